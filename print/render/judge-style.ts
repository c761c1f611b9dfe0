/** Slips in a style sheet that a browser skips in silence. */
import type { AtRule, Declaration, Root } from 'postcss';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { nearest } from '../../kernel/index.ts';
import { cssSlip } from './css-lexer.ts';

/** A style sheet as read. */
export interface ReadSheet {
  readonly path: string;
  readonly text: string;
  readonly root: Root;
}

/** Set on every face by Cardwright: face.ts, and the helper `pattern`. */
const PROVIDED = ['--width', '--height', '--bleed', '--columns', '--rows'];

/** What style sheets were found to be, by path: most of them are the same at the next save. */
const known = new Map<string, { readonly text: string; readonly faults: readonly Fault[] }>();
const MOST_KNOWN = 200;

/** Properties, values and units that do not exist. */
export function declarationFaults(sheet: ReadSheet): readonly Fault[] {
  const { path, text, root } = sheet;
  const before = known.get(path);
  if (before?.text === text) return before.faults;
  const faults: Fault[] = [];
  root.walkDecls((declaration) => {
    if (isDescriptor(declaration)) return;
    const found = declarationFault(declaration, sheet);
    if (found !== null) faults.push(found);
  });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(path, { text, faults });
  return faults;
}

/** At-rules whose declarations are no properties of elements. */
const DESCRIBING = ['font-face', 'page', 'property', 'counter-style', 'font-feature-values'];

function isDescriptor({ parent }: Declaration): boolean {
  if (parent?.type !== 'atrule') return false;
  const { name, parent: outer } = parent as AtRule;
  return describes(name) || (outer?.type === 'atrule' && describes((outer as AtRule).name));
}

function describes(atRule: string): boolean {
  return DESCRIBING.includes(atRule.toLowerCase());
}

function declarationFault(declaration: Declaration, sheet: ReadSheet): Fault | null {
  const { prop: property, value } = declaration;
  const found = cssSlip(property, value);
  if (found === null) return null;
  const place = placeIn(declaration, found.slip === 'property' ? property : found.at, sheet);
  switch (found.slip) {
    case 'property':
      return fault('CW2121', place, { property, nearest: found.nearest });
    case 'value':
      return fault('CW2122', place, { property, value, at: found.at, nearest: found.nearest });
    case 'unit':
      return fault('CW2123', place, {
        unit: found.unit,
        written: found.at,
        nearest: found.nearest,
      });
  }
}

/** Variables that are read without a default, and set nowhere: `elsewhere` are texts that may set some. */
export function variableFaults(sheets: readonly ReadSheet[], elsewhere: Iterable<string>): Fault[] {
  const set = new Set<string>();
  for (const { root } of sheets) {
    root.walkDecls(/^--/, ({ prop }) => void set.add(prop));
    root.walkAtRules('property', ({ params }) => void set.add(params.trim()));
  }
  for (const text of elsewhere) {
    for (const [variable] of text.matchAll(/--[\w-]+(?=\s*:)/g)) set.add(variable);
  }
  for (const variable of PROVIDED) set.add(variable);
  return sheets.flatMap((sheet) => {
    const faults: Fault[] = [];
    sheet.root.walkDecls((declaration) => {
      for (const [, variable = ''] of declaration.value.matchAll(/\bvar\(\s*(--[\w-]+)\s*\)/gi)) {
        if (set.has(variable)) continue;
        const place = placeIn(declaration, variable, sheet);
        faults.push(fault('CW2124', place, { variable, nearest: nearest(variable, set) }));
      }
    });
    return faults;
  });
}

/** The first place in a declaration where a piece of it is; the declaration where none does. */
function placeIn(
  { source }: Declaration,
  piece: string,
  { path: file, text }: ReadSheet,
): Pick<Fault, 'file' | 'path' | 'span'> {
  const from = source?.start?.offset;
  if (from === undefined) return { file, path: [] };
  const to = source?.end?.offset ?? text.length;
  const at = piece === '' ? -1 : text.slice(from, to).indexOf(piece);
  const span =
    at === -1
      ? { start: from, end: Math.min(text.length, to) }
      : { start: from + at, end: from + at + piece.length };
  return { file, path: [], span };
}
