/** Which cards may still be added to a deck, and how far each of them helps. */
import {
  type Card,
  type Deck,
  type Judge,
  type OptionValues,
  UNPLACED,
  type Verdict,
  type Violation,
} from './types.ts';
import type { ConstructionRules } from './rules.ts';

export interface Suggestion {
  readonly section: string;
  readonly card: string;
  /** Limits that one more copy comes nearer to, by their codes. */
  readonly helps: readonly string[];
}

export interface SuggestRequest {
  readonly rules: ConstructionRules;
  readonly judge: Judge;
  /** All cards that may be in decks. */
  readonly cards: readonly Card[];
  readonly options?: OptionValues;
}

/**
 * Cards of which one more copy breaks nothing that is not broken already; those that help with most
 * limits first, then in the order of `cards`.
 */
export function suggestCards(deck: Deck, request: SuggestRequest): Suggestion[] {
  const { rules, judge, cards, options } = request;
  const before = judge(deck, options);
  const sections = Object.keys(rules.sections ?? { [UNPLACED]: {} });
  return sections
    .flatMap((section) => cards.map(({ id }) => ({ section, card: id })))
    .flatMap((place) => {
      const after = judge(withOne(deck, place), options);
      return isWorse(before, after) ? [] : [{ ...place, helps: helped(before, after) }];
    })
    .toSorted((a, b) => b.helps.length - a.helps.length);
}

/** The same deck with one more copy, as a line of its own where the card has none. */
function withOne(deck: Deck, { section, card }: Pick<Suggestion, 'section' | 'card'>): Deck {
  const lines = deck.sections[section] ?? [];
  const known = lines.find((line) => line.card === card && typeof line.count === 'number');
  const path = section === UNPLACED ? ['cards', lines.length] : ['cards', section, lines.length];
  const added =
    known === undefined
      ? [...lines, { card, count: 1, path }]
      : lines.map((line) => (line === known ? { ...line, count: Number(line.count) + 1 } : line));
  return { ...deck, sections: { ...deck.sections, [section]: added } };
}

/** Whether something is broken by it that was not, or is broken further. */
function isWorse(before: Verdict, after: Verdict): boolean {
  const known = new Map(before.violations.map((one) => [keyOf(one), distanceOf(one)]));
  return after.violations
    .filter(({ severity }) => severity === undefined)
    .some((one) => distanceOf(one) > (known.get(keyOf(one)) ?? 0));
}

function helped(before: Verdict, after: Verdict): string[] {
  const left = new Map(after.violations.map((one) => [keyOf(one), distanceOf(one)]));
  const nearer = before.violations.filter((one) => (left.get(keyOf(one)) ?? 0) < distanceOf(one));
  return [...new Set(nearer.map(({ code }) => code))];
}

/** The limit and what it is about, whatever the numbers. */
function keyOf({ code, rulePath, params }: Violation): string {
  const about = Object.entries(params).filter(([, value]) => typeof value !== 'number');
  return JSON.stringify([code, rulePath, about]);
}

/** How far the deck is from the limit; 1 where that is no number. */
function distanceOf({ params, facts = params }: Violation): number {
  const { actual } = facts;
  const limit = facts['expected'] ?? facts['limit'] ?? facts['min'] ?? facts['max'];
  return typeof actual === 'number' && typeof limit === 'number' ? Math.abs(actual - limit) : 1;
}
