import { isMapping } from '../../kernel/index.ts';
import { filesOf, type GameFiles } from './game-files.ts';

/** The sheets of print.yaml, as written, in its order; what is no mapping keeps its place. */
export function writtenSheets(
  game: Pick<GameFiles, 'files'>,
): readonly Readonly<Record<string, unknown>>[] {
  const data = filesOf(game, 'print')[0]?.data;
  const sheets = isMapping(data) && Array.isArray(data['sheets']) ? data['sheets'] : [];
  return sheets.map((sheet: unknown) => (isMapping(sheet) ? sheet : {}));
}

/** Ids of the sheets of print.yaml. */
export function sheetIds(game: Pick<GameFiles, 'files'>): string[] {
  return writtenSheets(game).flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}
