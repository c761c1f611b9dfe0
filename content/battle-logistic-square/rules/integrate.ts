/** Action C: an IT card is declared for 1 AP and hand cards for its assembly (BLS-6.6.1 to BLS-6.6.9). */
import {
  listClear,
  listItem,
  listItems,
  listPush,
  type Refusal,
  type Seat,
} from 'cardwright/engine';
import { missingIn, maskOf, placesIn, type Action } from './actions.ts';
import { payAp, refuseCost } from './ap.ts';
import { canBeMade, EMPTY, filledWith, fitsOf, isWhole } from './assembly.ts';
import type { CardType } from './cards.ts';
import { NONE, type Card } from './config.ts';
import { settle } from './effects/index.ts';
import type { Listener } from './events.ts';
import { refuse, refuseMissing } from './refuse.ts';
import {
  ASSEMBLED,
  CHOOSE_ASSEMBLY,
  CHOOSER,
  LEAST,
  MOST,
  PENDING,
  set,
  setFaceUp,
  STAGE,
  typeOf,
  type State,
} from './state.ts';
import { RESOLVING_LAST } from './stages.ts';
import { declare, refuseRange } from './use.ts';
import { faceDownIt, handOf, itDeckOf, removeFrom, trashFromHand } from './zones.ts';

const COST = 1;

/** Whether the card may be used with some cards of the hand. */
export function refuseIt(state: State, seat: Seat, type: CardType): Refusal | null {
  const refusal = refuseItself(state, seat, type);
  if (refusal !== null) return refusal;
  return canBeMade(state, type, EMPTY, handOf(state, seat), 0) ? null : notMet(state, type);
}

/** Whether it may be used with exactly these cards. */
export function refuseItWith(
  state: State,
  seat: Seat,
  type: CardType,
  action: Action,
): Refusal | null {
  const refusal = refuseItself(state, seat, type);
  if (refusal !== null) return refusal;
  if (missingIn(action) >= 0) return refuseMissing(state, missingIn(action));
  const cards = cardsAt(state, seat, maskOf(action));
  const filled = cards.reduce(
    (before, card) => filledWith(before, fitsOf(state, type, typeOf(state, card))),
    EMPTY,
  );
  return isWhole(state, type, filled) ? null : notMet(state, type);
}

function refuseItself(state: State, seat: Seat, type: CardType): Refusal | null {
  const cost = refuseCost(state, COST);
  if (cost !== null) return cost;
  if (faceDownIt(state, seat, type) === NONE) {
    return refuse('IT_NOT_FACE_DOWN', { card: state.config.cards.ids[type] ?? '' });
  }
  return refuseRange(state, seat, type);
}

/** BLS-6.6.5 too: with more or fewer cards than slots the slots are not filled. */
function notMet({ config }: State, type: CardType): Refusal {
  const card = config.cards.ids[type] ?? '';
  return refuse('ASSEMBLY_NOT_MET', { card, slots: config.cards.slots[type] });
}

/** Cards of the hand by their places in it. */
export function cardsAt(state: State, seat: Seat, mask: number): Card[] {
  return placesIn(mask).map((place) => listItem(state.words, handOf(state, seat), place));
}

/** The cards are named one by one; until the last one nothing has happened. */
export function beginAssembly(state: State, seat: Seat, type: CardType): void {
  const { words, config } = state;
  const { options, chosen } = config.layout;
  const slots = config.cards.slots[type]!;
  listClear(words, options);
  for (const card of listItems(words, handOf(state, seat))) listPush(words, options, card);
  listClear(words, chosen);
  set(state, PENDING, CHOOSE_ASSEMBLY);
  set(state, CHOOSER, seat);
  set(state, LEAST, slots);
  set(state, MOST, slots);
  set(state, ASSEMBLED, type);
}

/** BLS-6.6.3: the named cards go to the trash at declaration, before any response. */
export function integrate(
  state: State,
  seat: Seat,
  type: CardType,
  cards: readonly Card[],
  tell: Listener,
): void {
  payAp(state, COST, tell);
  trashFromHand(state, cards, 'assembly', tell);
  settle(state, tell);
  const it = faceDownIt(state, seat, type);
  removeFrom(state, itDeckOf(state, seat), it);
  setFaceUp(state, it, true);
  declare(state, it, 'it', tell);
  if (!state.config.options.itChainable) set(state, STAGE, RESOLVING_LAST); // BLS-6.6.6
}
