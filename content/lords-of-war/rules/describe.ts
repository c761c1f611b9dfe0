/**
 * A state in words: what everybody sees (LOW-5.10.1), and the parts that only some see. Observations,
 * positions and the checks of scenarios are made of these. The words: scenarios/README.md.
 */
import {
  bySeat as namedBySeat,
  bySide,
  listItems,
  listSize,
  seatName,
  sideName,
  UP,
  type ByName,
  type Seat,
} from 'cardwright/engine';
import { squareOf, unitAt, unitCount } from './board.ts';
import { NONE, type Card } from './config.ts';
import { nameOfCard, nameOfOwner, nameOfSquare } from './events.ts';
import { extraTurn } from './generals.ts';
import { toAct } from './play.ts';
import {
  ACTIVE,
  EXTRA_TURN,
  get,
  handOf,
  hasFlag,
  INVOLVED,
  PHASE,
  phases,
  PLACE_IN_CYCLE,
  PLACED,
  result,
  SHARED_GENERAL,
  TURN_NUMBER,
  type State,
} from './state.ts';
import { facingOf, SIDES } from './tables.ts';

export function bySeat<T>({ config }: State, value: (seat: Seat) => T): ByName<T> {
  return namedBySeat(config.seats, value);
}

export function namesOf(state: State, list: number): string[] {
  return listItems(state.words, list).map((card) => nameOfCard(state, card));
}

export function handNames(state: State, seat: Seat): string[] {
  return namesOf(state, handOf(state, seat));
}

/** By deck, under a seat that draws from it: a team's deck is under its first member. */
function byDeck<T>({ config }: State, value: (list: number) => T): ByName<T> {
  return Object.fromEntries(
    config.layout.decks.map((list, deck) => [seatName(config.decks.indexOf(deck)), value(list)]),
  );
}

/** Decks from their tops, which are the ends of the lists. */
export function deckNames(state: State): ByName<string[]> {
  return byDeck(state, (list) => namesOf(state, list).toReversed());
}

export function deckCounts(state: State): ByName<number> {
  return byDeck(state, (list) => listSize(state.words, list));
}

/** `(4,3): P1 orc-ravager placed`, by square. */
export function boardWords(state: State): Readonly<Record<string, string>> {
  return Object.fromEntries(
    unitsOnBoard(state).map((unit) => [
      nameOfSquare(state, squareOf(state, unit)),
      [nameOfOwner(state, unit), nameOfCard(state, unit), ...flagWords(state, unit)].join(' '),
    ]),
  );
}

export function unitsOnBoard(state: State): Card[] {
  return Array.from({ length: unitCount(state) }, (_, n) => unitAt(state, n));
}

function flagWords(state: State, unit: Card): string[] {
  return [
    ...(hasFlag(state, unit, PLACED) ? ['placed'] : []),
    ...(hasFlag(state, unit, INVOLVED) ? ['involved'] : []),
  ];
}

/** Shots of this turn: `(4,1)->(4,4)`. */
export function shotWords(state: State): string[] {
  const { aims } = state.config.layout;
  return unitsOnBoard(state).flatMap((unit) => {
    const aim = get(state, aims + unit) - 1;
    if (aim === NONE) return [];
    return [
      `${nameOfSquare(state, squareOf(state, unit))}->${nameOfSquare(state, squareOf(state, aim))}`,
    ];
  });
}

/** The seat whose turn follows this one. */
export function nextSeat(state: State): Seat {
  const { cycle } = state.config;
  return extraTurn(state) ?? cycle[(get(state, PLACE_IN_CYCLE) + 1) % cycle.length] ?? 0;
}

/** What everybody sees (LOW-5.10.1). No army lists (LOW-5.10.8), no seed (LOW-5.10.6). */
export function publicWords(state: State) {
  const { config } = state;
  const decider = toAct(state);
  const general = get(state, SHARED_GENERAL);
  return {
    options: config.options.values,
    turn: seatName(get(state, ACTIVE)),
    turnNumber: get(state, TURN_NUMBER),
    extraTurn: get(state, EXTRA_TURN) !== 0,
    next: seatName(nextSeat(state)),
    phase: phases[get(state, PHASE)] ?? '',
    toAct: decider === null ? null : seatName(decider),
    at: boardWords(state),
    shots: shotWords(state),
    pile: bySide(SIDES, (side) => namesOf(state, config.layout.piles[side] ?? 0)),
    sharedGeneral: general === NONE ? null : nameOfCard(state, general),
    races: bySeat(state, (seat) => config.races[seat] ?? ''),
    sides: bySeat(state, (seat) => sideName(config.sides[seat] ?? 0)),
    faces: bySeat(state, (seat) => (facingOf(config.sides[seat] ?? 0) === UP ? 'up' : 'down')),
    entrants: bySeat(state, (seat) => (config.entrants[seat] ?? 0) + 1),
    outcome: result.inWords(state),
  };
}

export function handCount(state: State, seat: Seat): number {
  return listSize(state.words, handOf(state, seat));
}
