/** What `then` may say of a verdict; one function per key. */
import { groupsBy } from '../construction/groups.ts';
import type { Card, Verdict, Violation } from '../construction/types.ts';
import type { DeckScenarioContext } from './given-deck.ts';
import { unpaired } from './pairing.ts';
import { isMapping } from '../plain-data.ts';
import { isSame } from './same.ts';
import type { Difference } from './types.ts';

/** The differences between what a key of `then` says and the verdict. */
export type Check = (
  expected: unknown,
  verdict: Verdict,
  context: DeckScenarioContext,
) => readonly Difference[];

/** By key, in the order of the documentation. */
export const checks: ReadonlyMap<string, Check> = new Map([
  ['legal', (expected, { legal }) => compare('legal', expected, legal)],
  ['violations', checkViolations],
  ['includes', checkIncluded],
  ['order', checkOrder],
  ['cards', checkCards],
  ['size', (expected, { size }) => compare('size', expected, size)],
  ['counts', checkCounts],
]);

function compare(what: string, expected: unknown, actual: unknown): readonly Difference[] {
  return isSame(expected, actual) ? [] : [{ what, expected, actual }];
}

/** Exactly these, in any order. A difference holds only what has no partner. */
function checkViolations(expected: unknown, { violations }: Verdict): readonly Difference[] {
  const { missing, extra } = unpaired(asList(expected), violations, describes);
  if (missing.length === 0 && extra.length === 0) return [];
  return [{ what: 'violations', expected: missing, actual: extra.map(shown) }];
}

/** At least these; the same violation does not count for two. */
function checkIncluded(expected: unknown, { violations }: Verdict): readonly Difference[] {
  const { missing, extra } = unpaired(asList(expected), violations, describes);
  if (missing.length === 0) return [];
  return [{ what: 'includes', expected: missing, actual: extra.map(shown) }];
}

/** The codes of the report, one for each violation. */
function checkOrder(expected: unknown, { violations }: Verdict): readonly Difference[] {
  const codes = violations.map(({ code }) => code);
  return compare('order', expected, codes);
}

/** Whether a violation has every value that `expected` lists; it may have more. */
function describes(expected: unknown, violation: Violation): boolean {
  if (!isMapping(expected)) return false;
  const { params, ...own } = violation;
  const values = new Map<string, unknown>(Object.entries({ ...params, ...own }));
  return Object.entries(expected).every(
    ([key, value]) => values.has(key) && isSame(value, values.get(key)),
  );
}

function shown({ code, params, path }: Violation): Readonly<Record<string, unknown>> {
  return { code, ...params, path };
}

/** Copies by id; 0 for a card that the deck does not hold. Null: the game has no such card. */
function checkCards(
  expected: unknown,
  { cards }: Verdict,
  context: DeckScenarioContext,
): readonly Difference[] {
  if (!isMapping(expected)) return [{ what: 'cards', expected, actual: Object.fromEntries(cards) }];
  const known = new Set(cardsOf(context).map(({ id }) => id));
  return Object.entries(expected).flatMap(([id, count]) =>
    compare(`cards.${id}`, count, known.has(id) ? (cards.get(id) ?? 0) : null),
  );
}

/** Copies by value of a field. Null: no card of the game has that value. */
function checkCounts(
  expected: unknown,
  { cards }: Verdict,
  context: DeckScenarioContext,
): readonly Difference[] {
  if (!isMapping(expected)) return [{ what: 'counts', expected, actual: null }];
  const all = cardsOf(context).map((card) => ({ card, count: cards.get(card.id) ?? 0 }));
  return Object.entries(expected).flatMap(([field, counts]) => {
    const groups = groupsBy(all, field);
    if (!isMapping(counts) || groups.size === 0) {
      return [{ what: `counts.${field}`, expected: counts, actual: null }];
    }
    return Object.entries(counts).flatMap(([value, count]) =>
      compare(`counts.${field}.${value}`, count, groups.get(value)?.count ?? null),
    );
  });
}

function cardsOf({ rules, game }: DeckScenarioContext): readonly Card[] {
  return rules.cards.flatMap((kind) => game.kinds[kind] ?? []);
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
