import { expect, test } from 'vitest';
import { cardEffects, type CardEffect } from '../../../simulation/report/card-effects.ts';
import type { CardCounts } from '../../../simulation/result.ts';
import { counted } from '../played.ts';

/** Games in which a card was played, and the share of them that was won. */
function use(games: number, share: number): CardCounts {
  return { played: { times: games, games, halves: 2 * games * share, first: [0, 1, 0] } };
}

function effectsOf(cards: Readonly<Record<string, CardCounts>>): Map<string, CardEffect> {
  const pairs = [0, 0, 0, 0].map(() => [0, 0, 0, 0]);
  pairs[0]![2] = 1000;
  const counts = counted(pairs, { cards: [cards, {}] });
  const effects = cardEffects([{ place: 0, entrants: [0, 1], counts, games: 2000 }]);
  return new Map(effects.map((effect) => [effect.card, effect]));
}

test('that long games play more cards makes no card look weak', () => {
  // All are played in games of which 40 % are won, though the deck wins half of all its games.
  const effects = effectsOf({ axe: use(1000, 0.4), bow: use(800, 0.4), spear: use(900, 0.4) });
  for (const { difference, rate } of effects.values()) {
    expect(difference.share).toBeCloseTo(0, 12);
    expect(rate).toBe(1);
  }
});

test('a card that stands out is found, and its difference is that to the mean of all', () => {
  const effects = effectsOf({ axe: use(1000, 0.4), bow: use(1000, 0.4), spear: use(1000, 0.55) });
  const { difference, rate } = effects.get('spear')!;
  expect(difference.share).toBeCloseTo(0.1, 12);
  expect(difference.low).toBeLessThan(0.1);
  expect(difference.high).toBeGreaterThan(0.1);
  expect(rate).toBeLessThan(0.001);
});

test('a few games find nothing, and a card that was never played is not in the list', () => {
  const effects = effectsOf({ axe: use(40, 0.5), bow: use(10, 0.7), staff: {} });
  expect([...effects.keys()]).toEqual(['axe', 'bow']);
  expect(effects.get('bow')!.rate).toBeGreaterThan(0.1);
});
