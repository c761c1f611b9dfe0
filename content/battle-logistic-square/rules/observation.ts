/**
 * Hidden information (section 5.4): what a viewer sees of a state and is told of an event, and a state
 * that the viewer could as well be in.
 */
import {
  dealAnew,
  listClear,
  listItem,
  listItems,
  listPush,
  listSize,
  seedStream,
  sortByType,
  stream,
  withoutSecrets,
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
  copyState,
  get,
  IN_DECK,
  IN_HAND,
  NOTHING,
  PENDING,
  set,
  setZone,
  STREAM,
  type State,
} from './state.ts';
import { deckOf, handOf } from './zones.ts';

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
const secrets = { cardsDrawn: 'cards', handPeeked: 'cards', deckLookedAt: 'cards' };

export function observeEvent(event: Event, viewer: Viewer): Event {
  return withoutSecrets(event, viewer, secrets);
}

/**
 * Deals anew what the viewer does not see: both decks and the opposing hand. What an effect shows the
 * viewer at this moment stays. A set that the opponent has begun to name is forgotten: nobody has
 * seen any of it.
 */
export function redeal(state: State, viewer: Seat, seed: number): State {
  const dealt = copyState(state);
  for (let seat = 0; seat < SEATS; seat += 1) dealSeatAnew(dealt, seat, viewer, seed);
  seedStream(dealt.words, STREAM, seed, 'effects');
  if (get(dealt, PENDING) !== NOTHING && get(dealt, CHOOSER) !== viewer) askAnew(dealt);
  return dealt;
}

function dealSeatAnew(state: State, seat: Seat, viewer: Seat, seed: number): void {
  const { words, config } = state;
  const isAsked = (kind: number): boolean =>
    get(state, PENDING) === kind && get(state, CHOOSER) === viewer;
  const deck = deckOf(state, seat);
  const hand = handOf(state, seat);
  const shown = isAsked(CHOOSE_SCRY) ? listItems(words, config.layout.options) : [];
  const isHandHidden = seat !== viewer && !isAsked(CHOOSE_OPPOSING_HAND);
  const zones = isHandHidden ? [deck, hand] : [deck];
  dealAnew(words, zones, (card) => shown.includes(card), stream(seed, 'redeal', seat));
  if (!isHandHidden) return;
  sortByType(words, hand, config.types);
  for (const card of listItems(words, deck)) setZone(state, card, IN_DECK);
  for (const card of listItems(words, hand)) setZone(state, card, IN_HAND);
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
