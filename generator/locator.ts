/** Where the data of a file is written in its text. */
import type { Part, Path, Span } from '../diagnostics/index.ts';
import { remember } from '../kernel/index.ts';
import type { CheckedFile } from './link/game-files.ts';
import { Places } from './load/places.ts';
import type { TableList } from './tables/read-table.ts';

export interface Locator extends Partial<Pick<TableList, 'cellAt'>> {
  /** Null where nothing is to be found. */
  locate(path: Path, part?: Part): Span | null;
  isMember?(path: Path): boolean;
}

/** Reads the text when the first place is asked for. */
export function locatorOf(file: CheckedFile): Locator {
  if (file.table !== undefined) return file.table;
  const places = placesOf(file);
  return {
    locate: (path, part) => places.locate(file.written?.(path) ?? path, part),
    isMember: (path) => file.isMember?.(path) === true,
  };
}

/** Of tables and of files with families, where data is not at the place that its path says, by path. */
export function writtenElsewhere(files: readonly CheckedFile[]): Map<string, Locator> {
  const elsewhere = files.filter(
    ({ table, written }) => table !== undefined || written !== undefined,
  );
  return new Map(elsewhere.map((file) => [file.path, locatorOf(file)]));
}

/** Where the entry of a component begins. */
export function startOf(file: CheckedFile, path: Path): number {
  const { table, written } = file;
  if (table !== undefined) return table.locate(path)?.start ?? 0;
  return placesOf(file).startOf(written?.(path) ?? path);
}

/** What was read of a text is there for the next place. */
export const placesOf = remember(({ text }: CheckedFile) => new Places(text));
