/** What rules say in codes, in the words of the game. */
import { commonRefusalMessages, deckCodes, type Words, wordsOf } from '../../diagnostics/index.ts';
import type { Where } from '../../engine/construction/index.ts';
import {
  type CompiledGame,
  compileFilter,
  type GameEvent,
  type Observation,
  type Refusal,
  type Text,
} from '../../engine/index.ts';
import type { CheckedGame, Goal, Manifest } from '../../generator/index.ts';
import { formatMessage, inLocale, messageParameters, type Message } from '../../kernel/index.ts';
import { boardTextsOf, cardTextOf, type CardText } from './cards.ts';
import { namesOf, type Names } from './names.ts';
import { languageAtTable } from '../language.ts';
import { tableMessagesOf, type TableMessages } from './table-messages.ts';

export interface GameMessages {
  /** What is wrong, what to do, and the clause that forbids it. */
  readonly refusal: (refusal: Refusal) => string;
  /** What happened, as far as the event reports it. */
  readonly event: (event: GameEvent) => string;
  /** What a card says. */
  readonly card: CardText;
  readonly names: Names;
  /** What the table itself says. */
  readonly table: TableMessages;
  /** How far the sides are, and what ends the game: lines of `play.goals` in game.yaml. */
  readonly goals: Goals;
  /** A position as drawn to play from, with names and what its cards say. */
  readonly board: (diagram: string) => string;
}

/** In place of what an event does not report, and of nobody: an empty list. */
const UNTOLD = 'none';

export function gameMessagesOf({ messages, game, manifest, locale }: CheckedGame): GameMessages {
  const names = namesOf(game, locale);
  const texts = boardTextsOf(game, locale);
  const say = (text: Text | undefined, params: Refusal['params']): string | null =>
    text === undefined ? null : fill(inLocale(text, locale), locale, params, names);
  const messageOf = (code: string): Message | undefined =>
    messages[code] ?? commonRefusalMessages[code];
  return {
    names,
    table: tableMessagesOf(languageAtTable(locale)),
    board: (diagram) => names.shown(texts(diagram)),
    card: cardTextOf(game, locale, names),
    goals: goalsOf(manifest, locale),
    refusal({ code, clause, params }) {
      const message = messageOf(code);
      const words = message === undefined ? wordsOfJudge(code) : undefined;
      const text = say(message?.text, params) ?? words?.message(params) ?? withParams(code, params);
      const fix = say(message?.fix, params) ?? words?.hint(params) ?? null;
      const advised = fix === null ? text : `${text}${gapAfter(text)}${fix}`;
      return clause === '' ? advised : `${advised} (${clause})`;
    },
    event({ type, ...params }) {
      return say(messageOf(codeOf(type))?.text, params) ?? withParams(type, params);
    },
  };
}

/** A full-width stop has its own space. */
function gapAfter(sentence: string): string {
  return sentence.endsWith('。') ? '' : ' ';
}

/** Cardwright's words for a code of the judge of decks that the game leaves as it is. */
function wordsOfJudge(code: string): Words<Refusal['params']> | undefined {
  const known = Object.hasOwn(deckCodes, code) ? deckCodes[code] : undefined;
  return known && wordsOf(known);
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

/** `Captured cards (20 win): A 3, B 5`, for each goal that there is in a game with these options. */
type Goals = (
  seen: Observation,
  options: Readonly<Record<string, unknown>>,
  game: CompiledGame,
) => string[];

function goalsOf(manifest: Manifest, locale: string): Goals {
  const goals = manifest.play?.goals ?? [];
  return (seen, options, game) => goals.flatMap((goal) => lineOf(goal, seen, options, game));

  function lineOf(
    { title, count, where, limit }: Goal,
    seen: Observation,
    options: Readonly<Record<string, unknown>>,
    game: CompiledGame,
  ): string[] {
    const bound = limit === undefined ? undefined : options[limit];
    if (limit !== undefined && (typeof bound !== 'number' || bound === 0)) return [];
    const counted = seen[count];
    if (counted === undefined) return [];
    const label = formatMessage(inLocale(title, locale), locale, { limit: bound ?? 0 });
    return [`${label}: ${tally(counted, counter(where, game))}`];
  }
}

type Counter = (ids: readonly unknown[]) => number;

/** How many of a list are meant: lines of several equal cards count as that many. */
function counter(where: Where | undefined, game: CompiledGame): Counter {
  const fits = where === undefined ? () => true : compileFilter(where, () => undefined);
  const cards = new Map(
    Object.values(game.kinds).flatMap((all) => all.map((one) => [one.id, one])),
  );
  return (ids) =>
    ids.reduce<number>((sum, line) => {
      const [, copies = '1', id = ''] = /^(?:(\d+) x )?(.*)$/.exec(String(line)) ?? [];
      return sum + (fits(cards.get(id) ?? { id }) ? Number(copies) : 0);
    }, 0);
}

/** A number, a list, or one of them by side or seat. */
function tally(counted: unknown, count: Counter): string {
  if (Array.isArray(counted)) return String(count(counted));
  if (typeof counted !== 'object' || counted === null) return String(counted);
  return Object.entries(counted)
    .map(([whose, one]) => `${whose} ${tally(one, count)}`)
    .join(', ');
}
