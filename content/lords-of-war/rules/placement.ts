/**
 * Placement, phase 1: one card of the hand goes on an empty square.
 *
 * Rules: LOW-5.4.1 to LOW-5.4.20. Which of them holds is decided at the start of the turn
 * (LOW-5.4.15), since the board does not change before the placement. Knows nothing of shots.
 */
import {
  ENEMIES,
  FRIENDS,
  OFF_BOARD,
  squaresOf,
  type Card,
  type CardType,
  type Refusal,
  type Seat,
  type Side,
  type Square,
} from 'cardwright/engine';
import { actions, type Action } from './actions.ts';
import { neighbours } from './board.ts';
import { events, type Listener } from './events.ts';
import { cardToPlace, hasCardToPlace, revealHand, takeToPlace, unitsToPlace } from './hands.ts';
import { refuse } from './refuse.ts';
import {
  board,
  busy,
  cardSide,
  known,
  noReinforcement,
  owner,
  phase,
  placed,
  placementRule,
  seatSide,
  has,
  turn,
  type PlacementRule,
  type State,
} from './state.ts';
import { GENERAL, SUPPORT } from './tables.ts';
import { isShared } from './teams.ts';

const PLACE = actions.verb('place');

/** The neighbours of which one is enough for a placement, as bits of `neighbours`. */
function wantedNeighbours(state: State, seat: Seat, unit: CardType): number {
  const { catalogue } = state.config;
  switch (placementRule.get(state)) {
    case 'contact': {
      // LOW-5.4.3, LOW-5.4.4: an enemy at whom one arrow points, however weak. LOW-5.4.5 to
      // LOW-5.4.7: neither friends nor the enemy's arrows nor target grids are asked.
      const arrows = catalogue.arrows[seatSide(state, seat) * catalogue.count + unit]!;
      // LOW-5.4.8, LOW-5.4.9, LOW-5.4.11, LOW-5.4.12; of the whole side: LOW-6.6.12, LOW-6.7.8
      return (catalogue.traits[unit]! & SUPPORT) === 0 ? arrows : arrows | FRIENDS;
    }
    case 'besideFriend':
      return FRIENDS; // LOW-5.4.13; of the whole side: LOW-6.6.18, LOW-6.7.16
    case 'forced':
      return ENEMIES; // LOW-5.4.16
    case 'anywhere':
    case 'skipped':
      return 0;
  }
}

/** Squares of an empty board: LOW-5.4.14, LOW-6.2.4. */
function isFreeChoice(state: State, seat: Seat, square: Square): boolean {
  const { options, startSquares } = state.config;
  return (
    placementRule.is(state, 'anywhere') &&
    (options.board !== 'unbounded' || square === startSquares[seat])
  );
}

/** Decides how the seat on turn may place in this turn. */
export function beginPlacement(state: State): void {
  const seat = turn.get(state);
  placementRule.set(state, ruleByBoard(state, seatSide(state, seat)));
  if (canPlace(state, seat)) return; // LOW-5.4.2, LOW-5.4.17
  placementRule.set(state, 'forced'); // LOW-5.4.16
  if (!canPlace(state, seat)) placementRule.set(state, 'skipped'); // LOW-5.4.19, LOW-5.4.20
}

function ruleByBoard(state: State, side: Side): PlacementRule {
  const count = board.size(state);
  for (let n = 0; n < count; n += 1) {
    if (cardSide(state, board.card(state, n)) !== side) return 'contact';
  }
  return count === 0 ? 'anywhere' : 'besideFriend';
}

/** Tells of a placement that is skipped: LOW-5.4.19 (with the hand), LOW-5.4.20 (without). */
export function skipPlacement(state: State, report: Listener): void {
  const seat = turn.get(state);
  const reason = hasCardToPlace(state, seat) ? 'noSquare' : 'emptyHand';
  if (report) report(events.placementSkipped(state, { seat, reason }));
  if (reason === 'noSquare') revealHand(state, seat, report);
}

/** Reused, so that a turn makes no garbage. */
const units: CardType[] = [];
const wanted: number[] = [];

