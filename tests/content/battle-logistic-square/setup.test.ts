/** Chance in the preparation: what it decides, and that the seed is all of it. */
import { describe, expect, test } from 'vitest';
import type { Position, Setup } from '../../../engine/index.ts';
import { playRandomly } from '../../support/random-game.ts';
import { rules as logisticSquareOf } from '../../../content/battle-logistic-square/rules/index.ts';
import { deck, game, logisticSquare as rules, sampleSetup } from './game.ts';

const begin = (setup: Setup, seed: number): Position => rules.toPosition(rules.create(setup, seed));

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('preparation', () => {
  test('the same seed and decks give the same order (BLS-5.1.2)', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      expect(begin(sampleSetup(), seed)).toEqual(begin(sampleSetup(), seed));
    }
  });

  test('other seeds give other orders of both decks (BLS-5.1.2)', () => {
    for (const seat of ['P1', 'P2']) {
      const orders = SEEDS.map((seed) =>
        JSON.stringify((begin(sampleSetup(), seed)['deck'] as Record<string, unknown>)[seat]),
      );
      expect(new Set(orders).size).toBe(SEEDS.length);
    }
  });

  test('another deck of one player leaves the other deck in its order (BLS-5.1.2 BLS-3.2.2)', () => {
    const setup = sampleSetup({ firstPlayer: 'south' });
    const other = { ...setup, decks: [setup.decks[0]!, deck('deck-nova-burst')] };
    for (const seed of SEEDS.slice(0, 5)) {
      const [one, two] = [begin(setup, seed), begin(other, seed)].map(
        ({ deck }) => (deck as Record<string, unknown>)['P1'],
      );
      expect(one).toEqual(two);
    }
  });

  test('the first player is drawn, and either may be (BLS-5.1.4)', () => {
    const first = SEEDS.map((seed) => begin(sampleSetup(), seed)['turn']);
    expect(new Set(first)).toEqual(new Set(['P1', 'P2']));
  });

  test.each(['south', 'north'])('%s begins where the option says so (BLS-5.1.4)', (firstPlayer) => {
    for (const seed of SEEDS) {
      const { turn } = begin(sampleSetup({ firstPlayer }), seed);
      expect(turn).toBe(firstPlayer === 'south' ? 'P1' : 'P2');
    }
  });

  test('a deck with a violation starts no game (BLS-3.2.3)', () => {
    const setup = sampleSetup();
    const { id, choices } = setup.decks[0]!;
    const cards = { 'avi-kestrel': 1, 'ac-line-cutter': 30 };
    const broken = { ...setup, decks: [{ id, choices, cards }, setup.decks[1]!] };
    expect(rules.refuseSetup(broken)).toMatchObject([
      { code: 'DECK_WHITE_NAME', params: { entrant: 1 } },
    ]);
    expect(() => rules.create(broken, 1)).toThrow(RangeError);
  });

  test('every sample deck plays against every other and itself (BLS-3.2.2)', () => {
    for (const one of game.decks) {
      for (const other of game.decks) {
        expect(rules.refuseSetup({ players: 2, decks: [one, other], options: {} })).toEqual([]);
      }
    }
  });

  test.each([
    ['columns', 4],
    ['initialLife', 600],
    ['lifeCap', 499],
    ['ap', 10],
    ['mainEnd', 'never'],
    ['noSuchOption', true],
  ])('%s: %s is refused', (name, value) => {
    const refused = rules.refuseSetup(sampleSetup({ [name]: value }));
    expect(refused).toMatchObject([{ code: 'BAD_OPTION' }]);
  });

  test('one deck for two players is refused', () => {
    const { decks, ...setup } = sampleSetup();
    expect(rules.refuseSetup({ ...setup, decks: decks.slice(1) })).toMatchObject([
      { code: 'BAD_OPTION', params: { parameter: 'decks' } },
    ]);
  });

  test('a deck that another construction.yaml allows may have any number of cards', () => {
    const free = logisticSquareOf({ ...game, construction: null });
    const { decks, ...setup } = sampleSetup({ openingHand: 30, handLimit: 0, ap: 0 });
    const { id, choices } = decks[0]!;
    const large = {
      ...setup,
      decks: [{ id, choices, cards: { 'avi-kestrel': 1, 'sc-patch': 100 } }, decks[1]!],
    };
    expect(free.refuseSetup(large)).toEqual([]);
    expect(free.outcome(playRandomly(free, large, 1))).not.toBeNull();
  });
});
