import { isMapping, nearest } from '../../kernel/index.ts';
import { fault, type Fault } from '../../diagnostics/index.ts';
import type { Manifest } from '../manifest.ts';
import { itemsOf, type CheckedFile, type LinkCheck } from './game-files.ts';

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
