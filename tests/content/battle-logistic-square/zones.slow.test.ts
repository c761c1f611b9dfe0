/** Where the cards are, at every step of random games; the rules' own invariants are not asked. */
import { expect, test } from 'vitest';
import { readCards, type Position } from '../../../engine/index.ts';
import { playRandomly } from '../../support/random-game.ts';
import { game, logisticSquare as rules } from './game.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

/** What belongs to a seat, zone by zone; a declared card counts where it lies (BLS-1.2.6). */
function cardsOf(position: Position, seat: string): string[] {
  const held = ['hand', 'deck', 'trash', 'it', 'itUsed'].flatMap((word) =>
    readCards((position[word] as Lists)[seat] ?? [], word),
  );
  const sets = Object.values(position['set'] as Record<string, string>)
    .map((text) => text.split(' '))
    .flatMap(([owner, card = '']) => (owner === seat ? [card] : []));
  const laid = position['laid'] as Record<string, string | null>;
  const first = position['turn'] === seat ? 0 : 1;
  const declared = (position['chain'] as readonly string[]).filter((_, link) => link % 2 === first);
  const revealed = laid[seat] === null ? declared : declared.slice(0, -1);
  return [...held, ...sets, ...revealed].toSorted();
}

test('the zones of a player hold the cards of the deck list at every step (BLS-1.2.5 BLS-1.2.6)', () => {
  for (const seed of Array.from({ length: 20 }, (_, seed) => seed)) {
    const decks = [
      game.decks[seed % game.decks.length]!,
      game.decks[(seed * 3 + 1) % game.decks.length]!,
    ];
    const lists = decks.map(({ cards }) =>
      Object.entries(cards)
        .filter(([card]) => !card.startsWith('avi-'))
        .flatMap(([card, count]) => readCards([`${count} x ${card}`], 'deck'))
        .toSorted(),
    );
    playRandomly(rules, { players: 2, decks, options: {} }, seed, ({ state }) => {
      const position = rules.toPosition(state);
      expect(cardsOf(position, 'P1').join()).toBe(lists[0]?.join());
      expect(cardsOf(position, 'P2').join()).toBe(lists[1]?.join());
    });
  }
});
