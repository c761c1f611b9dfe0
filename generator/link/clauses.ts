import { fault, type Fault } from '../../diagnostics/index.ts';
import { nearest } from '../nearest.ts';
import { isMapping, itemsOf, type CheckedFile, type LinkCheck } from './game-files.ts';

const CLAUSE = /^- \*\*([A-Z]{2,5}-[0-9A-Z]+(?:\.[0-9]+)*)\*\*/gm;

/** The clauses that a rules.md numbers: list entries that begin with a bold number. */
export function clausesOf(rules: string): Set<string> {
  return new Set([...rules.matchAll(CLAUSE)].map((match) => match[1] ?? ''));
}

/** Clauses that scenarios, options and constraints cite stand in rules.md. */
export const clauses: LinkCheck = ({ files, clauses: known }) => {
  if (known === null) return [];
  return files.flatMap((file) => cited(file).flatMap((one) => check(one, file)));

  function check({ clause, path }: Citation, file: CheckedFile): Fault[] {
    if (known === null || known.has(clause)) return [];
    const near = nearest(clause, known);
    return [fault('CW1220', { file: file.path, path }, { clause, nearest: near })];
  }
};

interface Citation {
  readonly clause: string;
  readonly path: (string | number)[];
}

function cited(file: CheckedFile): Citation[] {
  if (file.role.role === 'scenarios') {
    return itemsOf(file).flatMap(({ value, path }) =>
      [value['clauses']]
        .flat()
        .flatMap((clause, index) =>
          typeof clause === 'string' ? [{ clause, path: [...path, 'clauses', index] }] : [],
        ),
    );
  }
  return file.role.role === 'construction' || file.role.role === 'game' ? below(file.data, []) : [];
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
