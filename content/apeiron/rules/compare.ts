/** What scenarios ask of a state in words of their own (scenarios/README.md). */
import * as engine from 'cardwright/engine';
import type { Compare, Seat, Words } from 'cardwright/engine';
import { SEATS } from './config.ts';
import { moveOf, powerOf } from './effects/standing.ts';
import { stops } from './ways.ts';
import { listAttackable } from './range.ts';
import { fliesAt } from './squares.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';
import { isUnit, sideCard, specialOf } from './units.ts';
import { extraCount } from './victory.ts';

const { activeUnit, facing, field, form, h, life, lies, lying, order, owner, rowCard } = parts;

/** `P1 2`: the second unit of P1 in the order of action. */
export function unitName(state: State, card: number): string | null {
  if (card < 0) return null;
  return `${engine.seatName(owner.get(state, card))} ${order.get(state, card)}`;
}

/** As everybody sees it (APE-5.25.6); `life` is `gone` off the field. */
function unitWords(state: State, card: number): Words {
  const square = card < 0 ? -1 : field.squareOf(state, card);
  if (square < 0) return { life: 'gone', h: 0 };
  const common = {
    at: field.nameOf(state, square),
    life: life.get(state, card),
    h: h.get(state, card),
  };
  if (!isUnit(state, card)) return common;
  return {
    ...common,
    facing: facing.get(state, card),
    form: form.get(state, card),
    p: powerOf(state, card),
    m: moveOf(state, card),
    flies: fliesAt(state, card, square),
  };
}

/** `{ P1 2: { h: 3 }, P2 special: { life: gone } }` */
const compareUnits: Compare<State> = (state, expected, what) =>
  Object.entries(engine.mapOf(expected)).flatMap(([name, words]) => {
    const [player, place] = name.split(' ');
    const seat: Seat = engine.readSeat(player, `${what}.${name}`, SEATS);
    const card = place === 'special' ? specialOf(state, seat) : rowCard(state, seat, Number(place));
    return engine.compared(`${what}.${name}`, words, unitWords(state, card));
  });

const compareSquares: Compare<State> = (state, expected, what) =>
  Object.entries(engine.mapOf(expected)).flatMap(([name, object]) => {
    const square = engine.readSquare(state.config.grid, name, what);
    return engine.compared(`${what}.${name}`, [object], [lies.get(state, square)]);
  });

const squaresIn =
  (squaresOf: (state: State) => readonly number[]): Compare<State> =>
  (state, expected, what) => {
    const names = squaresOf(state).map((square) => field.nameOf(state, square));
    return engine.compareSets(what, expected, names);
  };

const eachSeat =
  (of: (state: State, seat: Seat) => unknown): Compare<State> =>
  (state, expected, what) =>
    engine.compared(
      what,
      expected,
      engine.bySeat(SEATS, (seat) => of(state, seat)),
    );

export const comparisons: Readonly<Record<string, Compare<State>>> = {
  units: compareUnits,
  objects: compareSquares,
  counts: (state, expected, what) => engine.compared(what, expected, countsOf(state)),
  extra: eachSeat(extraCount),
  sideZone: eachSeat((state, seat) => {
    const card = sideCard(state, seat);
    return card < 0 ? null : engine.idOfCard(state, card);
  }),
  stops: squaresIn(stops),
  attackable: squaresIn((state) => {
    const found: number[] = [];
    return found.slice(0, listAttackable(state, activeUnit(state), found));
  }),
};

/** How many there are of each object on the field (APE-4.3.4). */
function countsOf(state: State): Words {
  return Object.fromEntries(lying.map((word, place) => [word, lies.countAt(state, place)]));
}
