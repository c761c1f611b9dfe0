/**
 * Placement, phase 1: one card of the hand goes on an empty square.
 *
 * Rules: LOW-5.4.1 to LOW-5.4.20. Which of them holds is decided at the start of the turn
 * (LOW-5.4.15), since the board does not change before the placement. Knows nothing of shots.
 */
import { type Refusal, type Seat, type Square } from 'cardwright/engine';
import { action, DO_PLACE, type Action } from './actions.ts';
import {
  enemies,
  friends,
  OFF_BOARD,
  putOn,
  surroundings,
  unitAt,
  unitCount,
  unitOn,
} from './board.ts';
import { NONE, type Card } from './config.ts';
import { nameOfCard, nameOfSeat, nameOfSquare, type Listener } from './events.ts';
import { cardToPlace, hasCardToPlace, revealHand, takeToPlace, unitsToPlace } from './hands.ts';
import { refuse } from './refuse.ts';
import { emptySquares } from './squares.ts';
import {
  ACTIVE,
  BUSY,
  cardSide,
  get,
  NO_REINFORCEMENT,
  PLACED,
  RULE,
  seatSide,
  set,
  setFlags,
  setOwner,
  type State,
} from './state.ts';
import { SUPPORT, type UnitType } from './tables.ts';

/** What a square must be like in this turn. */
export const CONTACT = 0;
export const BESIDE_FRIEND = 1;
export const ANYWHERE = 2;
export const FORCED = 3;
/** Nothing can be placed. */
export const SKIPPED = 4;

/** Whether a seat may place the unit on an empty square, with these units round it. */
function fits(state: State, seat: Seat, unit: UnitType, square: Square, around: number): boolean {
  const { units, options, startSquares } = state.config;
  switch (get(state, RULE)) {
    case CONTACT: {
      // LOW-5.4.3, LOW-5.4.4: one arrow at one enemy is enough, however weak. LOW-5.4.5 to
      // LOW-5.4.7: neither friends nor the enemy's arrows nor target grids are asked.
      const arrows = units.arrows[seatSide(state, seat) * units.count + unit]!;
      if ((enemies(around) & arrows) !== 0) return true;
      // LOW-5.4.8, LOW-5.4.9, LOW-5.4.11, LOW-5.4.12; of the whole side: LOW-6.6.12, LOW-6.7.8
      return (units.traits[unit]! & SUPPORT) !== 0 && friends(around) !== 0;
    }
    case BESIDE_FRIEND:
      return friends(around) !== 0; // LOW-5.4.13; of the whole side: LOW-6.6.18, LOW-6.7.16
    case ANYWHERE:
      return options.board !== null || square === startSquares[seat]; // LOW-5.4.14, LOW-6.2.4
    default:
      return enemies(around) !== 0; // LOW-5.4.16
  }
}

/** Decides how the seat on turn may place in this turn: sets `RULE`. */
export function beginPlacement(state: State): void {
  const seat = get(state, ACTIVE);
  set(state, RULE, ruleByBoard(state, seatSide(state, seat)));
  if (listPlacements(state, seat, null) > 0) return; // LOW-5.4.2, LOW-5.4.17
  set(state, RULE, FORCED); // LOW-5.4.16
  if (listPlacements(state, seat, null) === 0) set(state, RULE, SKIPPED); // LOW-5.4.19, LOW-5.4.20
}

function ruleByBoard(state: State, side: number): number {
  const units = unitCount(state);
  for (let n = 0; n < units; n += 1) if (cardSide(state, unitAt(state, n)) !== side) return CONTACT;
  return units === 0 ? ANYWHERE : BESIDE_FRIEND;
}

/** Tells of a placement that is skipped: LOW-5.4.19 (with the hand), LOW-5.4.20 (without). */
export function skipPlacement(state: State, tell: Listener): void {
  const seat = get(state, ACTIVE);
  const reason = hasCardToPlace(state, seat) ? 'noSquare' : 'emptyHand';
  if (tell) tell({ type: 'placementSkipped', seat: nameOfSeat(seat), reason });
  if (reason === 'noSquare') revealHand(state, seat, tell);
}

const units: UnitType[] = [];

/** Legal placements by square, then by unit. With null it only says whether there is one. */
export function listPlacements(state: State, seat: Seat, into: Action[] | null): number {
  const { config } = state;
  const side = seatSide(state, seat);
  const choices = unitsToPlace(state, seat, units);
  const squares = emptySquares(state, get(state, RULE) === ANYWHERE);
  let found = 0;
  for (let i = 0; i < squares.length; i += 1) {
    const square = squares[i]!;
    const around = surroundings(state, square, side);
    for (let k = 0; k < choices; k += 1) {
      const unit = units[k]!;
      if (!fits(state, seat, unit, square, around)) continue;
      if (into === null) return 1;
      into[found] = action(config, DO_PLACE, square, unit);
      found += 1;
    }
  }
  return found;
}

/** Why the seat on turn may not place the unit there, or null. The first that applies (Appendix A). */
export function refusePlacement(state: State, unit: UnitType, square: Square): Refusal | null {
  const seat = get(state, ACTIVE);
  const params = { card: state.config.units.ids[unit], square: nameOfSquare(state, square) };
  if (cardToPlace(state, seat, unit) === NONE) return refuse('LOW_PLACE_NOT_IN_HAND', params);
  const there = unitOn(state, square);
  if (there === OFF_BOARD) return refuse('LOW_PLACE_OFF_BOARD', params);
  if (there !== NONE) return refuse('LOW_PLACE_OCCUPIED', params);
  const around = surroundings(state, square, seatSide(state, seat));
  if (fits(state, seat, unit, square, around)) return null;
  switch (get(state, RULE)) {
    case FORCED:
      return refuse('LOW_PLACE_FORCED_ADJACENT', params);
    case BESIDE_FRIEND:
      return refuse('LOW_PLACE_NO_CONTACT', params, 'LOW-5.4.13');
    case ANYWHERE:
      return refuse('LOW_PLACE_NO_CONTACT', params, 'LOW-6.2.4');
    default:
      return refuse('LOW_PLACE_NO_CONTACT', params);
  }
}

export function place(state: State, unit: UnitType, square: Square, tell: Listener): void {
  const seat = get(state, ACTIVE);
  const forced = get(state, RULE) === FORCED;
  const card = cardToPlace(state, seat, unit);
  const from = takeToPlace(state, seat, card);
  putUnit(state, seat, card, square, PLACED);
  set(state, BUSY, 1);
  if (from === 'sharedGeneral') set(state, NO_REINFORCEMENT, 1); // LOW-6.6.7
  if (tell) tell(placed(state, card, square, { from, forced, challenge: false }));
  if (forced) revealHand(state, seat, tell); // LOW-5.4.18
}

/** Puts a card on an empty square as a unit of the seat, with its face up (LOW-5.10.4). */
export function putUnit(state: State, seat: Seat, card: Card, square: Square, flags: number): void {
  setOwner(state, card, seat);
  setFlags(state, card, flags);
  putOn(state, card, square);
}

/** What is told of a placement. */
export function placed(
  state: State,
  card: Card,
  square: Square,
  how: { from: 'hand' | 'sharedGeneral'; forced: boolean; challenge: boolean },
) {
  return {
    type: 'unitPlaced',
    seat: nameOfSeat(state.words[state.config.layout.owners + card] ?? 0),
    card: nameOfCard(state, card),
    square: nameOfSquare(state, square),
    ...how,
  } as const;
}
