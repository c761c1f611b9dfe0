/** What is typed into a cell of a table of components, as a change of the component. */
import { isDeepStrictEqual } from 'node:util';
import type { BadCell } from '../tables/read-cell.ts';
import type { CheckedGame } from '../check.ts';
import { componentFiles, itemWithId } from '../link/game-files.ts';
import { isField } from '../tables/columns.ts';
import { cellOf } from '../tables/export/cell.ts';
import { valueAt } from '../tables/export/columns.ts';
import { fileSchema } from '../tables/export/kind-table.ts';
import { readCell } from '../tables/read-cell.ts';
import type { ChangeRefusal, ComponentChange } from './plan-edit.ts';

/** Texts as cells show them; empty for no value. */
export interface TypedCell {
  readonly kind: string;
  readonly id: string;
  readonly field: readonly string[];
  readonly was: string;
  readonly text: string;
}

/** Why what is typed is no value of the field: as of a cell of a spreadsheet, or broken YAML. */
export type CellRefusal =
  | ChangeRefusal
  | { readonly why: 'cell'; readonly reason: BadCell | 'yaml' };

export function cellChange(
  checked: CheckedGame,
  { kind, id, field, was, text }: TypedCell,
): { readonly change: ComponentChange } | CellRefusal {
  if (!Object.hasOwn(checked.manifest.kinds, kind)) return { why: 'kind' };
  const schema = fileSchema(checked, kind);
  if (field.length === 0 || !isField(schema, field)) return { why: 'field' };
  const files = componentFiles(checked.game, kind, { fixtures: false });
  const item = itemWithId(files, id);
  if (item === undefined) return { why: 'id' };
  const value = valueAt(item.value, field);
  const shown = String(cellOf(value, schema, field));
  const read = readCell({ sort: 'value', text, value: text, span: NOWHERE }, schema, field);
  if ('bad' in read) return { why: 'cell', reason: read.bad };
  if ('yaml' in read) return { why: 'cell', reason: 'yaml' };
  if (shown !== was && !isDeepStrictEqual(read.value, value))
    return { why: 'conflict', now: shown };
  return { change: { do: 'set', kind, id, field, was: value, value: read.value } };
}

const NOWHERE = { start: 0, end: 0 };
