/** What balance.yaml expects, one by one: of which games, and which share of them may be so. */
import type { Path } from '../../diagnostics/index.ts';
import type { Band } from '../../engine/index.ts';
import { playersOf, type Plan } from '../plan.ts';
import type { Balance, WrittenShare } from './read-balance.ts';

export interface Expectation {
  /** Where it is written in balance.yaml. */
  readonly path: Path;
  readonly what: 'pairing' | 'mirror' | 'table' | 'longer' | 'unfinished';
  /** How many play the games that are meant. */
  readonly players: number;
  /**
   * The deck whose share is meant, and the one against it, if it is one; null where all games are meant.
   */
  readonly decks: readonly [deck: string, against?: string] | null;
  /** Of which bots this is expected; null: of all. */
  readonly bots: BotsMeant | null;
  /** Of `longer`. */
  readonly decisions: number | null;
  readonly band: Band;
}

/** Bots by name, without level: only these, or all but these. */
interface BotsMeant {
  readonly are: 'only' | 'allBut';
  readonly names: readonly string[];
}

/** Whether it is expected of this bot (`ismcts:25`). */
export function isExpectedOf({ bots }: Expectation, bot: string): boolean {
  if (bots === null) return true;
  const isNamed = bots.names.includes(bot.replace(/:.*/, ''));
  return isNamed === (bots.are === 'only');
}

const [EVEN, BEATS]: readonly WrittenShare[] = [
  [45, 55],
  [50, 65],
];

/** How many games may be too long, or unfinished, in percent. */
const HARDLY_ANY = 1;

/** In the order of the file. `plan`: which decks play at all. */
export function expectationsOf(balance: Balance, plan: Plan): Expectation[] {
  if (playersOf(plan) > 2) return ofMore(balance, plan);
  const named = [...exceptions(balance), ...triangles(balance)];
  const even = evenPairings(balance, plan).flatMap((pairing) => ofTheOthers(pairing, named));
  return [...even, ...named, ...mirrors(balance, plan), ...ofAllGames(balance)];
}

/** Of games of more than two: their entries, and that games end at all. */
function ofMore({ tables = [], unfinished }: Balance, plan: Plan): Expectation[] {
  const players = playersOf(plan);
  const entries = tables.flatMap((entry, index) => {
    if (entry.players !== players) return [];
    const { decks = decksOf(plan), share, length } = entry;
    const path = ['tables', index];
    const shares =
      share === undefined ? [] : decks.map((deck) => about('table', path, [deck], share));
    return [...shares, ...ofAllGames({ ...(length !== undefined && { length }) }, path)];
  });
  const all = [...entries, ...ofAllGames({ ...(unfinished !== undefined && { unfinished }) })];
  return all.map((expectation) => ({ ...expectation, players }));
}

/** Even are those that no entry names; where entries name some bots, it is even for the others. */
function ofTheOthers(even: Expectation, named: readonly Expectation[]): Expectation[] {
  const same = named.filter(({ decks }) => unordered(decks!) === unordered(even.decks!));
  if (same.length === 0) return [even];
  if (same.some(({ bots }) => bots === null)) return [];
  const names = same.flatMap(({ bots }) => bots!.names);
  return [{ ...even, bots: { are: 'allBut', names } }];
}

function unordered([deck, against = '']: NonNullable<Expectation['decks']>): string {
  return [deck, against].toSorted().join(' ');
}

function evenPairings({ pairings }: Balance, plan: Plan): Expectation[] {
  if (pairings === undefined) return [];
  const { decks = decksOf(plan), share = EVEN } = pairings;
  return decks.flatMap((deck, place) =>
    decks
      .slice(place + 1)
      .map((against) => about('pairing', ['pairings'], [deck, against], share!)),
  );
}

function exceptions({ pairings }: Balance): Expectation[] {
  return (pairings?.except ?? []).map(({ deck, against, share, bots }, index) => ({
    ...about('pairing', ['pairings', 'except', index], [deck, against], share),
    bots: bots === undefined ? null : { are: 'only', names: bots },
  }));
}

function triangles({ triangles = [] }: Balance): Expectation[] {
  return triangles.flatMap(({ decks, share = BEATS! }, index) =>
    decks.map((deck, at) =>
      about('pairing', ['triangles', index], [deck, decks[(at + 1) % decks.length]!], share),
    ),
  );
}

function mirrors({ mirrors }: Balance, plan: Plan): Expectation[] {
  if (mirrors === undefined) return [];
  return decksOf(plan).map((deck) =>
    about('mirror', ['mirrors'], [deck, deck], mirrors.share ?? EVEN!),
  );
}

function ofAllGames({ length, unfinished }: Balance, within: Path = []): Expectation[] {
  const longer =
    length === undefined
      ? []
      : [
          {
            ...about('longer', [...within, 'length'], null, [0, length.games ?? HARDLY_ANY]),
            decisions: length.decisions,
          },
        ];
  return unfinished === undefined
    ? longer
    : [...longer, about('unfinished', ['unfinished'], null, [0, unfinished.games ?? HARDLY_ANY])];
}

function about(
  what: Expectation['what'],
  path: Path,
  decks: Expectation['decks'],
  [least, most]: WrittenShare,
): Expectation {
  return {
    path,
    what,
    players: 2,
    decks,
    bots: null,
    decisions: null,
    band: { low: least / 100, high: most / 100 },
  };
}

/** Each deck that plays, once. */
function decksOf({ entrants }: Plan): string[] {
  return [...new Set(entrants.flatMap(({ deck }) => (deck === null ? [] : [deck.id])))];
}
