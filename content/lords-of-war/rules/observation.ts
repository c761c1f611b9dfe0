/**
 * Hidden information: what a viewer sees of a state and is told of an event, and a state that the
 * viewer could as well be in (LOW-5.10.1 to LOW-5.10.8; teams LOW-6.6.3).
 */
import {
  dealAnew,
  sortByType,
  stream,
  withoutSecrets,
  type Observation,
  type Seat,
  type Viewer,
} from 'cardwright/engine';
import type { Card } from './config.ts';
import { bySeat, deckCounts, handCount, handNames, publicWords } from './describe.ts';
import type { Event } from './events.ts';
import { copyState, hasFlag, KNOWN, type State } from './state.ts';

/** Hands of others are counts (LOW-5.10.2), so are all decks (LOW-5.10.3). */
export function observe(state: State, viewer: Viewer): Observation {
  return {
    ...publicWords(state),
    hand: bySeat(state, (seat) =>
      seat === viewer ? handNames(state, seat) : handCount(state, seat),
    ),
    deck: deckCounts(state),
  };
}

/** LOW-5.10.4: of a draw, others learn that a card was drawn. Everything else is public. */
export function observeEvent(event: Event, viewer: Viewer): Event {
  return withoutSecrets(event, viewer, { cardDrawn: 'card' });
}

/**
 * Deals anew what the viewer does not see: the decks, and of other hands the cards that nobody could
 * know. A general from the start, a recalled card and a revealed card stay where everybody knows
 * them to be.
 */
export function redeal(state: State, viewer: Seat, seed: number): State {
  const dealt = copyState(state);
  const { words, config } = dealt;
  const { hands, decks } = config.layout;
  const isKnown = (card: Card): boolean => hasFlag(dealt, card, KNOWN);
  for (const [army, deck] of decks.entries()) {
    const others = hands.filter((_, seat) => config.decks[seat] === army && seat !== viewer);
    dealAnew(words, [deck, ...others], isKnown, stream(seed, 'redeal', army));
    for (const hand of others) sortByType(words, hand, config.types);
  }
  return dealt;
}
