/** The cards of a set-up where they begin. */
import { expect, test } from 'vitest';
import * as engine from '../../../engine/index.ts';

test('every card lies where its list says, with its holder as owner and its back', () => {
  const state = new engine.StateParts();
  const owner = state.seatPer('owner', 'card');
  const stock = state.pile('stock', { sees: 'nobody' });
  const hand = state.zone('hand', { per: 'seat', sees: 'owner' });
  const declaration = state.declare();
  const catalogue = engine.catalogueOf([{ id: 'axe' }, { id: 'bow' }]);
  const laid = engine.layOut(
    {
      declaration,
      owner,
      configOf: ({ types, backs }) => ({ types, backs, catalogue, seats: 2, sides: [0, 1] }),
      backOf: (_, seat, type) => 10 * seat + type,
    },
    [
      { in: stock, holder: 0, types: [1, 0] },
      { in: hand, holder: 1, types: [1] },
    ],
  );
  expect(stock.names(laid)).toEqual(['axe', 'bow']); // from the top
  expect(hand.names(laid, 1)).toEqual(['bow']);
  expect([0, 1, 2].map((card) => owner.get(laid, card))).toEqual([0, 0, 1]);
  expect(laid.config.backs).toEqual([1, 0, 11]);
  expect(declaration.faults(laid)).toEqual([]);
});
