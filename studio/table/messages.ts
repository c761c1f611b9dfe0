/** What rules say in codes, in the words of the game. */
import {
  type CatalogueCard,
  type CompiledGame,
  compileFilter,
  type GameEvent,
  type Observation,
  type Refusal,
  type Text,
} from '../../engine/index.ts';
import {
  formatMessage,
  inLocale,
  messageParameters,
  namesIn,
  type Messages,
  type NamedThings,
  type Names,
} from '../../kernel/index.ts';

/** What a game says while it is played, in all its languages. */
export interface TableWords extends NamedThings {
  /** Of the game, and those that all games share, by code. */
  readonly messages: Messages;
  readonly goals: readonly GoalWords[];
}

/** What ends the game: `play.goals` of game.yaml. */
export interface GoalWords {
  readonly title: Text;
  readonly count: string;
  readonly where?: Parameters<typeof compileFilter>[0];
  readonly limit?: string;
}

export interface TableMessages {
  /** What is wrong, what to do, and the clause that forbids it. */
  readonly refusal: (refusal: Refusal) => string;
  /** What happened, as far as the event reports it. */
  readonly event: (event: GameEvent) => string;
  /** `Captured cards (20 win): A 3, B 5`, for each goal that there is in a game with these options. */
  readonly goals: (
    seen: Observation,
    options: Readonly<Record<string, unknown>>,
    game: CompiledGame,
  ) => string[];
}

/** In place of what an event does not report, and of nobody: an empty list. */
const UNTOLD = 'none';

/** Words for codes that the game has none for; null where there are none. */
export type WordsFor = (
  code: string,
  params: Refusal['params'],
) => { readonly text: string; readonly fix: string | null } | null;

export function messagesIn(
  words: TableWords,
  locale: string,
  names: Names = namesIn(words, locale),
  others: WordsFor = () => null,
): TableMessages {
  const { messages } = words;
  const say = (text: Text | undefined, params: Refusal['params']): string | null =>
    text === undefined ? null : fill(inLocale(text, locale), locale, params, names);
  return {
    goals: goalsOf(words.goals, locale),
    refusal({ code, clause, params }) {
      const message = messages[code];
      const other = message === undefined ? others(code, params) : null;
      const text = say(message?.text, params) ?? other?.text ?? withParams(code, params);
      const fix = say(message?.fix, params) ?? other?.fix ?? null;
      const advised = fix === null ? text : `${text}${gapAfter(text)}${fix}`;
      return clause === '' ? advised : `${advised} (${clause})`;
    },
    event({ type, ...params }) {
      return say(messages[codeOf(type)]?.text, params) ?? withParams(type, params);
    },
  };
}

/** A full-width stop has its own space. */
function gapAfter(sentence: string): string {
  return sentence.endsWith('。') ? '' : ' ';
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

function goalsOf(goals: readonly GoalWords[], locale: string): TableMessages['goals'] {
  return (seen, options, game) => goals.flatMap((goal) => lineOf(goal, seen, options, game));

  function lineOf(
    { title, count, where, limit }: GoalWords,
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
function counter(where: GoalWords['where'] | undefined, game: CompiledGame): Counter {
  const fits = where === undefined ? () => true : compileFilter(where, () => undefined);
  const all: readonly CatalogueCard[] = Object.values(game.kinds).flat();
  const cards = new Map(all.map((one) => [one.id, one]));
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
