import { isMapping, nearest } from '../../kernel/index.ts';
import { fault, type Fault } from '../../diagnostics/index.ts';
import type { SourceFile } from '../load/files.ts';
import type { Manifest } from '../manifest.ts';
import { groupNames } from '../vocabulary/model.ts';
import { itemsOf, type CheckedFile, type GameFiles, type LinkCheck } from './game-files.ts';

/** Clauses that scenarios, options, constraints, messages, words and rulebooks cite are in rules.md. */
export const clauses: LinkCheck = ({ files, manifest, clauses: known }) =>
  files.flatMap((file) => unknownIn(cited(file, manifest), file.path, known));

/** The same of `x-clause` in the game's own schemas. */
export function clausesOfSchemas(
  files: readonly SourceFile[],
  known: GameFiles['clauses'],
): Fault[] {
  return files
    .filter(({ path }) => path.startsWith('schemas/'))
    .flatMap(({ path, data }) => unknownIn(below(data, []), path, known));
}

function unknownIn(
  citations: readonly Citation[],
  file: string,
  known: GameFiles['clauses'],
): Fault[] {
  if (known === null) return [];
  return citations
    .filter(({ clause }) => !known.has(clause))
    .map(({ clause, ...place }) =>
      fault('CW1220', { file, ...place }, { clause, nearest: nearest(clause, known) }),
    );
}

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
  if (file.role.role === 'vocabulary') return ofWords(file.data);
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

/** The clauses that define words; `clause` may also be the name of a word or of a parameter. */
function ofWords(data: unknown): Citation[] {
  return groupNames.flatMap((group) =>
    entriesOf(isMapping(data) ? data[group] : undefined).flatMap(([name, word]) =>
      isMapping(word) && typeof word['clause'] === 'string'
        ? [{ clause: word['clause'], path: [group, name, 'clause'] }]
        : [],
    ),
  );
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(isMapping(value) ? value : {});
}

/** Every `clause:` or `x-clause` below a value, and every entry of `clauses` or of `x-clause`. */
function below(value: unknown, path: (string | number)[]): Citation[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => below(item, [...path, index]));
  return entriesOf(value).flatMap(([key, item]): Citation[] => {
    const isOne = key === 'clause' || key === 'x-clause';
    if (isOne && typeof item === 'string') return [{ clause: item, path: [...path, key] }];
    if ((key === 'clauses' || key === 'x-clause') && isMapping(item)) {
      return Object.entries(item).map(([name, clause]) => ({
        clause: String(clause),
        path: [...path, key, name],
      }));
    }
    return below(item, [...path, key]);
  });
}
