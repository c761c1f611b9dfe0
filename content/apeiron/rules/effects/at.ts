/** Where an effect happens, and what was picked for it. */
import { choiceNamed, FRAME_ARGUMENT, FRAME_WHAT, seatIn, sourceIn } from 'cardwright/engine';
import type { Card, Frame, Seat, Square } from 'cardwright/engine';
import { EVENT, ITEM } from '../cards.ts';
import { activeUnit, field, hasMoved, startSquare, typeOf, type State } from '../state.ts';
import { VANISH, type At, type Place } from './vocabulary.ts';

/** APE-5.20.9, APE-5.20.11: items and events are those of the active unit. */
function unitOf(state: State, source: Card): Card {
  const kind = state.config.catalogue.kind[typeOf(state, source)];
  return kind === ITEM || kind === EVENT ? activeUnit(state) : source;
}

/** Before the effect begins. */
export function atSource(state: State, source: Card, seat: Seat): At {
  const unit = unitOf(state, source);
  return { seat, source, unit, square: field.squareOf(state, unit), argument: 0, frame: null };
}

export function atFrame(state: State, frame: Frame): At {
  const { ints, config } = state;
  const source = sourceIn(state, frame);
  const unit = unitOf(state, source);
  const argument = ints[frame + FRAME_ARGUMENT]!;
  const { event } = config.effects.table.handlers[ints[frame + FRAME_WHAT]!]!;
  const square = event === VANISH ? argument : field.squareOf(state, unit);
  return { seat: seatIn(state, frame), source, unit, square, argument, frame };
}

/** What was picked for a choice of the effect, by its name; nothing before it could be. */
export function picker(place: Place, name: string): (state: State, at: At) => readonly number[] {
  const choice = choiceNamed(place, name);
  return (state, { frame }) =>
    frame === null ? [] : state.config.effects.runner.pending.picksOf(state, frame, choice);
}

/** APE-5.8.9: the acting unit would be back where its activation began. */
export function isBackOnStart(state: State, unit: Card, square: Square): boolean {
  return hasMoved.is(state) && unit === activeUnit(state) && square === startSquare.get(state);
}
