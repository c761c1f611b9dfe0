/** Treasures, the Apeiron chance, drawn cards, side zones (5.20). */
import * as engine from 'cardwright/engine';
import type { Card, Frame, Refusal, Seat, Square } from 'cardwright/engine';
import { sideWords, type Verb } from './actions.ts';
import { ITEM } from './cards.ts';
import { refuseAction } from './attack.ts';
import { beginEvent } from './effects/declare.ts';
import { events, type Listener } from './events.ts';
import { discardCard, replaceSide } from './piles.ts';
import { refuse } from './refuse.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';
import { otherSeat, specialOf } from './units.ts';

const { activeUnit, asked, chanceUsed, chest, drawn, field, hasActed, lies, NOTHING, side } = parts;
const { TREASURE, typeOf } = parts;

/** The kind of the frame in which a drawn card is dealt with. */
export const DRAWN = 5;

const refuseEmptyChest = (state: State, seat: Seat): Refusal | null =>
  chest.size(state, seat) === 0 ? refuse('CHEST_EMPTY') : null;

const squareOfActive = (state: State): Square => field.squareOf(state, activeUnit(state));

function refuseNoTreasure(state: State): Refusal | null {
  return lies.place(state, squareOfActive(state)) === TREASURE ? null : refuse('NO_TREASURE');
}

/** APE-5.20.1, APE-5.20.3, APE-5.20.5 */
export const treasure: Verb = {
  in: ['play'],
  refuse: [refuseAction, refuseNoTreasure, refuseEmptyChest],
  play(state, seat, report) {
    const square = squareOfActive(state);
    lies.setPlace(state, square, NOTHING);
    if (report) report(events.treasureOpened(state, { seat, square }));
    draw(state, seat, report);
  },
};

/** APE-5.20.4 */
export const chance: Verb = {
  in: ['play'],
  refuse: [
    refuseAction,
    (state, seat) => (chanceUsed.is(state, seat) ? refuse('CHANCE_USED') : null),
    refuseEmptyChest,
  ],
  play(state, seat, report) {
    chanceUsed.set(state, seat);
    if (report) report(events.chanceCalled(state, { seat }));
    draw(state, seat, report);
  },
};

function draw(state: State, seat: Seat, report: Listener): void {
  const card = chest.takeTop(state, seat);
  hasActed.set(state);
  drawn.put(state, card);
  if (report) report(events.cardDrawn(state, { seat, card }));
  state.config.effects.runner.pending.beginStep(state, DRAWN, card, 0, seat);
}

const isItem = (state: State, card: Card): boolean =>
  state.config.catalogue.kind[typeOf(state, card)] === ITEM;

/** APE-5.20.6, APE-5.20.11: an item is put somewhere, an event takes effect and is discarded. */
export function drawnStep(state: State, frame: Frame, report: Listener): engine.StepResult {
  const [card, seat] = [engine.sourceIn(state, frame), engine.seatIn(state, frame)];
  if (drawn.get(state) !== card) return engine.DONE;
  if (isItem(state, card)) {
    asked.open(state, 'placeItem', seat, 1, 1);
    return engine.WAIT;
  }
  if (state.ints[frame + engine.FRAME_STAGE]! > 0) {
    dropDrawn(state, seat, report);
    return engine.DONE;
  }
  state.ints[frame + engine.FRAME_STAGE] = 1;
  beginEvent(state, card, seat);
  return engine.ON;
}

/** APE-5.20.17, APE-6.1.13 */
export function dropDrawn(state: State, seat: Seat, report: Listener): void {
  if (drawn.get(state) >= 0) discardCard(state, drawn.take(state), seat, report);
}

const [, OPPONENT, DISCARD] = [0, 1, 2] as const;

/** APE-5.20.6, APE-5.20.7 */
export const placeItem: Verb = {
  answers: 'placeItem',
  words: { to: engine.wordAmong(sideWords) },
  refuse: [[['to'], refuseProtected]],
  play(state, seat, report, to) {
    asked.cancel(state);
    const card = drawn.take(state);
    if (report) report(events.itemPut(state, { seat, card, to: sideWords[to]! }));
    if (to === DISCARD) return discardCard(state, card, seat, report);
    const zone = to === OPPONENT ? otherSeat(seat) : seat;
    replaceSide(state, zone, report);
    side.put(state, card, zone);
  },
};

/** APE-5.20.8 */
function refuseProtected(state: State, seat: Seat, to: number): Refusal | null {
  const isProtected = to === OPPONENT && specialOf(state, otherSeat(seat)) >= 0;
  return isProtected ? refuse('ZONE_PROTECTED') : null;
}
