/** Treasures, the Apeiron chance, drawn cards, side zones (5.20). */
import * as engine from 'cardwright/engine';
import type { Card, Frame, Refusal, Seat } from 'cardwright/engine';
import { actions, sideWords, verbs, type Action } from './actions.ts';
import { ITEM } from './cards.ts';
import { refuseAction } from './attack.ts';
import { beginEvent } from './effects/declare.ts';
import { told, type Listener } from './events.ts';
import { discardCard, replaceSide } from './piles.ts';
import { refuse } from './refuse.ts';
import {
  activeUnit,
  asked,
  chanceUsed,
  chest,
  drawn,
  field,
  hasActed,
  lies,
  NOTHING,
  player,
  side,
  TREASURE,
  typeOf,
  type State,
} from './state.ts';
import { otherSeat, specialOf } from './units.ts';

/** The kind of the frame in which a drawn card is dealt with. */
export const DRAWN = 5;

/** APE-5.20.1, APE-5.20.5 */
export function refuseTreasure(state: State): Refusal | null {
  const square = field.squareOf(state, activeUnit(state));
  if (refuseAction(state) !== null) return refuseAction(state);
  if (lies.place(state, square) !== TREASURE) return refuse('NO_TREASURE');
  return refuseEmptyChest(state);
}

function refuseEmptyChest(state: State): Refusal | null {
  return chest.size(state, player.get(state)) === 0 ? refuse('CHEST_EMPTY') : null;
}

/** APE-5.20.3 */
export function openTreasure(state: State, tell: Listener): void {
  const seat = player.get(state);
  const square = field.squareOf(state, activeUnit(state));
  lies.setPlace(state, square, NOTHING);
  if (tell) tell(told.treasureOpened(state, { seat, square }));
  draw(state, seat, tell);
}

/** APE-5.20.4 */
export function refuseChance(state: State): Refusal | null {
  if (refuseAction(state) !== null) return refuseAction(state);
  return chanceUsed.is(state, player.get(state)) ? refuse('CHANCE_USED') : refuseEmptyChest(state);
}

export function callChance(state: State, tell: Listener): void {
  const seat = player.get(state);
  chanceUsed.set(state, seat);
  if (tell) tell(told.chanceCalled(state, { seat }));
  draw(state, seat, tell);
}

function draw(state: State, seat: Seat, tell: Listener): void {
  const card = chest.takeTop(state, seat);
  hasActed.set(state);
  drawn.put(state, card);
  if (tell) tell(told.cardDrawn(state, { seat, card }));
  state.config.effects.runner.pending.beginStep(state, DRAWN, card, 0, seat);
}

const isItem = (state: State, card: Card): boolean =>
  state.config.catalogue.kind[typeOf(state, card)] === ITEM;

/** APE-5.20.6, APE-5.20.11: an item is put somewhere, an event takes effect and is discarded. */
export function drawnStep(state: State, frame: Frame, tell: Listener): engine.StepResult {
  const [card, seat] = [engine.sourceIn(state, frame), engine.seatIn(state, frame)];
  if (drawn.get(state) !== card) return engine.DONE;
  if (isItem(state, card)) {
    asked.open(state, 'placeItem', seat, 1, 1);
    return engine.WAIT;
  }
  if (state.ints[frame + engine.FRAME_STAGE]! > 0) {
    dropDrawn(state, seat, tell);
    return engine.DONE;
  }
  state.ints[frame + engine.FRAME_STAGE] = 1;
  beginEvent(state, card, seat);
  return engine.ON;
}

/** APE-5.20.17, APE-6.1.13 */
export function dropDrawn(state: State, seat: Seat, tell: Listener): void {
  if (drawn.get(state) >= 0) discardCard(state, drawn.take(state), seat, tell);
}

const [OWN, OPPONENT, DISCARD] = [0, 1, 2] as const;

/** APE-5.20.8 */
export function refusePlaceItem(state: State, to: number): Refusal | null {
  const isProtected = specialOf(state, otherSeat(asked.chooser(state))) >= 0;
  return to === OPPONENT && isProtected ? refuse('ZONE_PROTECTED') : null;
}

/** APE-5.20.6, APE-5.20.7 */
export function placeItem(state: State, to: number, tell: Listener): void {
  const seat = asked.chooser(state);
  asked.cancel(state);
  const card = drawn.take(state);
  if (tell) tell(told.itemPut(state, { seat, card, to: sideWords[to]! }));
  if (to === DISCARD) return discardCard(state, card, seat, tell);
  const zone = to === OWN ? seat : otherSeat(seat);
  replaceSide(state, zone, tell);
  side.put(state, card, zone);
}

export function listDraws(state: State, into: Action[], from: number): number {
  let found = from;
  if (refuseTreasure(state) === null) into[found++] = actions.code(verbs.treasure);
  if (refuseChance(state) === null) into[found++] = actions.code(verbs.chance);
  return found;
}

export function listPlaces(state: State, into: Action[]): number {
  let found = 0;
  for (const to of [OWN, OPPONENT, DISCARD])
    if (refusePlaceItem(state, to) === null) into[found++] = actions.code(verbs.placeItem, to);
  return found;
}
