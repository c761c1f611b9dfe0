/** Chance in the set-up: what it decides, and that the seed is all of it. */
import { describe, expect, test } from 'vitest';
import type { Position, Setup } from '../../../engine/index.ts';
import { coreSetup, deck, lordsOfWar as rules } from './game.ts';

const begin = (setup: Setup, seed: number): Position => rules.toPosition(rules.create(setup, seed));

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe('set-up', () => {
  test('the same set-up and seed give the same state (LOW-5.1.7)', () => {
    for (const players of [2, 3, 4, 6]) {
      for (const seed of SEEDS.slice(0, 5)) {
        expect(begin(coreSetup(players), seed)).toEqual(begin(coreSetup(players), seed));
      }
    }
  });

  test('other seeds give other decks (LOW-5.1.5 LOW-5.1.7)', () => {
    const setup = coreSetup(2, { firstPlayer: 1 });
    const decks = SEEDS.map((seed) => JSON.stringify(begin(setup, seed)['deck']));
    expect(new Set(decks).size).toBe(SEEDS.length);
  });

  test('who is P1 is drawn, and each entrant may be (LOW-5.1.2)', () => {
    const setup: Setup = { players: 2, options: {}, decks: [deck('orc-core'), deck('orc-core')] };
    const first = SEEDS.map((seed) => begin(setup, seed)['entrants']);
    expect(first).toContainEqual({ P1: 1, P2: 2 });
    expect(first).toContainEqual({ P1: 2, P2: 1 });
  });

  test('firstPlayer fixes who is P1, whatever the seed (LOW-5.1.2)', () => {
    for (const seed of SEEDS) {
      expect(begin(coreSetup(2, { firstPlayer: 2 }), seed)['entrants']).toEqual({ P1: 2, P2: 1 });
    }
  });

  test('with four players the drawn first player rotates the list (LOW-5.1.2 LOW-6.7.1)', () => {
    const seen = new Set(
      SEEDS.map((seed) => JSON.stringify(begin(coreSetup(4), seed)['entrants'])),
    );
    const rotated = [1, 2, 3, 4].map((first) =>
      JSON.stringify(
        Object.fromEntries([0, 1, 2, 3].map((k) => [`P${k + 1}`, ((first - 1 + k) % 4) + 1])),
      ),
    );
    expect([...seen].toSorted()).toEqual(rotated.toSorted());
  });

  test('with three players chance seats nobody (LOW-6.6.1)', () => {
    for (const seed of SEEDS) {
      expect(begin(coreSetup(3), seed)['entrants']).toEqual({ P1: 1, P2: 2, P3: 3 });
    }
  });

  test('an army with a violation starts no game (LOW-4.4.3)', () => {
    const { id, choices } = deck('orc-core');
    const setup = coreSetup();
    const broken = {
      ...setup,
      decks: [{ id, choices, cards: { 'orc-ravager': 36 } }, setup.decks[1]!],
    };
    expect(rules.refuseSetup(broken).map(({ code }) => code)).toContain('LOW_ARMY_GENERAL_COUNT');
    expect(() => rules.create(broken, 1)).toThrow(RangeError);
  });
});
