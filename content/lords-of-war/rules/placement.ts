/**
 * Placement, phase 1: one card of the hand goes on an empty square.
 *
 * Rules: LOW-5.4.1 to LOW-5.4.20. Which of them holds is decided at the start of the turn
 * (LOW-5.4.15), since the board does not change before the placement. Knows nothing of shots.
 */
import {
  OFF_BOARD,
  seatName,
  squaresOf,
  type Refusal,
  type Seat,
  type Square,
} from 'cardwright/engine';
import { action, DO_PLACE, type Action } from './actions.ts';
import { putOn, surroundings, unitAt, unitCount, unitOn } from './board.ts';
import { NONE, type Card } from './config.ts';
import { nameOfCard, nameOfSquare, type Listener } from './events.ts';
import { cardToPlace, hasCardToPlace, revealHand, takeToPlace, unitsToPlace } from './hands.ts';
import { hasSquareBeside, neighbourhood } from './neighbourhood.ts';
import { refuse } from './refuse.ts';
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
import { GENERAL, SUPPORT, type UnitType } from './tables.ts';
import { sharesArmy } from './teams.ts';

/** What a square must be like in this turn. */
export const CONTACT = 0;
export const BESIDE_FRIEND = 1;
export const ANYWHERE = 2;
export const FORCED = 3;
/** Nothing can be placed. */
export const SKIPPED = 4;

/** All enemies, all friends, as in `surroundings`. */
const ENEMIES = 0xff;
const FRIENDS = 0xff00;

/** The neighbours of which one is enough for a placement, as bits of `surroundings`. */
function wantedNeighbours(state: State, seat: Seat, unit: UnitType): number {
  const { units } = state.config;
  switch (get(state, RULE)) {
    case CONTACT: {
      // LOW-5.4.3, LOW-5.4.4: an enemy at whom one arrow points, however weak. LOW-5.4.5 to
      // LOW-5.4.7: neither friends nor the enemy's arrows nor target grids are asked.
      const arrows = units.arrows[seatSide(state, seat) * units.count + unit]!;
      // LOW-5.4.8, LOW-5.4.9, LOW-5.4.11, LOW-5.4.12; of the whole side: LOW-6.6.12, LOW-6.7.8
      return (units.traits[unit]! & SUPPORT) === 0 ? arrows : arrows | FRIENDS;
    }
    case BESIDE_FRIEND:
      return FRIENDS; // LOW-5.4.13; of the whole side: LOW-6.6.18, LOW-6.7.16
    case FORCED:
      return ENEMIES; // LOW-5.4.16
    default:
      return 0;
  }
}

/** Squares of an empty board: LOW-5.4.14, LOW-6.2.4. */
function isFreeChoice(state: State, seat: Seat, square: Square): boolean {
  const { options, startSquares } = state.config;
  return get(state, RULE) === ANYWHERE && (options.board !== null || square === startSquares[seat]);
}

/** Decides how the seat on turn may place in this turn: sets `RULE`. */
export function beginPlacement(state: State): void {
  const seat = get(state, ACTIVE);
  set(state, RULE, ruleByBoard(state, seatSide(state, seat)));
  if (canPlace(state, seat)) return; // LOW-5.4.2, LOW-5.4.17
  set(state, RULE, FORCED); // LOW-5.4.16
  if (!canPlace(state, seat)) set(state, RULE, SKIPPED); // LOW-5.4.19, LOW-5.4.20
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
  if (tell) tell({ type: 'placementSkipped', seat: seatName(seat), reason });
  if (reason === 'noSquare') revealHand(state, seat, tell);
}

/** Reused, so that a turn makes no garbage. */
const units: UnitType[] = [];
const wanted: number[] = [];

/** Whether a card of the seat has a square by the rule of this turn. */
function canPlace(state: State, seat: Seat): boolean {
  const choices = unitsToPlace(state, seat, units);
  if (get(state, RULE) === ANYWHERE) return choices > 0;
  let any = 0;
  for (let k = 0; k < choices; k += 1) any |= wantedNeighbours(state, seat, units[k]!);
  return hasSquareBeside(state, seatSide(state, seat), any);
}

/** Legal placements by square, then by unit. */
export function listPlacements(state: State, seat: Seat, into: Action[]): number {
  const { config } = state;
  const choices = unitsToPlace(state, seat, units);
  if (get(state, RULE) === ANYWHERE) return listFreeChoices(state, seat, choices, into);
  for (let k = 0; k < choices; k += 1) wanted[k] = wantedNeighbours(state, seat, units[k]!);
  const { squares, around, count } = neighbourhood(state, seatSide(state, seat));
  let found = 0;
  for (let i = 0; i < count; i += 1) {
    const neighbours = around[i]!;
    for (let k = 0; k < choices; k += 1) {
      if ((neighbours & wanted[k]!) === 0) continue;
      into[found] = action(config, DO_PLACE, squares[i]!, units[k]!);
      found += 1;
    }
  }
  return found;
}

function listFreeChoices(state: State, seat: Seat, choices: number, into: Action[]): number {
  const { config } = state;
  const squares =
    config.options.board === null ? [config.startSquares[seat]!] : squaresOf(config.grid);
  let found = 0;
  for (const square of squares) {
    for (let k = 0; k < choices; k += 1) {
      into[found] = action(config, DO_PLACE, square, units[k]!);
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
  if ((around & wantedNeighbours(state, seat, unit)) !== 0) return null;
  if (isFreeChoice(state, seat, square)) return null;
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
  if (from === 'sharedGeneral' || isNeverReinforced(state, seat, card)) {
    set(state, NO_REINFORCEMENT, 1); // LOW-6.6.7, LOW-6.6.9
  }
  if (tell) tell(placed(state, card, square, { from, forced, challenge: false }));
  if (forced) revealHand(state, seat, tell); // LOW-5.4.18
}

/** The team's general, by the letter of the rulebook: LOW-6.6.9. */
function isNeverReinforced(state: State, seat: Seat, card: Card): boolean {
  const { options, units, types } = state.config;
  if (options.teamGeneralReinforced || !sharesArmy(seat, options.players)) return false;
  return (units.traits[types[card]!]! & GENERAL) !== 0;
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
    seat: seatName(state.words[state.config.layout.owners + card] ?? 0),
    card: nameOfCard(state, card),
    square: nameOfSquare(state, square),
    ...how,
  } as const;
}
