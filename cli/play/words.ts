/** What rules say in codes, in the words of the game. */
import { commonRefusalWords } from '../../diagnostics/index.ts';
import type { Text } from '../../engine/game.ts';
import type { GameEvent, Refusal } from '../../engine/rules.ts';
import type { CheckResult } from '../../generator/check.ts';
import { formatMessage, inLocale, messageParameters, type Message } from '../../generator/words.ts';
import { boardTextsOf } from './board-texts.ts';
import { cardWordsOf, type CardWords } from './card-words.ts';
import { goalsOf, type Goals } from './goals.ts';
import { namesOf, type Names } from './names.ts';
import { tableWordsOf, type TableWords } from './table-words.ts';

export interface Words {
  /** What is wrong, what to do, and the clause that forbids it. */
  readonly refusal: (refusal: Refusal) => string;
  /** What happened, as far as the event reports it. */
  readonly event: (event: GameEvent) => string;
  /** What a card says. */
  readonly card: CardWords;
  readonly names: Names;
  /** What the table itself says. */
  readonly table: TableWords;
  /** How far the sides are, and what ends the game: lines of `play.goals` in game.yaml. */
  readonly goals: Goals;
  /** A position as drawn to play from, with names and what its cards say. */
  readonly board: (diagram: string) => string;
}

/** In place of what an event does not report, and of nobody: an empty list. */
const UNTOLD = 'none';

export function wordsOf({ messages, game, manifest, locale }: CheckResult): Words {
  const names = namesOf(game, locale);
  const texts = boardTextsOf(game, locale);
  const say = (text: Text | undefined, params: Refusal['params']): string | null =>
    text === undefined ? null : fill(inLocale(text, locale), locale, params, names);
  const messageOf = (code: string): Message | undefined =>
    messages[code] ?? commonRefusalWords[code];
  return {
    names,
    table: tableWordsOf(locale),
    board: (diagram) => names.shown(texts(diagram)),
    card: cardWordsOf(game, locale, names),
    goals: goalsOf(manifest, locale),
    refusal({ code, clause, params }) {
      const message = messageOf(code);
      const text = say(message?.text, params) ?? withParams(code, params);
      const fix = say(message?.fix, params);
      return [text, fix, clause === '' ? null : `(${clause})`]
        .filter((part) => part !== null)
        .join(' ');
    },
    event({ type, ...params }) {
      return say(messageOf(codeOf(type))?.text, params) ?? withParams(type, params);
    },
  };
}

/** `unitPlaced` → `UNIT_PLACED`, the code of an event in messages.yaml. */
function codeOf(type: string): string {
  return type.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function fill(
  text: string,
  locale: string,
  params: Refusal['params'],
  names: Names,
): string | null {
  const used = messageParameters(text);
  if (!Array.isArray(used)) return null;
  const values = used.map((name) => {
    // What the text chooses by stays a word of the rules.
    const isChosenBy = text.includes(`{${name},`);
    const named = (value: unknown): unknown =>
      typeof value !== 'string'
        ? value
        : (names.byId.get(value) ?? (isChosenBy ? value : names.move(value)));
    const value = isEmpty(params[name]) ? UNTOLD : params[name];
    return [name, Array.isArray(value) ? value.map(named) : named(value)] as const;
  });
  return formatMessage(text, locale, Object.fromEntries(values));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** For a code without words: `unitPlaced seat P1, square (4,3)`. */
function withParams(code: string, params: Refusal['params']): string {
  const parts = Object.entries(params).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return parts.length === 0 ? code : `${code}: ${parts.join(', ')}`;
}
