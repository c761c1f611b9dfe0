/** The fewest cards to remove from a deck: nothing is known of the rules but what verdicts say. */
import { isCount } from './entries.ts';
import type { Move } from './moves.ts';
import type { Deck, Entry, Verdict, Violation } from './types.ts';

export type Fix =
  /** The deck is legal when it declares this instead. */
  | { readonly change: 'choice'; readonly name: string; readonly value: unknown }
  /** It is legal with another card as the only one of a section. */
  | { readonly change: 'card'; readonly section: string; readonly out: string; readonly in: string }
  /** With its cards where they belong it is legal, or needs more cards only (`state`). */
  | { readonly change: 'move'; readonly moves: readonly Move[]; readonly state: Verdict['state'] }
  /** After this it is legal, or needs more cards only (`state`). Copies by card id. */
  | {
      readonly change: 'remove';
      readonly cards: Readonly<Record<string, number>>;
      readonly state: Verdict['state'];
    };

/** Verdicts that one search may ask for. */
const MOST_TRIALS = 400;
/** Different cards among which the smallest set is searched. */
const MOST_BLAMED = 14;

export type Ask = (deck: Deck) => Verdict['state'];

/** Verdicts that are asked for, up to a number. */
export class Trials {
  readonly #state: Ask;
  #left = MOST_TRIALS;
  /** Whether something was not tried. */
  wereTooMany = false;

  constructor(state: Ask) {
    this.#state = state;
  }

  beginAgain(): void {
    this.#left = MOST_TRIALS;
  }

