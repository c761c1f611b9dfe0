/**
 * Hidden information (section 5.4): what a viewer sees of a state and is told of an event, and a state
 * that the viewer could as well be in.
 */
import {
  listClear,
  listItem,
  listItems,
  listPush,
  listSize,
  seatName,
  seedStream,
  shuffle,
  stream,
  type Observation,
  type Seat,
  type Viewer,
} from 'cardwright/engine';
import type { Action } from './actions.ts';
import { SEATS } from './config.ts';
import { bySeat, handNames, hiddenCounts, itNames, namesIn, publicWords } from './describe.ts';
import type { Event } from './events.ts';
import { format } from './notation.ts';
import { legalActions, toAct } from './play.ts';
import {
  CHOOSE_ASSEMBLY,
  CHOOSE_DIRECTION,
  CHOOSE_HAND_LIMIT,
  CHOOSE_OPPOSING_HAND,
  CHOOSE_SCRY,
  CHOOSER,
  cloneState,
  get,
  NOTHING,
  PENDING,
  set,
  STREAM,
  type State,
} from './state.ts';
import { addToHand, deckOf, handOf, putOnDeck } from './zones.ts';

/** Own hand and IT cards have faces, those of others are counts; the decider sees what is legal. */
export function observe(state: State, viewer: Viewer): Observation {
  return {
    ...publicWords(state),
    hand: bySeat((seat) =>
      seat === viewer ? handNames(state, seat) : hiddenCounts(state, seat).hand,
    ),
    deck: bySeat((seat) => hiddenCounts(state, seat).deck),
    it: bySeat((seat) =>
      seat === viewer ? itNames(state, seat, false) : hiddenCounts(state, seat).it,
    ),
    ...(viewer === toAct(state) ? decisionWords(state, viewer) : {}),
  };
}

/** BLS-4.1.13 */
function decisionWords(state: State, seat: Seat): Observation {
  const actions: Action[] = [];
  const count = legalActions(state, seat, actions);
  const legal = actions.slice(0, count).map((action) => format(state, action));
  const isNaming = get(state, PENDING) > CHOOSE_DIRECTION;
  return isNaming ? { legal, taken: namesIn(state, state.config.layout.chosen) } : { legal };
}

/** BLS-4.1.9 to BLS-4.1.11: what only one player sees of an event; everything else is public. */
export function observeEvent(event: Event, viewer: Viewer): Event {
  if (event.type !== 'cardsDrawn' && event.type !== 'handPeeked' && event.type !== 'deckLookedAt') {
    return event;
  }
  if (viewer !== 'spectator' && event.seat === seatName(viewer)) return event;
  const { cards: _, ...seen } = event;
  return seen;
}

/**
 * Deals anew what the viewer does not see: both decks and the opposing hand. What an effect shows the
 * viewer at this moment stays. A set that the opponent has begun to name is forgotten: nobody has
 * seen any of it.
 */
export function redeal(state: State, viewer: Seat, seed: number): State {
  const dealt = cloneState(state);
  for (let seat = 0; seat < SEATS; seat += 1) dealAnew(dealt, seat, viewer, seed);
  seedStream(dealt.words, STREAM, seed, 'effects');
  if (get(dealt, PENDING) !== NOTHING && get(dealt, CHOOSER) !== viewer) askAnew(dealt);
  return dealt;
}

function dealAnew(state: State, seat: Seat, viewer: Seat, seed: number): void {
  const { words, config } = state;
  const isAsked = (kind: number): boolean =>
    get(state, PENDING) === kind && get(state, CHOOSER) === viewer;
  const deck = deckOf(state, seat);
  const hand = handOf(state, seat);
  const isLookedAt = seat === viewer && isAsked(CHOOSE_SCRY);
  const shown = isLookedAt ? listSize(words, config.layout.options) : 0;
  const isHidden = seat !== viewer && !isAsked(CHOOSE_OPPOSING_HAND);

  const pile = listItems(words, deck);
  const top = pile.splice(pile.length - shown, shown);
  const held = isHidden ? listItems(words, hand) : [];
  const hidden = [...pile, ...held].toSorted((a, b) => a - b);
  shuffle(hidden, stream(seed, 'redeal', seat));
  if (isHidden) listClear(words, hand);
  for (const card of hidden.splice(0, held.length)) addToHand(state, card);
  listClear(words, deck);
  for (const card of [...hidden, ...top]) putOnDeck(state, card);
}

/** What is asked of the opponent, over the cards that they hold now. */
function askAnew(state: State): void {
  const { words, config } = state;
  const { options, chosen } = config.layout;
  const seat = get(state, CHOOSER);
  const kind = get(state, PENDING);
  listClear(words, chosen);
  if (kind >= CHOOSE_ASSEMBLY) set(state, PENDING, NOTHING);
  if (kind === CHOOSE_HAND_LIMIT) refill(state, listItems(words, handOf(state, seat)));
  if (kind === CHOOSE_SCRY) {
    const deck = deckOf(state, seat);
    const size = listSize(words, deck);
    const count = listSize(words, options);
    refill(
      state,
      Array.from({ length: count }, (_, i) => listItem(words, deck, size - 1 - i)),
    );
  }
}

function refill({ words, config }: State, cards: readonly number[]): void {
  const { options } = config.layout;
  listClear(words, options);
  for (const card of cards) listPush(words, options, card);
}
