/**
 * What abilities ask (8.3.2), at the moment when they are reached. The argument is the place of the
 * card that it is about: the target of what is modified, the card that was hit.
 */
import { stepsBetween } from 'cardwright/engine';
import { MELEE, SHOOTING } from '../cards.ts';
import { places } from '../config.ts';
import { canBeDefended } from '../defence.ts';
import { armdroidOf, cardAt, placeIn, placeOfCard, seatAt } from '../formation.ts';
import { attackFrom, attackKind, enduranceOf, isDefender, map, moved } from '../state.ts';
import { strikerOf, incoming } from '../damage.ts';
import { attackerPlace } from './origin.ts';
import type { Conditions } from './vocabulary.ts';

export const conditions: Conditions = {
  // AWF-5.11.13
  enduranceAtMost:
    ({ value }) =>
    (state, seat) =>
      enduranceOf(state, armdroidOf(state, seat)) <= value,
  // AWF-5.11.14
  attackKind: ({ value }) => {
    const kind = { melee: MELEE, shooting: SHOOTING }[value];
    return (state) => attackKind.get(state) === kind;
  },
  // AWF-5.11.21
  targetKind:
    ({ value }) =>
    (_state, _seat, _source, target) =>
      (placeIn(target) === 0) === (value === 'armdroid'),
  // AWF-5.11.12
  movedAtLeast:
    ({ steps }) =>
    (state, seat) =>
      moved.get(state, seat) >= steps,
  movedAtMost:
    ({ steps }) =>
    (state, seat) =>
      moved.get(state, seat) <= steps,
  // AWF-5.11.15
  noEligibleDefender: () => (state, _seat, _source, target) =>
    placeIn(target) === 0 &&
    !(incoming.isDefendable ?? canBeDefended(state, seatAt(target), strikerOf(state))),
  // AWF-5.11.16
  distanceAtLeast:
    ({ value }) =>
    (state, _seat, _source, target) => {
      if (attackKind.get(state) === 0) return false;
      const square = map.squareOf(state, cardAt(state, target));
      return stepsBetween(state.config.grid, attackFrom.get(state), square) >= value;
    },
  // AWF-5.11.17
  slotIs: ({ value }) => {
    const slot = places.indexOf(value);
    return (state, _seat, source) => placeIn(placeOfCard(state, source)) === slot;
  },
  // AWF-5.11.18
  usedForDefence: () => (state, _seat, source) => isDefender.is(state, source),
  // AWF-5.11.19
  destroyedByAttack: () => (_state, _seat, _source, about) => attackerPlace(about) >= 0,
  // AWF-5.11.20
  wouldBeLethal: () => (state, _seat, _source, target) =>
    incoming.amount >= enduranceOf(state, cardAt(state, target)),
};
