/**
 * What would make an illegal deck legal: another choice, another leader, cards where they belong, or the
 * fewest cards to remove.
 *
 * The judge itself is asked, with something changed, so whatever it knows of the rules is respected. A
 * search is bounded: it may find nothing, but what it finds is right.
 */
import type { CardLookup } from './card-lookup.ts';
import { isCount } from './entries.ts';
import { declaredChoices } from './judge.ts';
import { movesOf, withMoves, type Move } from './moves.ts';
import { compileOpenFilter } from '../filter.ts';
import type {
  ConstructionRules,
  Deck,
  Entry,
  Judge,
  OptionValues,
  Verdict,
  Violation,
} from './types.ts';

export type Mending =
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

export interface Mender {
  readonly judge: Judge;
  readonly rules: ConstructionRules;
  readonly cards: Pick<CardLookup, 'all'>;
}

/** Verdicts that one search may ask for. */
const MOST_TRIALS = 400;
/** Mendings of one sort that are told. */
const MOST_TOLD = 5;
/** Different cards among which the smallest set is searched. */
const MOST_BLAMED = 14;

export interface Mendings {
  /** Choices first, then cards to exchange, then cards to move, or else to remove. None for a deck that is legal. */
  readonly found: readonly Mending[];
  /** Whether all ways were tried: else there may be more, or fewer cards to remove. */
  readonly complete: boolean;
}

export function findMendings(
  deck: Deck,
  verdict: Verdict,
  { judge, rules, cards }: Mender,
  options: OptionValues = {},
): Mendings {
  if (verdict.state === 'legal') return { found: [], complete: true };
  const trials = new Trials((changed) => judge(changed, options).state);
  const choices = otherChoices(deck, rules, trials.ask);
  const leaders = otherLeaders(deck, verdict, { rules, cards }, trials.ask);
  trials.beginAgain();
  const rest =
    toTheirSections(deck, verdict, { rules, cards }, trials.ask) ??
    (verdict.state === 'illegal'
      ? fewestToRemove(deck, verdict, (changed) => judge(changed, options), trials)
      : null);
  const told = [choices, leaders].flatMap((list) => list.slice(0, MOST_TOLD));
  const isTold = [choices, leaders].every(({ length }) => length <= MOST_TOLD);
  return {
    found: [...told, ...(rest === null ? [] : [rest])],
    complete: isTold && !trials.wereTooMany,
  };
}

/** Verdicts that are asked for, up to a number. */
class Trials {
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

function toTheirSections(
  deck: Deck,
  verdict: Verdict,
  { rules, cards }: Pick<Mender, 'rules' | 'cards'>,
  ask: Ask,
): Mending | null {
  const moves = movesOf(deck, verdict, rules, cards);
  const state = moves.length === 0 ? 'illegal' : ask(withMoves(deck, moves));
  return state === 'illegal' ? null : { change: 'move', moves, state };
}

type Ask = (deck: Deck) => Verdict['state'];

function otherChoices(deck: Deck, rules: ConstructionRules, ask: Ask): Mending[] {
  const open = Object.entries(declaredChoices(rules)).filter(([, { fact }]) => fact !== true);
  return open.flatMap(([name, { from = [], ...choice }]) => {
    const now = deck.choices[name] ?? choice.default;
    return from.flatMap((value): Mending[] => {
      if (value === now) return [];
      const state = ask({ ...deck, choices: { ...deck.choices, [name]: value } });
      return state === 'legal' ? [{ change: 'choice', name, value }] : [];
    });
  });
}

/** Sections that hold exactly one card are those of leaders. */
function otherLeaders(
  deck: Deck,
  verdict: Verdict,
  { rules, cards }: Pick<Mender, 'rules' | 'cards'>,
  ask: Ask,
): Mending[] {
  return Object.entries(rules.sections ?? {}).flatMap(([section, { size, accepts = {} }]) => {
    const [out, ...others] = [
      ...(verdict.sections.get(section) ?? new Map<string, number>()).keys(),
    ];
    if (size !== 1 || out === undefined || others.length > 0) return [];
    const filter = compileOpenFilter(accepts);
    return [...cards.all()].flatMap((card): Mending[] => {
      if (card.id === out || !filter.test(card, () => undefined)) return [];
      const state = ask(
        mapEntries(deck, (entry) => (entry.card === out ? { ...entry, card: card.id } : entry)),
      );
      return state === 'legal' ? [{ change: 'card', section, out, in: card.id }] : [];
    });
  });
}

/** Removes what is too much, line by line, then puts back what need not go. */
function fewestToRemove(
  deck: Deck,
  verdict: Verdict,
  judge: JudgeChanged,
  trials: Trials,
): Mending | null {
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

/** The deck with so many copies less, taken from its last lines. */
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

function mapEntries(deck: Deck, change: (entry: Entry) => Entry): Deck {
  const sections = Object.entries(deck.sections).map(([name, list]) => [name, list.map(change)]);
  return { ...deck, sections: Object.fromEntries(sections) as Deck['sections'] };
}
