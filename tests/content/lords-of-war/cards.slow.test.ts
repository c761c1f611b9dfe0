/** Where the cards are, at every step of random games; the rules' own invariants are not asked. */
import { describe, expect, test } from 'vitest';
import { readCards, type Position } from '../../../engine/index.ts';
import { playRandomly } from '../../support/random-game.ts';
import { coreSetup, lordsOfWar as rules } from './game.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

/** What the words of a position hold, zone by zone. */
function zonesOf(position: Position) {
  const cards = (word: string): string[] =>
    Object.entries(position[word] as Lists).flatMap(([key, list]) => readCards(list, key));
  const hands = Object.values(position['hand'] as Record<string, { exactly: string[] }>);
  const units = Object.values(position['at'] as Record<string, string>);
  const general = position['sharedGeneral'];
  return {
    decks: cards('deck'),
    hands: hands.flatMap(({ exactly }) => readCards(exactly, 'hand')),
    board: units.map((unit) => unit.split(' ')[1] ?? ''),
    piles: cards('pile'),
    sharedGeneral: typeof general === 'string' ? [general] : [],
  };
}

const pilesOf = (position: Position): string[][] =>
  Object.values(position['pile'] as Lists).map((list) => readCards(list, 'pile'));

describe.each([2, 3, 4, 6])('%i players', (players) => {
  const setup = coreSetup(players, {
    'intermediate.cavalry': true,
    'intermediate.berserker': true,
  });
  const armies = setup.decks
    .flatMap(({ cards }) => Object.entries(cards).map(([card, count]) => `${count} x ${card}`))
    .flatMap((line) => readCards([line], 'army'))
    .toSorted();

  test('every card of every army is in one zone (LOW-3.4.1)', () => {
    expect(armies).toHaveLength(36 * setup.decks.length);
    for (const seed of [1, 2, 3]) {
      playRandomly(rules, setup, seed, ({ state }) => {
        const cards = Object.values(zonesOf(rules.toPosition(state))).flat();
        expect(cards.toSorted().join()).toBe(armies.join());
      });
    }
  });

  test('captured piles grow at their end and never lose a card (LOW-3.4.2 LOW-5.5.14)', () => {
    for (const seed of [1, 2, 3]) {
      let before: string[][] = [[], []];
      let captured = 0;
      playRandomly(rules, setup, seed, ({ state }) => {
        const piles = pilesOf(rules.toPosition(state));
        for (const [side, pile] of before.entries()) {
          expect(piles[side]?.slice(0, pile.length).join()).toBe(pile.join());
        }
        before = piles;
        captured = piles.flat().length;
      });
      expect(captured).toBeGreaterThan(0);
    }
  });
});
