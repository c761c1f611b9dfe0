/** Which rows of a table a file cannot take, found without writing the file once for each of them. */
import type { CheckedFile } from '../../link/game-files.ts';
import type { TableForm } from './change-csv.ts';
import { changeFile } from './change-file.ts';
import type { FileChanges } from './change-yaml.ts';
import type { ChangedItem } from './changes.ts';

export type Refusal = Extract<ReturnType<typeof changeFile>, string>;

export interface Culprit {
  readonly row: number | null;
  readonly reason: Refusal;
}

/** What one row changes; null: a component that has none. */
export interface RowPart {
  readonly row: number | null;
  readonly changed?: ChangedItem;
  readonly removed?: ChangedItem;
  readonly added?: FileChanges['added'][number];
}

/** Each is searched for by writing the file about ten times. */
const MOST = 5;

/** The first rows that alone cannot be written; the first of all where it is not due to single ones. */
export function culpritsIn(
  file: CheckedFile,
  parts: readonly RowPart[],
  form: TableForm,
  reason: Refusal,
): readonly Culprit[] {
  const refusalOf = (some: readonly RowPart[]): Refusal | null => {
    const made = changeFile(file, together(some), form);
    return typeof made === 'string' ? made : null;
  };
  const first = parts.slice(0, 1).map(({ row }) => ({ row, reason }));
  // Then it is due to the file, whatever the rows are.
  if (refusalOf([]) !== null) return first;
  const found: Culprit[] = [];
  /** `some` together are refused, as far as is known. */
  const search = (some: readonly RowPart[]): void => {
    if (some.length < 2) {
      const why = refusalOf(some);
      for (const { row } of some) {
        const isKnown = found.some((one) => one.row === row);
        if (why !== null && !isKnown) found.push({ row, reason: why });
      }
      return;
    }
    const middle = Math.ceil(some.length / 2);
    const [left, right] = [some.slice(0, middle), some.slice(middle)];
    const isLeft = refusalOf(left) !== null;
    if (isLeft) search(left);
    if (found.length >= MOST) return;
    if (!isLeft || refusalOf(right) !== null) search(right);
  };
  search(parts);
  return found.length > 0 ? found : first;
}

function together(parts: readonly RowPart[]): FileChanges {
  return {
    changed: parts.map(({ changed }) => changed).filter((one) => one !== undefined),
    removed: parts.map(({ removed }) => removed).filter((one) => one !== undefined),
    added: parts.map(({ added }) => added).filter((one) => one !== undefined),
  };
}
