/** What a deck declares: defaults filled in, values checked, joined with the options of the game. */
import type { GameOption } from '../game.ts';
import type { CardLookup, Deck, OptionValues, Violation } from './types.ts';
import { judgeCodes, violation, type Refuse } from './report.ts';
import type { Choice } from './rules.ts';

/** Binds the choices of a deck. */
export interface ChoiceBinder {
  /** Every declared choice with its value or its default; null where there is neither. */
  bind(deck: Deck): Readonly<Record<string, unknown>>;
  /**
   * Reports choices that the game does not know, sorted by name, and returns the names of declared
   * choices that have no usable value: what depends on them cannot be judged.
   */
  check(deck: Deck, refuse: Refuse): ReadonlySet<string>;
}

export function compileChoices(
  declared: Readonly<Record<string, Choice>>,
  idsOf: CardLookup['ids'],
  isDeck: (id: unknown) => boolean = () => true,
): ChoiceBinder {
  const names = Object.keys(declared).toSorted();
  const allows = new Map(names.map((name) => [name, allowedBy(declared[name], idsOf, isDeck)]));
  const valueIn = (deck: Deck, name: string): unknown =>
    own(deck.choices, name) ?? declared[name]?.default ?? null;
  const isOmitted = (name: string, value: unknown): boolean =>
    value === null && declared[name]?.optional === true;
  return {
    bind: (deck) => Object.fromEntries(names.map((name) => [name, valueIn(deck, name)])),
    check(deck, refuse) {
      const refused = new Set<string>();
      const written = Object.keys(deck.choices).filter((name) => !allows.has(name));
      for (const name of [...names, ...written].toSorted()) {
        const value = allows.has(name) ? valueIn(deck, name) : deck.choices[name];
        if (allows.get(name)?.(value) === true || isOmitted(name, value)) continue;
        refused.add(name);
        refuse(unknownChoice(deck, name, value, allows.has(name) ? declared[name] : undefined));
      }
      return refused;
    },
  };
}

/** A choice without any of them takes any value. */
function allowedBy(
  choice: Choice | undefined,
  idsOf: CardLookup['ids'],
  isDeck: (id: unknown) => boolean,
): (value: unknown) => boolean {
  if (choice?.deck === true) return (value) => value === null || isDeck(value);
  if (choice?.type !== undefined) return ofType(choice.type, choice);
  const values: ReadonlySet<unknown> | null =
    choice?.from !== undefined
      ? new Set(choice.from)
      : choice?.kind !== undefined
        ? idsOf(choice.kind)
        : null;
  return (value) => value !== null && (values === null || values.has(value));
}

/** Days are compared as they are written: `2026-05-01`. */
function ofType(
  type: NonNullable<Choice['type']>,
  { min, max }: Choice,
): (value: unknown) => boolean {
  if (type === 'number') {
    return (value) =>
      typeof value === 'number' &&
      Number.isFinite(value) &&
      value >= Number(min ?? -Infinity) &&
      value <= Number(max ?? Infinity);
  }
  return (value) =>
    typeof value === 'string' &&
    isDay(value) &&
    value >= String(min ?? '') &&
    value <= String(max ?? '9999-12-31');
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the calendar has such a day. */
function isDay(written: string): boolean {
  const [year = 0, month = 0, day = 0] = (DAY.exec(written) ?? []).slice(1).map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && isLeap ? 29 : (LENGTHS[month - 1] ?? 0);
  return day >= 1 && day <= last;
}

function unknownChoice(
  deck: Deck,
  name: string,
  value: unknown,
  choice: Choice | undefined,
): Violation {
  return violation(judgeCodes.unknownChoice, choice ?? {}, {
    params: { [name]: value },
    path: Object.hasOwn(deck.choices, name) ? [name] : [],
    rulePath: choice === undefined ? ['choices'] : ['choices', name],
    constraint: 'choices',
  });
}

/** The options of a game as set by `given`, with defaults for the number of players in it. */
export function optionValues(
  options: Readonly<Record<string, GameOption>>,
  given: OptionValues,
): Record<string, unknown> {
  const players = String(given['players'] ?? options['players']?.default);
  const known = Object.entries(options).map(([name, { byPlayers = {}, default: usual }]) => {
    const value = own(given, name);
    return [name, value === undefined ? (own(byPlayers, players) ?? usual) : value] as const;
  });
  const others = Object.entries(given).filter(([name]) => !Object.hasOwn(options, name));
  // In the order of game.yaml, whatever is given: rules ask for options in every step, and V8 then knows one shape.
  return Object.fromEntries([...known, ...others]);
}

function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
