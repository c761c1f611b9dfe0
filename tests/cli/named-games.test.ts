/** The command that plays a game again in which rules threw has everybody on their seats. */
import { expect, test } from 'vitest';
import { failedCommand } from '../../cli/commands/simulate/named-games.ts';
import type { AnyRules } from '../../engine/index.ts';
import { planOf } from '../../simulation/index.ts';

const plan = planOf({
  game: 'high-card',
  content: 'a1',
  engine: '1.0 on V8 11',
  options: {},
  entrants: ['greedy', 'random'].map((bot) => ({ deck: null, bot })),
  seed: 7,
  pairs: 10,
  longest: 5000,
  stop: { at: 'games' },
  mirrors: false,
});

/** Chance has seated them the other way round. */
const turned = { create: () => null, entrantOf: (_: null, seat: number) => 1 - seat };

const silent = {
  ...turned,
  create: () => {
    throw new TypeError('too early');
  },
};

test.each([
  ['as the rules seat them', turned, 'random,greedy'],
  ['as they are listed, where the rules throw when a game begins', silent, 'greedy,random'],
])('%s', (_, rules, seats) => {
  const names = { rules: rules as unknown as AnyRules };
  expect(failedCommand({ plan, names }, [0, 7, 0])).toContain(` --seats ${seats} `);
});
