/** A pile, the discard pile that refills it, and what is looked at on its top. */
import { expect, test } from 'vitest';
import * as engine from '../../../engine/index.ts';

const pile = engine.pile<engine.Setting>({ sees: 'nobody' });
const discard = engine.pile<engine.Setting>({ sees: 'all' });
const hand = engine.pile<engine.Setting>({ per: 'seat', sees: 'owner' });
const owner = engine.seatPer<engine.Setting>('card');
const luck = engine.chance({ stream: 'pile' });
const declared = engine.defineState<engine.Setting>({
  pile,
  discard,
  hand,
  owner,
  chance: luck,
});
const parts = { pile, discard, hand, owner, chance: luck, holderOf: () => 0 };
const drawPile = new engine.DrawPile(parts);

const config: engine.Setting = {
  types: [0, 1, 2, 3, 4],
  backs: [0, 0, 0, 0, 0],
  seats: 1,
  sides: [0],
  catalogue: engine.catalogueOf(['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))),
};

/** The last card is on top. */
function piled(cards: readonly number[], discarded: readonly number[] = []) {
  const state = declared.blank(config);
  luck.seed(state, 1);
  for (const card of cards) pile.add(state, 0, card);
  for (const card of discarded) discard.add(state, 0, card);
  return state;
}

test('the top card is drawn; an empty pile is refilled with all that was discarded', () => {
  const state = piled([0, 1], [2, 3, 4]);
  expect(drawPile.draw(state, 0, undefined)).toBe(1);
  // Whoever draws, it is from the pile that `holderOf` names.
  expect(drawPile.draw(state, 1, undefined)).toBe(0);
  const reported: string[] = [];
  const drawn = drawPile.draw(state, 0, (event) => void reported.push(event.type));
  expect([2, 3, 4]).toContain(drawn);
  expect(reported).toHaveLength(1);
  expect([pile.size(state), discard.size(state)]).toEqual([2, 0]);
});

test('nothing is drawn where both are empty', () => {
  expect(drawPile.draw(piled([]), 0, undefined)).toBe(engine.NO_CARD);
});

test('a pile that holds a card is not refilled', () => {
  const state = piled([0], [1]);
  drawPile.refill(state, 0, undefined);
  expect([pile.size(state), discard.size(state)]).toEqual([1, 1]);
});

test('of the cards on top one is kept, the others go under the pile in the same order', () => {
  const state = piled([0, 1, 2, 3, 4]);
  const looked: number[] = [];
  expect(drawPile.top(state, 0, 3, looked)).toBe(3);
  expect(looked).toEqual([4, 3, 2]);
  drawPile.keep(state, 0, 3, 3, undefined);
  expect([hand.cards(state, 0), owner.get(state, 3)]).toEqual([[3], 0]);
  expect(pile.cards(state)).toEqual([2, 4, 0, 1]);
  expect(drawPile.top(state, 0, 9, looked)).toBe(4);
});

test('as many are dealt to a hand as there are', () => {
  const state = piled([0, 1], [2]);
  expect(drawPile.deal(state, 0, 2, undefined)).toEqual([1, 0]);
  expect([pile.size(state), discard.size(state)]).toEqual([0, 1]);
  expect(drawPile.deal(state, 0, 2, undefined)).toEqual([2]);
  expect(hand.cards(state, 0)).toHaveLength(3);
});

test('an empty pile may be refilled at once', () => {
  const state = piled([0, 1], [2]);
  const eager = new engine.DrawPile({ ...parts, isRefilledAtOnce: () => true });
  eager.deal(state, 0, 2, undefined);
  expect([pile.cards(state), discard.size(state)]).toEqual([[2], 0]);
});
