/** What rules say in codes, in the words of the game. */
import { deckCodes, type Words, wordsOf } from '../../diagnostics/index.ts';
import type { CheckedGame } from '../../generator/index.ts';
import {
  messagesIn,
  type TableMessages as RulesMessages,
  tableWords,
  type WordsFor,
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

/** Cardwright's words for a code of the judge of decks that the game leaves as it is. */
const wordsOfJudge: WordsFor = (code, params) => {
  const known = Object.hasOwn(deckCodes, code) ? deckCodes[code] : undefined;
  if (known === undefined) return null;
  const words: Words<typeof params> = wordsOf(known);
  return { text: words.message(params), fix: words.hint(params) ?? null };
};
