import { isMapping, nearest, remember } from '../../kernel/index.ts';
import { fault, type Fault, noteWords } from '../../diagnostics/index.ts';
import type { SourceFile } from '../load/files.ts';
import type { Manifest } from '../manifest.ts';
import { itemsOf, type CheckedFile, type LinkCheck } from './game-files.ts';

const CLAUSE = /^- \*\*([A-Z]{2,5}-[0-9A-Z]+(?:\.[0-9]+)*)\*\*/gm;

/** The clauses that a rules.md numbers: list entries that begin with a bold number. */
export function clausesOf(rules: string): Set<string> {
  return new Set([...rules.matchAll(CLAUSE)].map((match) => match[1] ?? ''));
}

/** What a rules.md numbers; unknown where there is none, it was not read whole, or two have one number. */
interface ReadClauses {
  readonly known: ReadonlySet<string> | null;
  readonly faults: readonly Fault[];
}

export function readClauses(rules: SourceFile | undefined): ReadClauses {
  return rules?.complete === true ? readWhole(rules) : { known: null, faults: [] };
}

const readWhole = remember(({ text }: SourceFile): ReadClauses => {
  const faults = repeatedClauses(text);
  return { known: faults.length > 0 ? null : clausesOf(text), faults };
});

/** Clauses whose number an earlier one has: nobody knows which of the two is cited. */
function repeatedClauses(rules: string): Fault[] {
  const file = 'rules.md';
  const first = new Map<string, NonNullable<Fault['span']>>();
  return [...rules.matchAll(CLAUSE)].flatMap(({ 1: clause = '', index }) => {
    const start = index + '- **'.length;
    const span = { start, end: start + clause.length };
    const before = first.get(clause);
    if (before === undefined) {
      first.set(clause, span);
      return [];
    }
    const related = [{ message: noteWords().isHereFirst(clause), file, path: [], span: before }];
    return [fault('CW1511', { file, path: [], span, related }, { clause })];
  });
}

/** Clauses that scenarios, options, constraints, messages and rulebooks cite are in rules.md. */
export const clauses: LinkCheck = ({ files, manifest, clauses: known }) => {
  if (known === null) return [];
  return files.flatMap((file) => cited(file, manifest).flatMap((one) => check(one, file)));

  function check({ clause, ...place }: Citation, file: CheckedFile): Fault[] {
    if (known === null || known.has(clause)) return [];
    const near = nearest(clause, known);
    return [fault('CW1220', { file: file.path, ...place }, { clause, nearest: near })];
  }
};

interface Citation {
  readonly clause: string;
  readonly path: (string | number)[];
  /** In a text. */
  readonly span?: NonNullable<Fault['span']>;
}

/** Roles of files that name clauses in their data. */
const WITH_CLAUSES: readonly string[] = ['construction', 'game', 'messages'];

function cited(file: CheckedFile, manifest: Manifest): Citation[] {
  if (file.role.role === 'rulebook') return inProse(file.text, manifest.clauses);
  if (file.role.role === 'scenarios') {
    return itemsOf(file).flatMap(({ value, path }) =>
      [value['clauses']]
        .flat()
        .flatMap((clause, index) =>
          typeof clause === 'string' ? [{ clause, path: [...path, 'clauses', index] }] : [],
        ),
    );
  }
  return WITH_CLAUSES.includes(file.role.role) ? below(file.data, []) : [];
}

/** `TB-2.1`, but for what addresses name: scenarios have ids of the same form. */
function inProse(text: string, prefix: string | undefined): Citation[] {
  if (prefix === undefined) return [];
  const prose = text.replace(/\]\([^)\s]*\)/g, (address) => ' '.repeat(address.length));
  return [...prose.matchAll(new RegExp(`\\b${prefix}-\\d+(?:\\.\\d+)+`, 'g'))].map(
    ({ 0: clause, index }) => ({
      clause,
      path: [],
      span: { start: index, end: index + clause.length },
    }),
  );
}

/** Every `clause:` below a value, and every entry of a mapping named `clauses`. */
function below(value: unknown, path: (string | number)[]): Citation[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => below(item, [...path, index]));
  if (!isMapping(value)) return [];
  return Object.entries(value).flatMap(([key, item]): Citation[] => {
    if (key === 'clause' && typeof item === 'string')
      return [{ clause: item, path: [...path, key] }];
    if (key === 'clauses' && isMapping(item)) {
      return Object.entries(item).map(([name, clause]) => ({
        clause: String(clause),
        path: [...path, key, name],
      }));
    }
    return below(item, [...path, key]);
  });
}
