/** Names of components in place of their ids at the terminal, where drawn positions keep their columns. */
import { namedThings, type GameFiles } from '../../generator/index.ts';
import { namesIn, type Names as TableNames } from '../../kernel/index.ts';
import { columnsKept } from '../columns.ts';

export interface Names extends TableNames {
  /** A drawn position with names for ids and words of the table for those of the rules, column by column. */
  readonly shown: (text: string) => string;
}

export function namesOf(game: GameFiles, locale: string): Names {
  const names = namesIn(namedThings(game), locale);
  return { ...names, shown: (text) => columnsKept(text, names.cell) };
}
