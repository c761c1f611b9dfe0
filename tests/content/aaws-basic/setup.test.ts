/** Rosters that a battle does not take. */
import { expect, test } from 'vitest';
import { battles, combat as rules, setupOf } from './game.ts';

const numberOf = (id: string): number => battles.findIndex((battle) => battle.id === id);

const isBearer = ({ card }: { readonly card: string }): boolean => card === 'reed-skirmisher';

/** Two rosters; the skirmisher of the second has the case in place of what it has otherwise. */
function withCase(battle: string) {
  const setup = setupOf([0, 1], numberOf(battle));
  const decks = setup.decks.map((deck) => {
    if (!deck.lines!.some(isBearer)) return deck;
    const { pack: _, 'iron-targe': __, 'throwing-axe': ___, ...others } = deck.cards;
    const held = [{ card: 'sealed-case', count: 1 }];
    const lines = deck.lines!.map((line) => (isBearer(line) ? { ...line, with: held } : line));
    return { ...deck, cards: { ...others, 'sealed-case': 1 }, lines };
  });
  return { ...setup, decks };
}

test('nobody brings the only one of its kind where it lies on the field (AAW-17.4.1)', () => {
  const refused = rules.refuseSetup(withCase('sealed-orders'));
  const params = { card: 'sealed-case', actual: 2, entrant: 1, part: 'battle' };
  expect(refused).toEqual([{ code: 'ROSTER_UNIQUE', clause: 'AAW-17.4.1', params }]);
});

test('elsewhere it is an item like others (AAW-17.4.1)', () => {
  expect(rules.refuseSetup(withCase('signal-hill'))).toEqual([]);
});
