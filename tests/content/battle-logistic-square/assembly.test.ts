/** Action assembly against trying every assignment. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { game, logisticSquare as rules } from './game.ts';

interface CardData {
  readonly id: string;
  readonly category: string;
  readonly types?: readonly string[];
  readonly colour?: string;
  readonly range?: unknown;
  readonly assembly?: readonly Slot[];
}

interface Slot {
  readonly type?: string;
  readonly category?: string;
  readonly name?: string;
  readonly colour?: string;
}

const cards = game.kinds['card'] as unknown as readonly CardData[];
const its = cards.filter(({ category }) => category === 'it');
const resources = cards.filter(({ category }) => ['ac', 'sc', 'br'].includes(category));

function fits(slot: Slot, card: CardData): boolean {
  return (
    (slot.type === undefined || card.types?.includes(slot.type) === true) &&
    (slot.category === undefined || slot.category === card.category) &&
    (slot.name === undefined || slot.name === card.id) &&
    (slot.colour === undefined || slot.colour === card.colour)
  );
}

/** Whether the cards can be assigned one-to-one to all slots. */
function canFill(slots: readonly Slot[], named: readonly CardData[]): boolean {
  const [slot, ...rest] = slots;
  if (slot === undefined) return named.length === 0;
  return named.some(
    (card, i) => fits(slot, card) && canFill(rest, [...named.slice(0, i), ...named.slice(i + 1)]),
  );
}

/** Whether some cards of the hand can be. */
function canFillFrom(slots: readonly Slot[], hand: readonly CardData[]): boolean {
  const [slot, ...rest] = slots;
  if (slot === undefined) return true;
  return hand.some(
    (card, i) => fits(slot, card) && canFillFrom(rest, [...hand.slice(0, i), ...hand.slice(i + 1)]),
  );
}

/** The shared row, where every range of an IT card holds the opposing AVI; the board in between is empty. */
const cell = { P1: '(3,3)', P2: '(3,5)' };

function codeOf(it: CardData, hand: readonly CardData[], text: string): string | null {
  const state = rules.fromPosition({
    cell,
    hand: { P1: hand.map(({ id }) => id) },
    it: { P1: [it.id] },
  });
  return rules.refusal(state, 0, rules.notation.parse(state, text)!)?.code ?? null;
}

const hands = fc.array(fc.constantFrom(...resources), { maxLength: 7 });

test('named cards meet the condition when some assignment does (BLS-6.6.4 BLS-6.6.5)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...its), hands, fc.nat({ max: 7 }), (it, hand, count) => {
      const named = hand.slice(0, count);
      const code = codeOf(it, hand, `it ${it.id} [${named.map(({ id }) => id).join(', ')}]`);
      const expected = canFill(it.assembly ?? [], named) ? null : 'ASSEMBLY_NOT_MET';
      expect(code).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test('an IT card is offered when some cards of the hand meet the condition (BLS-6.6.3 BLS-6.6.4)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...its), hands, (it, hand) => {
      const code = codeOf(it, hand, `it ${it.id}`);
      const expected = canFillFrom(it.assembly ?? [], hand) ? null : 'ASSEMBLY_NOT_MET';
      expect(code).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});
