/** What can be wrong with a style sheet before a browser reads it. */
import { posix } from 'node:path';
import {
  CssSyntaxError,
  parse,
  type AtRule,
  type Comment,
  type Declaration,
  type Root,
} from 'postcss';
import valueParser from 'postcss-value-parser';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { isPicture } from '../../generator/index.ts';
import { decoded, nearest } from '../../kernel/index.ts';
import { fontFamilies } from '../fonts/families.ts';
import { declarationFaults, variableFaults, type ReadSheet } from './judge-style.ts';
import { templateStyles } from './template-styles.ts';

/** Style sheets by path, and every file of the game. */
interface StyleSources {
  readonly texts: ReadonlyMap<string, string>;
  readonly paths: ReadonlySet<string>;
  /** Texts of templates by path: they may have styles of their own, and set variables. */
  readonly templates: ReadonlyMap<string, string>;
  /** Whether all style sheets are there that the game names. */
  readonly isWhole: boolean;
}

type Sheet = ReadSheet;

/** Of all style sheets together: a font that one defines is known to all. */
export function inspectStyles({ texts, paths, templates, isWhole }: StyleSources): Fault[] {
  const faults: Fault[] = [];
  const sheets: Sheet[] = [];
  for (const [path, text] of texts) {
    const root = read(path, text);
    if ('code' in root) faults.push(root);
    else sheets.push({ path, text, root });
  }
  const inTemplates: Sheet[] = [];
  for (const style of templateStyles(templates)) {
    if ('error' in style) faults.push(syntaxFault(style, style.error));
    else inTemplates.push(style);
  }
  const fonts = [
    ...fontFamilies.map(({ name }) => name),
    ...[...sheets, ...inTemplates].flatMap(ownFonts),
  ];
  // A style sheet that is missing or cannot be read may set any variable.
  const variables =
    faults.length > 0 || !isWhole
      ? []
      : variableFaults([...sheets, ...inTemplates], templates.values());
  return [
    ...faults,
    ...sheets.flatMap((sheet) => [
      ...inspect(sheet, fonts),
      ...addressFaults(sheet, paths),
      ...declarationFaults(sheet),
    ]),
    // What they show is looked at in the faces, as it is written there.
    ...inTemplates.flatMap((sheet) => [...inspect(sheet, fonts), ...declarationFaults(sheet)]),
    ...variables,
  ];
}

/** Families that the style sheets of a game define. */
export function ownFamilies(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([path, text]) => {
    const root = read(path, text);
    return 'code' in root ? [] : ownFonts({ root });
  });
}

function read(path: string, text: string): Root | Fault {
  try {
    return parse(text, { from: path });
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return syntaxFault({ path, text }, error);
  }
}

function syntaxFault({ path, text }: Pick<Sheet, 'path' | 'text'>, error: CssSyntaxError): Fault {
  const start = offsetOf(text, error.line ?? 1, error.column ?? 1);
  const span = { start, end: Math.min(text.length, start + 1) };
  return fault('CW2020', { file: path, path: [], span }, { reason: error.reason });
}

/** Lines and columns from 1. */
function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

function ownFonts({ root }: Pick<Sheet, 'root'>): string[] {
  const families: string[] = [];
  root.walkAtRules('font-face', (rule) => {
    rule.walkDecls('font-family', ({ value }) => void families.push(...familiesIn(value)));
  });
  return families;
}

const RASTERISING = ['filter', 'backdrop-filter', 'mix-blend-mode'];

function inspect(sheet: Sheet, fonts: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  sheet.root.walkComments((comment) => {
    if (comment.text.includes('/*')) faults.push(fault('CW2131', placeOf(comment, sheet), {}));
  });
  sheet.root.walkDecls((declaration) => {
    const place = placeOf(declaration, sheet);
    if (RASTERISING.includes(declaration.prop) && !/^(none|normal)$/.test(declaration.value)) {
      faults.push(fault('CW2021', place, { property: declaration.prop }));
    }
    const family = unknownFont(declaration, fonts);
    if (family !== null) {
      faults.push(
        fault('CW2022', place, { family, known: fonts, nearest: nearest(family, fonts) }),
      );
    }
  });
  return faults;
}

