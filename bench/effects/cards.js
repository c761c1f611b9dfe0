/**
 * A board full of cards as data: two seats, each card with a few effects under different triggers.
 * One of the events is heard by few of them, one by nobody.
 */
export const EVENTS = [
  'turnStart',
  'turnEnd',
  'moved',
  'entered',
  'left',
  'hit',
  'healed',
  'drawn',
  'discarded',
  'destroyed',
  'seldom',
  'never',
];

/** Effects on every card. */
const EFFECTS = 3;

/** `hearers` of the cards hear `seldom`; the others have effects under the first ten events. */
export function cardsOnBoard(count, hearers) {
  return Array.from({ length: count }, (_, card) => ({
    id: `card-${card}`,
    seat: card % 2,
    effects: Array.from({ length: EFFECTS }, (_, i) => ({
      on: i === 0 && card < hearers ? 'seldom' : EVENTS[(card * 7 + i * 3) % (EVENTS.length - 2)],
      do: [{ op: 'add', amount: card + i }],
    })),
  }));
}
