/** Which squares and panels are near (5.14, 8.7). */
import { ringsBetween, squaresOf, type Square } from 'cardwright/engine';
import { facings, grid } from '../field.ts';
import { ground, PLACES, type State } from '../state.ts';
import { VACANT } from '../cards.ts';
import { groundAt } from '../units.ts';
import type { Operation } from '../data.gen.ts';
import type { At } from './vocabulary.ts';

type EachTarget = Extract<Extract<Operation, { op: 'damage' }>['target'], { who: 'each' }>;
export type Area = EachTarget['area'];

/** Rings of squares round one: from the nearest to the farthest. */
const rings = { range1: [0, 1], range2: [0, 2], ring2: [2, 2], field: [0, 9] } as const;
type Known = Area | 'ring2';

const found = new Map<string, readonly Square[]>();

function squaresNear(area: Known, square: Square): readonly Square[] {
  const key = `${area} ${square}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const squares = area === 'adjacent' ? besides(square) : withinRings(square, rings[area]);
  found.set(key, squares);
  return squares;
}

/** N, E, S, W (APE-5.15.14). */
const besides = (square: Square): Square[] =>
  facings.map((direction) => square + grid.steps[direction]!);

function withinRings(square: Square, [nearest, farthest]: readonly [number, number]): Square[] {
  return squaresOf(grid).filter((other) => {
    const distance = ringsBetween(grid, square, other);
    return distance >= nearest && distance <= farthest;
  });
}

/** APE-5.14.1 to APE-5.14.4, APE-6.1.11: without what is out of the field. */
export function squaresIn(state: State, area: Area, square: Square): readonly Square[] {
  const isRing = area === 'range2' && state.config.options.range2 === 'ring';
  const near = squaresNear(isRing ? 'ring2' : area, square);
  return near.filter((other) => groundAt(state, other) !== VACANT);
}

export function isIn(state: State, area: Area, from: Square, square: Square): boolean {
  if (area === 'field') return groundAt(state, square) !== VACANT;
  return squaresIn(state, area, from).includes(square);
}

/** The places of panels, from 0. */
export const places: readonly number[] = Array.from({ length: PLACES }, (_, place) => place);

export const isPanel = (state: State, place: number): boolean =>
  ground.place(state, place) !== VACANT;

/** Places that share an edge with one (APE-3.1.6). */
export function placesBeside(state: State, place: number): number[] {
  return state.config.field.placesBeside(place + 1).map((number) => number - 1);
}

/** The place of the unit of an effect. */
export const ownPlace = (state: State, { square }: At): number => state.config.placeOf[square]!;

type PanelArea = 'adjacentPanel' | 'ownOrAdjacentPanel' | 'besideVacancy' | 'field';

export function isPanelIn(state: State, area: PanelArea, at: At, place: number): boolean {
  if (!isPanel(state, place)) return false; // APE-5.19.12
  if (area === 'field') return true;
  const near = placesBeside(state, place);
  if (area === 'besideVacancy') return near.some((other) => !isPanel(state, other));
  const own = ownPlace(state, at);
  return near.includes(own) || (area === 'ownOrAdjacentPanel' && place === own);
}
