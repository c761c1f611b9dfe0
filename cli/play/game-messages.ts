/** What rules say in codes, in the words of the game. */
import type { CheckedGame } from '../../generator/index.ts';
import {
  messagesIn,
  type TableMessages as RulesMessages,
  tableWords,
  wordsOfJudge,
} from '../../studio/index.ts';
import { boardTextsOf, cardTextOf, type CardText } from './cards.ts';
import { namesOf, type Names } from './names.ts';
import { languageAtTable } from '../language.ts';
import { tableMessagesOf, type TableMessages } from './table-messages.ts';

export interface GameMessages extends RulesMessages {
  /** What a card says. */
  readonly card: CardText;
  readonly names: Names;
  /** What the table itself says. */
  readonly table: TableMessages;
  /** A position as drawn to play from, with names and what its cards say. */
  readonly board: (diagram: string) => string;
}

export function gameMessagesOf(checked: CheckedGame): GameMessages {
  const { game, locale } = checked;
  const names = namesOf(game, locale);
  const texts = boardTextsOf(game, locale);
  return {
    ...messagesIn(tableWords(checked), locale, names, wordsOfJudge),
    names,
    table: tableMessagesOf(languageAtTable(locale)),
    board: (diagram) => names.shown(texts(diagram)),
    card: cardTextOf(game, locale, names),
  };
}
