/** What abilities ask of their unit and its player (8.7), at the moment when they are needed. */
import { grounds } from '../cards.ts';
import { areAdjacent } from '../field.ts';
import { field, lies } from '../state.ts';
import { countSurvivors, groundAt, otherSeat, survivors } from '../units.ts';
import type { Conditions } from './vocabulary.ts';

export const conditions: Conditions = {
  // APE-5.13.12, APE-5.19.6
  selfOnTerrain: ({ ground }) => {
    const kinds = ground.map((kind) => grounds.indexOf(kind));
    return (state, _seat, unit) => kinds.includes(groundAt(state, field.squareOf(state, unit)));
  },
  selfOnObject:
    ({ object }) =>
    (state, _seat, unit) =>
      lies.get(state, field.squareOf(state, unit)) === object,
  allyAdjacent:
    ({ count }) =>
    (state, seat, unit) => {
      const square = field.squareOf(state, unit);
      const isNear = (other: number): boolean => areAdjacent(field.squareOf(state, other), square);
      return survivors(state, seat).filter(isNear).length >= count;
    },
  lastUnit: () => (state, seat) => countSurvivors(state, seat) === 1,
  fewerUnits: () => (state, seat) =>
    countSurvivors(state, seat) < countSurvivors(state, otherSeat(seat)),
};
