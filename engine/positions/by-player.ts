/**
 * What positions say below the name of a player, `P1: { hand: [mortar], at: '(1,5)' }`: keys that have
 * a value for each seat, and words that the game reads itself.
 */
import { BadPosition, type Position } from '../rules.ts';
import { seatName, type Seat } from '../seats.ts';
import { mapOf, type ByName } from './reading.ts';

/** The words of a map: `{ handCount: 3, front: null }`. */
export type Words = Readonly<Record<string, unknown>>;

export interface BelowPlayers<Config, State> {
  /** The most seats that a game can have: a position may name as many. */
  readonly seats: number;
  /** Keys with a value for each seat that are written below its name: `hand`. */
  readonly keys: readonly string[];
  /** Words that `plain` reads. */
  readonly words: readonly string[];
  /** What those words mean, in the keys of positions. Throws a `BadPosition`. */
  readonly plain: (config: Config, name: string, said: Words) => Position;
  /** What a scenario may ask of a player. */
  readonly wordsOf: (state: State, seat: Seat) => Words;
  /** Words whose lists are compared in any order. */
  readonly inAnyOrder?: readonly string[];
  /** Words whose maps are compared whole, not only by the words that are expected. */
  readonly whole?: readonly string[];
}

/** `P1` to the last one that a game can have. */
export function playerNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => seatName(seat));
}

/**
 * The position without the names of players: what is said below them, joined with what its keys say.
 * Throws a `BadPosition` for a player who does not play and for an unknown word.
 */
export function withoutPlayers<Config extends { readonly seats: number }, State>(
  { seats, keys, words, plain }: BelowPlayers<Config, State>,
  position: Position,
  config: Config,
): Position {
  const names = playerNames(seats);
  let joined = Object.fromEntries(Object.entries(position).filter(([key]) => !names.includes(key)));
  for (const [seat, name] of names.entries()) {
    if (position[name] === undefined) continue;
    if (seat >= config.seats) throw new BadPosition(name, position[name]);
    const said = mapOf(position[name]);
    const own: Record<string, ByName<unknown>> = {};
    for (const [word, value] of Object.entries(said)) {
      if (keys.includes(word)) own[word] = { [name]: value };
      else if (!words.includes(word)) throw new BadPosition(`${name}.${word}`, value);
    }
    joined = joinedKeys(joinedKeys(joined, own), plain(config, name, said));
  }
  return joined;
}

/**
 * What is said below names, by key: `{ vp: { A1: 3 } }` of `{ A1: { vp: 3 } }`; of each only these words.
 */
export function keysBelow(said: ByName<Words>, words: readonly string[]): Position {
  const keys: Record<string, Record<string, unknown>> = {};
  for (const [name, own] of Object.entries(said)) {
    for (const word of words) if (own[word] !== undefined) (keys[word] ??= {})[name] = own[word];
  }
  return keys;
}

/** Maps are joined key by key; of anything else what is added holds. */
export function joinedKeys(position: Position, added: Position): Position {
  const keys = Object.entries(added).map(([key, value]) => [
    key,
    { ...mapOf(position[key]), ...mapOf(value) },
  ]);
  return { ...position, ...Object.fromEntries(keys) };
}

/** A position says how many play by naming them, where its options do not. */
export function withPlayersNamed(position: Position, seats: number, least: number): Position {
  const options = mapOf(position['options']);
  const named = playerNames(seats).findLastIndex((name) => position[name] !== undefined) + 1;
  if (options['players'] !== undefined || named <= least) return position;
  return { ...position, options: { ...options, players: named } };
}
