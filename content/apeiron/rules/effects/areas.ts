/** Which squares and panels are near (5.14, 8.7). */
import { ringsBetween, squaresOf, type Square } from 'cardwright/engine';
import { VACANT } from '../cards.ts';
import type { Choice, Target } from '../data.gen.ts';
import { areAdjacent, facings, grid } from '../field.ts';
import { ground, PLACES, type State } from '../state.ts';
import { groundAt } from '../units.ts';
import type { At } from './vocabulary.ts';

export type Area = Extract<Target, { who: 'each' }>['area'];
type Known = Area | 'ring2';

/** APE-6.1.11 */
const known = (state: State, area: Area): Known =>
  area === 'range2' && state.config.options.range2 === 'ring' ? 'ring2' : area;

/** APE-5.14.1 to APE-5.14.4, wherever the field ends. */
function isNear(area: Known, from: Square, to: Square): boolean {
  if (area === 'field') return true;
  if (area === 'adjacent') return areAdjacent(from, to);
  const rings = ringsBetween(grid, from, to);
  return area === 'range1' ? rings <= 1 : rings === 2 || (rings < 2 && area === 'range2');
}

/** In range, and on the field. */
export function isIn(state: State, area: Area, from: Square, square: Square): boolean {
  return groundAt(state, square) !== VACANT && isNear(known(state, area), from, square);
}

/** By area and square: what is near, found when first asked for. */
const found = { adjacent: [], range1: [], range2: [], ring2: [], field: [] } as Record<
  Known,
  (readonly Square[])[]
>;

/** Vacancies among them. */
export function squaresNear(state: State, area: Area, square: Square): readonly Square[] {
  const one = known(state, area);
  return (found[one][square] ??=
    one === 'adjacent'
      ? facings.map((direction) => square + grid.steps[direction]!) // APE-5.15.14
      : squaresOf(grid).filter((other) => isNear(one, square, other)));
}

export function squaresIn(state: State, area: Area, square: Square): readonly Square[] {
  return squaresNear(state, area, square).filter((other) => groundAt(state, other) !== VACANT);
}

/** The places of panels, from 0. */
export const places: readonly number[] = Array.from({ length: PLACES }, (_, place) => place);

export const isPanel = (state: State, place: number): boolean =>
  ground.place(state, place) !== VACANT;

/** Places that share an edge with one (APE-3.1.6). */
const placesBeside = (state: State, place: number): readonly number[] =>
  state.config.field.map.beside[place]!;

/** Vacancies that a panel can go into. */
export const gapsBeside = (state: State, place: number): number[] =>
  placesBeside(state, place).filter((other) => !isPanel(state, other));

/** The place of the unit of an effect. */
export const ownPlace = (state: State, { square }: At): number => state.config.placeOf[square]!;

type PanelArea = Extract<Choice, { pick: 'panel' }>['area'];

export function isPanelIn(state: State, area: PanelArea, at: At, place: number): boolean {
  if (!isPanel(state, place)) return false; // APE-5.19.12
  if (area === 'field') return true;
  const near = placesBeside(state, place);
  if (area === 'besideVacancy') return near.some((other) => !isPanel(state, other));
  const own = ownPlace(state, at);
  return near.includes(own) || (area === 'ownOrAdjacentPanel' && place === own);
}