/** Whether a card of the seat has a square by the rule of this turn. */
function canPlace(state: State, seat: Seat): boolean {
  const choices = unitsToPlace(state, seat, units);
  if (placementRule.is(state, 'anywhere')) return choices > 0;
  let any = 0;
  for (let k = 0; k < choices; k += 1) any |= wantedNeighbours(state, seat, units[k]!);
  return neighbours.isEmptyBeside(state, seatSide(state, seat), any);
}

/** Legal placements by square, then by unit. */
export function listPlacements(state: State, into: Action[]): number {
  const seat = turn.get(state);
  const choices = unitsToPlace(state, seat, units);
  if (placementRule.is(state, 'anywhere')) return listFreeChoices(state, seat, choices, into);
  for (let k = 0; k < choices; k += 1) wanted[k] = wantedNeighbours(state, seat, units[k]!);
  const { squares, around, count } = neighbours.emptySquares(state, seatSide(state, seat));
  let found = 0;
  for (let i = 0; i < count; i += 1) {
    for (let k = 0; k < choices; k += 1) {
      if ((around[i]! & wanted[k]!) === 0) continue;
      into[found] = actions.code(PLACE, squares[i], units[k]);
      found += 1;
    }
  }
  return found;
}

function listFreeChoices(state: State, seat: Seat, choices: number, into: Action[]): number {
  const { config } = state;
  const squares =
    config.options.board === 'unbounded' ? [config.startSquares[seat]!] : squaresOf(config.grid);
  let found = 0;
  for (const square of squares) {
    for (let k = 0; k < choices; k += 1) {
      into[found] = actions.code(PLACE, square, units[k]);
      found += 1;
    }
  }
  return found;
}

/** Why the seat on turn may not place the unit there, or null. The first that applies (Appendix A). */
export function refusePlacement(state: State, square: Square, unit: CardType): Refusal | null {
  const seat = turn.get(state);
  const params = { card: state.config.catalogue.ids[unit], square: board.nameOf(state, square) };
  if (cardToPlace(state, seat, unit) < 0) return refuse('LOW_PLACE_NOT_IN_HAND', params);
  const there = board.on(state, square);
  if (there === OFF_BOARD) return refuse('LOW_PLACE_OFF_BOARD', params);
  if (there >= 0) return refuse('LOW_PLACE_OCCUPIED', params);
  const around = neighbours.around(state, square, seatSide(state, seat));
  if ((around & wantedNeighbours(state, seat, unit)) !== 0) return null;
  if (isFreeChoice(state, seat, square)) return null;
  switch (placementRule.get(state)) {
    case 'forced':
      return refuse('LOW_PLACE_FORCED_ADJACENT', params);
    case 'besideFriend':
      return refuse('LOW_PLACE_NO_CONTACT', params, 'LOW-5.4.13');
    case 'anywhere':
      return refuse('LOW_PLACE_NO_CONTACT', params, 'LOW-6.2.4');
    case 'contact':
    case 'skipped':
      return refuse('LOW_PLACE_NO_CONTACT', params);
  }
}

export function place(state: State, square: Square, unit: CardType, report: Listener): void {
  const seat = turn.get(state);
  const forced = placementRule.is(state, 'forced');
  const card = cardToPlace(state, seat, unit);
  const from = takeToPlace(state, seat, card);
  putUnit(state, seat, card, square);
  placed.set(state, card);
  busy.set(state);
  if (from === 'sharedGeneral' || isNeverReinforced(state, seat, card)) {
    noReinforcement.set(state); // LOW-6.6.7, LOW-6.6.9
  }
  const how = { from, forced, challenge: false };
  if (report) report(events.unitPlaced(state, { seat, card, square, ...how }));
  if (forced) revealHand(state, seat, report); // LOW-5.4.18
  phase.set(state, 'shoot');
}

/** The team's general, by the letter of the rulebook: LOW-6.6.9. */
function isNeverReinforced(state: State, seat: Seat, card: Card): boolean {
  const { config } = state;
  if (config.options.teamGeneralReinforcement === 'fromHand') return false;
  if (!isShared(config, config.armies[seat]!)) return false;
  return has(state, card, GENERAL);
}

/** Puts a card on an empty square as a unit of the seat, with its face up (LOW-5.10.4). */
export function putUnit(state: State, seat: Seat, card: Card, square: Square): void {
  owner.set(state, card, seat);
  known.set(state, card, false);
  board.put(state, card, square);
}
