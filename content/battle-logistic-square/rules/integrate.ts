/** Action C: an IT card is declared for 1 AP and hand cards for its assembly (BLS-6.6.1 to BLS-6.6.9). */
import {
  listClear,
  listItem,
  listItems,
  listPush,
  listSize,
  type Refusal,
  type Seat,
} from 'cardwright/engine';
import { action, cardsIn, DO_IT, type Action } from './actions.ts';
import { canPay, payAp } from './ap.ts';
import { canBeMade, EMPTY, filledWith, fitsOf, isWhole } from './assembly.ts';
import type { CardType } from './cards.ts';
import { NONE, type Card } from './config.ts';
import { settle } from './effects/index.ts';
import type { Listener } from './events.ts';
import { missingOf } from './named-cards.ts';
import { refuse, refuseMissing, type Code } from './refuse.ts';
import {
  AP,
  ASSEMBLED,
  CHOOSE_ASSEMBLY,
  CHOOSER,
  get,
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
import { declare, rangeFault } from './use.ts';
import { faceDownIt, handOf, itDeckOf, removeFrom, trashFromHand } from './zones.ts';

const COST = 1;

/** Whether a begun assembly can be paid for when its last card is named. */
export const canPayAssembly = (state: State): boolean => canPay(state, COST);

/** Why an IT card of that entry may not be used, whatever cards are named. */
function itselfFault(state: State, seat: Seat, type: CardType): Code | null {
  if (!canPay(state, COST)) return 'NOT_ENOUGH_AP';
  if (faceDownIt(state, seat, type) === NONE) return 'IT_NOT_FACE_DOWN';
  return rangeFault(state, seat, type);
}

/** Why it may not be used with any cards of the hand. */
function itFault(state: State, seat: Seat, type: CardType): Code | null {
  const fault = itselfFault(state, seat, type);
  if (fault !== null) return fault;
  return canBeMade(state, type, EMPTY, handOf(state, seat), 0) ? null : 'ASSEMBLY_NOT_MET';
}

export function refuseIt(state: State, seat: Seat, type: CardType): Refusal | null {
  return refused(state, type, itFault(state, seat, type));
}

/** Whether it may be used with exactly these cards. */
export function refuseItWith(
  state: State,
  seat: Seat,
  type: CardType,
  action: Action,
): Refusal | null {
  const fault = itselfFault(state, seat, type);
  if (fault !== null) return refused(state, type, fault);
  const names = cardsIn(action);
  const missing = missingOf(state, handOf(state, seat), names);
  if (missing !== NONE) return refuseMissing(state, missing);
  const filled = names.reduce(
    (before, card) => filledWith(before, fitsOf(state, type, card)),
    EMPTY,
  );
  // BLS-6.6.5 too: with more or fewer cards than slots the slots are not filled.
  return refused(state, type, isWhole(state, type, filled) ? null : 'ASSEMBLY_NOT_MET');
}

function refused(state: State, type: CardType, code: Code | null): Refusal | null {
  if (code === null) return null;
  const { cards } = state.config;
  const params = { card: cards.ids[type] ?? '', slots: cards.slots[type], cost: COST };
  const clause = code === 'NO_TARGET_IN_RANGE' ? 'BLS-6.6.2' : undefined;
  return refuse(code, { ...params, ap: get(state, AP) }, clause);
}

/** Writes the IT cards that may be used into `into` from `found` on; returns where they end. */
export function listIts(state: State, seat: Seat, into: Action[], found: number): number {
  const its = itDeckOf(state, seat);
  const count = listSize(state.words, its);
  let end = found;
  let before = NONE;
  for (let i = 0; i < count; i += 1) {
    const type = typeOf(state, listItem(state.words, its, i));
    if (type !== before && itFault(state, seat, type) === null) into[end++] = action(DO_IT, type);
    before = type;
  }
  return end;
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

/** BLS-6.6.3: the named cards go to the trash at declaration, in this order, before any response. */
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
