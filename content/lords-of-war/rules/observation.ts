/**
 * Hidden information: what a viewer sees of a state and is told of an event, and a state that the
 * viewer could as well be in (LOW-5.10.1 to LOW-5.10.8; teams LOW-6.6.3).
 */
import {
  listClear,
  listItems,
  listPush,
  listSize,
  seatName,
  shuffle,
  stream,
  type Observation,
  type Seat,
  type Viewer,
} from 'cardwright/engine';
import type { Card } from './config.ts';
import { bySeat, deckCountOf, deckSeats, handCount, handNames, publicWords } from './describe.ts';
import type { Event } from './events.ts';
import { addToHand } from './hands.ts';
import { cloneState, handOf, hasFlag, KNOWN, type State } from './state.ts';

/** Hands of others are counts (LOW-5.10.2), so are all decks (LOW-5.10.3). */
export function observe(state: State, viewer: Viewer): Observation {
  return {
    ...publicWords(state),
    hand: bySeat(state, (seat) =>
      seat === viewer ? handNames(state, seat) : handCount(state, seat),
    ),
    deck: Object.fromEntries(
      deckSeats(state).map((seat, deck) => [seatName(seat), deckCountOf(state, deck)]),
    ),
  };
}

/** LOW-5.10.4: of a draw, others learn that a card was drawn. Everything else is public. */
export function observeEvent(event: Event, viewer: Viewer): Event {
  if (event.type !== 'cardDrawn') return event;
  const isOwn = viewer !== 'spectator' && event.seat === seatName(viewer);
  return isOwn ? event : { type: 'cardDrawn', seat: event.seat };
}

/**
 * Deals anew what the viewer does not see: the decks, and of other hands the cards that nobody could
 * know. A general from the start, a recalled card and a revealed card stay where everybody knows
 * them to be.
 */
export function redeal(state: State, viewer: Seat, seed: number): State {
  const dealt = cloneState(state);
  const { words, config } = dealt;
  for (const [army, deck] of config.layout.decks.entries()) {
    const seats = config.decks.flatMap((own, seat) =>
      own === army && seat !== viewer ? [seat] : [],
    );
    const hidden = [
      ...listItems(words, deck),
      ...seats.flatMap((seat) => unknownCards(dealt, seat)),
    ];
    shuffle(hidden, stream(seed, 'redeal', army));
    for (const seat of seats) replaceUnknown(dealt, seat, hidden);
    const rest = listSize(words, deck);
    listClear(words, deck);
    for (const card of hidden.splice(0, rest)) listPush(words, deck, card);
  }
  return dealt;
}

function unknownCards(state: State, seat: Seat): Card[] {
  return listItems(state.words, handOf(state, seat)).filter((card) => !hasFlag(state, card, KNOWN));
}

function replaceUnknown(state: State, seat: Seat, from: Card[]): void {
  const hand = handOf(state, seat);
  const known = listItems(state.words, hand).filter((card) => hasFlag(state, card, KNOWN));
  const unknown = listSize(state.words, hand) - known.length;
  listClear(state.words, hand);
  for (const card of [...known, ...from.splice(0, unknown)]) addToHand(state, seat, card);
}
