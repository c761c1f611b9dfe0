/** Chance in the set-up: what it decides, and that the seed is all of it. */
import { describe, expect, test } from 'vitest';
import type { OptionValues, Position, Setup } from '../../../engine/index.ts';
import { armdroids, armedWarfare as rules, personalDecks } from './game.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

const setup = (options: OptionValues = {}): Setup => ({ players: 3, decks: [], options });
const begin = (seed: number, options?: OptionValues): Position =>
  rules.toPosition(rules.create(setup(options), seed));
const differing = (word: string, options?: OptionValues): number =>
  new Set(SEEDS.map((seed) => JSON.stringify(begin(seed, options)[word]))).size;

describe('set-up', () => {
  test('the same seed gives the same state (AWF-5.2.2)', () => {
    for (const seed of SEEDS) expect(begin(seed)).toEqual(begin(seed));
  });

  test('other seeds give other piles (AWF-5.2.2)', () => {
    expect(differing('pile')).toBe(SEEDS.length);
    expect(differing('armdroidPile')).toBe(SEEDS.length);
  });

  test('each personal deck is shuffled on its own (AWF-6.1.15)', () => {
    const [deck] = personalDecks;
    const twice: Setup = {
      players: 2,
      decks: [deck!, deck!],
      options: { weaponPileMode: 'personal' },
    };
    const piles = SEEDS.flatMap((seed) => {
      const { pile } = rules.toPosition(rules.create(twice, seed));
      return Object.values(pile as object).map((cards) => JSON.stringify(cards));
    });
    expect(new Set(piles).size).toBe(2 * SEEDS.length);
  });

  test('a pile for all is no deck of a player (AWF-4.3.3)', () => {
    const decks = [armdroids, armdroids];
    const refused = rules.refuseSetup({
      players: 2,
      decks,
      options: { weaponPileMode: 'personal' },
    });
    expect(refused.map(({ code }) => code)).toContain('DECK_WRONG_PILE');
  });

  test('Armdroids are dealt by chance (AWF-5.2.3)', () => {
    expect(differing('undeployed')).toBeGreaterThan(SEEDS.length / 2);
  });

  test('equal action speeds are decided by seat, or by one of the orders of three (AWF-6.1.5)', () => {
    expect(differing('tieRank')).toBe(1);
    expect(differing('tieRank', { tieBreak: 'random' })).toBe(6);
  });

  test('an option that the game does not have is refused (AWF-4.4.3)', () => {
    expect(rules.refuseSetup(setup())).toEqual([]);
    expect(rules.refuseSetup(setup({ colour: 'red' }))).toEqual([
      { code: 'BAD_OPTION', clause: 'AWF-4.4.3', params: { parameter: 'colour' } },
    ]);
  });
});