/** Addresses count from the style sheet. */
function addressFaults(sheet: Sheet, paths: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  sheet.root.walkDecls((declaration) => {
    for (const address of addressesIn(declaration.value)) {
      faults.push(...addressFault(address, sheet.path, placeOf(declaration, sheet), paths));
    }
  });
  sheet.root.walkAtRules('import', (rule) => {
    const [address] = addressesIn(rule.params, true);
    if (address !== undefined) {
      faults.push(...addressFault(address, sheet.path, placeOf(rule, sheet), paths));
    }
  });
  return faults;
}

type StylePlace = Pick<Fault, 'file' | 'path' | 'span'>;

function placeOf(node: AtRule | Comment | Declaration, { path: file, text }: Sheet): StylePlace {
  const { start, end } = node.source ?? {};
  if (start === undefined) return { file, path: [] };
  const span = { start: start.offset, end: Math.min(text.length, end?.offset ?? start.offset + 1) };
  return { file, path: [], span };
}

const GENERIC =
  /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|emoji|inherit|initial|unset|revert|revert-layer)$/i;

/** The family of a declaration that would come from the machine: none of its families is known. */
function unknownFont(
  { prop, value, parent }: Declaration,
  known: readonly string[],
): string | null {
  if (prop !== 'font-family' && prop !== 'font') return null;
  if (parent?.type === 'atrule' && (parent as AtRule).name === 'font-face') return null;
  const families = prop === 'font' ? familiesInShorthand(value) : familiesIn(value);
  const strange = families.find((family) => !known.includes(family) && !GENERIC.test(family));
  if (strange !== undefined) return strange;
  const wanted = families.filter((family) => !/^(inherit|initial|unset|revert.*)$/i.test(family));
  const [first] = wanted;
  return first !== undefined && wanted.every((family) => GENERIC.test(family)) ? first : null;
}

/** `'Vollkorn', serif` → Vollkorn, serif; none where a variable says it. */
function familiesIn(value: string): string[] {
  if (value.includes('var(')) return [];
  return value.split(',').map((family) => family.trim().replace(/^["']|["']$/g, ''));
}

/** `italic 700 9pt/1.2 'Vollkorn', serif`: the families are after the size. */
function familiesInShorthand(value: string): string[] {
  const size = /^.*?\d(?:mm|cm|q|in|pt|pc|px|em|rem|ex|ch|v[wh]|%)\S*\s+/i.exec(value);
  return size === null ? [] : familiesIn(value.slice(size[0].length));
}

/** Addresses in `url(…)`; with `bare`, also a text that stands alone, as in `@import`. */
function addressesIn(value: string, bare = false): string[] {
  const addresses: string[] = [];
  valueParser(value).walk((node) => {
    if (node.type === 'function' && node.value.toLowerCase() === 'url') {
      addresses.push(node.nodes.map(({ value: text }) => text).join(''));
      return false;
    }
    if (bare && node.type === 'string') addresses.push(node.value);
    return undefined;
  });
  return addresses;
}

function addressFault(
  address: string,
  sheet: string,
  place: StylePlace,
  paths: ReadonlySet<string>,
): Fault[] {
  if (address === '' || address.startsWith('#') || address.startsWith('data:')) return [];
  if (/^([a-z][a-z0-9+.-]*:|\/)/i.test(address)) return [fault('CW2023', place, { address })];
  const path = posix.join(posix.dirname(sheet), decoded(address.replace(/[?#].*$/, '')));
  if (paths.has(path)) return [];
  if (path.startsWith('../')) return [fault('CW2023', place, { address })];
  const code = isPicture(path) ? 'CW3085' : 'CW1214';
  return [fault(code, place, { path, nearest: nearest(path, paths) })];
}