  readonly ask: Ask = (deck) => {
    this.#left -= 1;
    if (this.#left >= 0) return this.#state(deck);
    this.wereTooMany = true;
    return 'illegal';
  };
}

/**
 * Removes what is too much, line by line, then puts back what need not go. Where violations name no cards
 * (there are three too many of a rank, or in all), copies of one card are tried, of each in turn.
 */
export function fewestToRemove(
  deck: Deck,
  verdict: Verdict,
  judge: JudgeChanged,
  trials: Trials,
): readonly Fix[] {
  const named = namedToRemove(deck, verdict, judge, trials);
  if (named !== null) return [named];
  trials.beginAgain();
  return copiesOfOne(verdict, (removed) => trials.ask(without(deck, removed)));
}

function copiesOfOne(
  { cards, violations }: Verdict,
  stateWithout: (removed: Removed) => Verdict['state'],
): Fix[] {
  const most = Math.max(0, ...violations.map(tooMany));
  return [...cards].flatMap(([id, held]): Fix[] => {
    for (let count = 1; count <= Math.min(held, most); count += 1) {
      const state = stateWithout(new Map([[id, count]]));
      if (state !== 'illegal') return [{ change: 'remove', cards: { [id]: count }, state }];
    }
    return [];
  });
}

/** By how much a number is above its limit. */
function tooMany({ facts, params }: Violation): number {
  const { limit, expected, actual } = facts ?? params;
  const most = limit ?? expected;
  return typeof actual === 'number' && typeof most === 'number' ? actual - most : 0;
}

function namedToRemove(
  deck: Deck,
  verdict: Verdict,
  judge: JudgeChanged,
  trials: Trials,
): Fix | null {
  const blamed = [...new Set(verdict.violations.flatMap(blamedCards))];
  const stateWithout = (removed: Removed): Verdict['state'] => trials.ask(without(deck, removed));
  if (blamed.length > MOST_BLAMED) trials.wereTooMany = true;
  const small = blamed.length <= MOST_BLAMED ? smallestSet(blamed, verdict, stateWithout) : null;
  const removed = small ?? enough(deck, verdict, judge);
  if (removed === null) return null;
  const least = small ?? putBack(removed, stateWithout);
  const { state } = judge(without(deck, least));
  return { change: 'remove', cards: Object.fromEntries(least), state };
}

type JudgeChanged = (deck: Deck) => Verdict;

/** Copies by card id. */
type Removed = ReadonlyMap<string, number>;

/** One copy, then two: most slips are no larger. */
function smallestSet(
  blamed: readonly string[],
  { cards }: Verdict,
  stateWithout: (removed: Removed) => Verdict['state'],
): Removed | null {
  for (const one of blamed) {
    const removed = new Map([[one, 1]]);
    if (stateWithout(removed) !== 'illegal') return removed;
  }
  for (const [index, one] of blamed.entries()) {
    for (const other of blamed.slice(index)) {
      if (one === other && (cards.get(one) ?? 0) < 2) continue;
      const removed =
        one === other
          ? new Map([[one, 2]])
          : new Map([
              [one, 1],
              [other, 1],
            ]);
      if (stateWithout(removed) !== 'illegal') return removed;
    }
  }
  return null;
}

/** Takes off what the violations say is too much, until nothing is. */
function enough(deck: Deck, verdict: Verdict, judge: JudgeChanged): Removed | null {
  const removed = new Map<string, number>();
  let last = verdict;
  for (let round = 0; round < MOST_ROUNDS && last.state === 'illegal'; round += 1) {
    for (const violation of last.violations) {
      for (const [id, count] of excess(violation, last.cards)) {
        const held = verdict.cards.get(id) ?? count;
        removed.set(id, Math.min((removed.get(id) ?? 0) + count, held));
      }
    }
    last = judge(without(deck, removed));
  }
  return last.state === 'illegal' || removed.size === 0 ? null : removed;
}

const MOST_ROUNDS = 6;

function putBack(removed: Removed, stateWithout: (removed: Removed) => Verdict['state']): Removed {
  const least = new Map(removed);
  for (const [id, count] of removed) {
    for (let kept = count - 1; kept >= 0; kept -= 1) {
      const fewer = new Map(least);
      if (kept === 0) fewer.delete(id);
      else fewer.set(id, kept);
      if (stateWithout(fewer) === 'illegal') break;
      least.delete(id);
      if (kept > 0) least.set(id, kept);
    }
  }
  return least;
}

/** Of the first blamed cards, as many copies as are too many; all of a card that may not be there. */
function excess(violation: Violation, held: ReadonlyMap<string, number>): [string, number][] {
  const { limit, expected, actual } = violation.facts ?? violation.params;
  const most = limit ?? expected;
  const cards = blamedCards(violation);
  if (violation.severity === 'warning' || violation.lacking === true) return [];
  // There the numbers are not those of copies: nothing of these cards may be there.
  const isOfValues = violation.constraint === 'spread';
  if (isOfValues || typeof actual !== 'number' || typeof most !== 'number') {
    return cards.map((id) => [id, held.get(id) ?? 0]);
  }
  let over = actual - most;
  return cards.toReversed().flatMap((id): [string, number][] => {
    const count = Math.min(over, held.get(id) ?? 0);
    over -= count;
    return count > 0 ? [[id, count]] : [];
  });
}

/** Ids of the cards that a violation names. */
export function blamedCards({ params, facts = params }: Violation): string[] {
  const { card, cards } = facts;
  const list: readonly unknown[] = Array.isArray(cards) ? cards : [card];
  return list.filter((id) => typeof id === 'string');
}

/** The deck with fewer copies, taken from its last lines. */
function without(deck: Deck, removed: Removed): Deck {
  const left = new Map(removed);
  const sections = Object.entries(deck.sections)
    .toReversed()
    .map(([name, entries]) => {
      const kept = entries.toReversed().flatMap((entry): Entry[] => {
        const wanted = left.get(entry.card) ?? 0;
        if (wanted === 0 || !isCount(entry.count)) return [entry];
        const taken = Math.min(wanted, entry.count);
        left.set(entry.card, wanted - taken);
        return taken === entry.count ? [] : [{ ...entry, count: entry.count - taken }];
      });
      return [name, kept.toReversed()] as const;
    });
  return { ...deck, sections: Object.fromEntries(sections.toReversed()) };
}
