/** Where the data of a file is written in its text. */
import type { Part, Path, Span } from '../diagnostics/index.ts';
import type { CheckedFile } from './link/game-files.ts';
import { Places } from './load/places.ts';

interface Locator {
  /** Null where nothing is to be found. */
  locate(path: Path, part?: Part): Span | null;
}

/** Reads the text when the first place is asked for. */
export function locatorOf({ text, table, written }: CheckedFile): Locator {
  if (table !== undefined) return table;
  const places = new Places(text);
  return { locate: (path, part) => places.locate(written?.(path) ?? path, part) };
}
