/** All components of a kind as one table: what a spreadsheet is made of. */
import { isDeepStrictEqual } from 'node:util';
import { madeOfEach } from '../../../engine/construction/index.ts';
import { schemaName } from '../../schema/file-schemas.ts';
import type { CheckedGame } from '../../check.ts';
import { isSound } from '../../link/certain.ts';
import { componentFiles, itemsOf, type CheckedFile } from '../../link/game-files.ts';
import type { CellValue } from '../../load/tables/table.ts';
import { classifier } from '../../roles.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { cellOf } from './cell.ts';
import { columnForm, type ColumnForm } from './column-form.ts';
import { exportedColumns, valueAt, type ExportedColumn } from './columns.ts';

/** A remark of the table: which file a component is in, where a kind has several. */
export const FILE_COLUMN = '# file';

export interface KindTable {
  readonly kind: string;
  /** `path`: the field; empty for a remark. */
  readonly columns: readonly ({
    readonly header: string;
    readonly path: readonly string[];
  } & ColumnForm)[];
  /** Below the headers. */
  readonly rows: readonly (readonly CellValue[])[];
}

/** Why a kind cannot be written as a table. */
export type ExportRefusal =
  | { readonly refused: 'unknown'; readonly kinds: readonly string[] }
  /** Files with errors: what they hold is not certain. Relative to the game. */
  | { readonly refused: 'unsound'; readonly files: readonly string[] };

/** Without the entries that cannot be read, where `withErrors`. */
export function kindTable(
  checked: CheckedGame,
  kind: string,
  { withErrors = false }: { readonly withErrors?: boolean } = {},
): KindTable | ExportRefusal {
  const { game, manifest, schemas } = checked;
  const declared = manifest.kinds[kind];
  if (declared === undefined) return { refused: 'unknown', kinds: Object.keys(manifest.kinds) };
  const files = componentFiles(game, kind, { fixtures: false });
  const unsound = files.filter((file) => !isSound(file)).map(({ path }) => path);
  if (unsound.length > 0 && !withErrors) return { refused: 'unsound', files: unsound };
  const items = files.flatMap((file) => itemsOf(file));
  const schema = fileSchema(checked, kind);
  const { columns: map = {} } = declared;
  const components = items.map(({ value }) => value);
  const columns = sameAsBefore(
    schema,
    exportedColumns({ schema, map, locales: manifest.locales, components }),
  );
  const described = { names: game.names, describe: schemas.describe };
  const forms = columns.map(({ header, path }) => ({
    header,
    path,
    ...columnForm(schema, path, described),
  }));
  const isOne = files.length < 2;
  return {
    kind,
    columns: isOne ? forms : [...forms, fileColumn(files)],
    rows: files.flatMap((file) => {
      const own = itemsOf(file).map(({ value }) => value);
      return rowsOf(own, schema, columns, isOne ? null : file.path);
    }),
  };
}

/** The cells of components, with their file where it is a column; the same list while nothing of a component changes. */
const rowsOf = madeOfEach(
  (
    component: Readonly<Record<string, unknown>>,
    schema: JsonSchema,
    columns: readonly ExportedColumn[],
    file: string | null,
  ): readonly CellValue[] => [
    ...columns.map(({ path }) => cellOf(valueAt(component, path), schema, path)),
    ...(file === null ? [] : [file]),
  ],
);

const lastColumns = new WeakMap<JsonSchema, readonly ExportedColumn[]>();

/** The list that was made last by this schema, where it says the same. */
function sameAsBefore(
  schema: JsonSchema,
  columns: readonly ExportedColumn[],
): readonly ExportedColumn[] {
  const before = lastColumns.get(schema);
  if (before !== undefined && isDeepStrictEqual(before, columns)) return before;
  lastColumns.set(schema, columns);
  return columns;
}

/** Whether a file at this path, relative to the game, is part of the game: an export is not. */
export function isFileOfGame({ manifest }: Pick<CheckedGame, 'manifest'>, path: string): boolean {
  return classifier(manifest)(path).length > 0;
}

/** The schema of a file of this kind. */
export function fileSchema({ game }: Pick<CheckedGame, 'game'>, kind: string): JsonSchema {
  return game.schemas.get(schemaName({ role: 'component', kind, fixture: false })) ?? {};
}

function fileColumn(files: readonly CheckedFile[]): KindTable['columns'][number] {
  const values = files.map(({ path }) => path);
  const choices = { values, strict: false };
  return { header: FILE_COLUMN, path: [], note: '', choices, bounds: null, isText: true };
}
