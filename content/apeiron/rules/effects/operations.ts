/** What abilities do to units, squares and the game (8.7); panels: panel-operations.ts. */
import { NOBODY, type Card } from 'cardwright/engine';
import { replaceSide } from '../piles.ts';
import { damage, heal } from '../damage.ts';
import { told, type Listener } from '../events.ts';
import {
  activeUnit,
  facing,
  field,
  form,
  h,
  life,
  lies,
  modifiers,
  owner,
  reserve,
  startSquare,
  type State,
} from '../state.ts';
import { facings } from '../field.ts';
import { isBackOnStart, picker } from './at.ts';
import { squaresIn } from './areas.ts';
import { drive, exchangeUnits, place as putOn, push } from './displace.ts';
import { isEmpty, placeObject, refuseObject, removeObject } from './objects.ts';
import { choiceOf, isGroup, targetsOf } from './targets.ts';
import type { Duration } from '../data.gen.ts';
import type { At, Code, OperationRules, Operations, Place, Why } from './vocabulary.ts';

type UnitTarget = Parameters<typeof targetsOf>[0];

/** With each unit of a target, all at once (APE-5.13.14). */
function toEach(
  target: UnitTarget,
  place: Place,
  act: (state: State, at: At, card: Card, tell: Listener) => void,
): OperationRules {
  const targets = targetsOf(target, place);
  return {
    judges: choiceOf(target),
    // APE-5.13.11, APE-5.20.16
    why: isGroup(target)
      ? (state, at) => (targets(state, at).length > 0 ? null : 'NO_LEGAL_TARGET')
      : undefined,
    apply(state, at, tell) {
      for (const card of targets(state, at)) act(state, at, card, tell);
    },
  };
}

/** APE-5.13.18: of a unit that acts now, the next activation is not this one. */
function addModifier(
  state: State,
  { source }: At,
  word: Parameters<typeof modifiers.sum>[1],
  about: Card,
  amount: number,
  until: Duration,
): void {
  const isNext = until === 'nextActivation';
  const times = isNext && about === activeUnit(state) ? 2 : 1;
  const moment = isNext ? 'ownActivationEnd' : 'activationEnd';
  modifiers.add(state, { word, source, about, amount, until: moment, of: NOBODY, times });
}

const pushedBy =
  (way: 'away' | 'towards', distance: number) =>
  (state: State, { square }: At, card: Card, tell: Listener): void =>
    drive(state, card, square, way, distance, tell);

/** APE-5.8.9 */
const backOnStart = (state: State, unit: Card, square: number): Code | null =>
  isBackOnStart(state, unit, square) ? 'STOP_ON_START' : null;

export const unitOperations: Operations<
  | 'modify'
  | 'grant'
  | 'reduceDamage'
  | 'damage'
  | 'counter'
  | 'heal'
  | 'knockBack'
  | 'pull'
  | 'push'
  | 'teleport'
  | 'swapUnits'
  | 'transform'
> = {
  modify: ({ target, stat, amount, until }, place) =>
    toEach(target, place, (state, at, card) => {
      if (until !== undefined) addModifier(state, at, stat, card, amount, until);
    }),
  grant: ({ target, flag, until }, place) =>
    toEach(target, place, (state, at, card) => {
      if (until !== undefined) addModifier(state, at, flag, card, 1, until);
    }),
  // Works all the time only (standing.ts).
  reduceDamage: () => ({ apply: () => {} }),
  // APE-5.23.5; no back-attack bonus and no counter (APE-5.11.4, APE-5.12.3)
  damage: ({ target, amount }, place) =>
    toEach(target, place, (state, { seat }, card, tell) => damage(state, card, amount, seat, tell)),
  // APE-5.12.4
  counter: ({ target, amount }, place) =>
    toEach(target, place, (state, { seat }, card, tell) => damage(state, card, amount, seat, tell)),
  heal: ({ target, amount }, place) =>
    toEach(target, place, (state, _, card, tell) => heal(state, card, amount, tell)),
  knockBack: ({ target, distance }, place) => toEach(target, place, pushedBy('away', distance)),
  pull: ({ target, distance }, place) => toEach(target, place, pushedBy('towards', distance)),
  push({ target, distance, way }, place) {
    const wayOf = picker(place, way);
    return toEach(target, place, (state, at, card, tell) => {
      const direction = facings[wayOf(state, at)[0] ?? -1];
      if (direction !== undefined) push(state, card, direction, distance, tell);
    });
  },
  teleport({ target, to }, place) {
    const [targets, squareOf] = [targetsOf(target, place), picker(place, to)];
    return {
      judges: to,
      why: (state, at, square) =>
        target.who === 'self' ? backOnStart(state, at.unit, square) : null,
      apply(state, at, tell) {
        const square = squareOf(state, at)[0];
        for (const card of targets(state, at))
          if (square !== undefined) putOn(state, card, square, tell);
      },
    };
  },
  swapUnits: ({ target }, place) => ({
    ...toEach(target, place, (state, { unit }, card, tell) =>
      exchangeUnits(state, unit, card, tell),
    ),
    why: (state, { unit }, card) => backOnStart(state, unit, field.squareOf(state, card)),
  }),
  // APE-5.13.17
  transform: ({ target }, place) =>
    toEach(target, place, (state, _, card, tell) => {
      form.set(state, card, 3 - form.get(state, card));
      if (tell) tell(told.transformed(state, { seat: owner.get(state, card), card }));
    }),
};

export const squareOperations: Operations<'placeObject' | 'removeObject' | 'placeSpecial'> = {
  placeObject({ object, target }, place) {
    const squares = squaresOfTarget(target, place);
    const why: Why = (state) => refuseObject(state, object);
    return {
      judges: choiceOf(target),
      why: target.who === 'pickedSquare' ? why : undefined,
      apply(state, at, tell) {
        for (const square of squares(state, at)) placeObject(state, object, square, tell);
      },
    };
  },
  removeObject({ target }, place) {
    const squares = squaresOfTarget(target, place);
    return {
      judges: choiceOf(target),
      why:
        target.who === 'eachObject'
          ? (state, at) => (squares(state, at).length > 0 ? null : 'NO_LEGAL_TARGET')
          : undefined,
      apply(state, at, tell) {
        for (const square of squares(state, at)) removeObject(state, square, tell);
      },
    };
  },
  placeSpecial({ special, to }, place) {
    const squareOf = picker(place, to);
    return {
      judges: to,
      apply(state, at, tell) {
        const square = squareOf(state, at)[0];
        // APE-5.21.2: declined
        if (square !== undefined) enterSpecial(state, special, at, square, tell);
      },
    };
  },
};

type SquareTarget = Parameters<
  (typeof squareOperations)['placeObject' | 'removeObject']
>[0]['target'];

function squaresOfTarget(
  target: SquareTarget,
  place: Place,
): (state: State, at: At) => readonly number[] {
  switch (target.who) {
    case 'pickedSquare':
      return picker(place, target.what);
    case 'startSquare':
      return (state) => [startSquare.get(state)];
    case 'eachSquare':
      return (state, { square }) =>
        squaresIn(state, target.area, square).filter((one) => isEmpty(state, one));
    case 'eachObject':
      return (state, { square }) =>
        squaresIn(state, target.area, square).filter(
          (one) => lies.get(state, one) === target.object,
        );
  }
}

/** APE-5.21.1, APE-5.21.2 */
function enterSpecial(
  state: State,
  id: string,
  { seat }: At,
  square: number,
  tell: Listener,
): void {
  replaceSide(state, seat, tell);
  const { catalogue, types } = state.config;
  const type = catalogue.indexOf.get(id);
  const card = reserve.cards(state).find((one) => types[one] === type);
  if (card === undefined || type === undefined) return;
  reserve.take(state, 0, card);
  owner.set(state, card, seat);
  h.set(state, card, catalogue.h[type]!);
  life.set(state, card, 'alive');
  facing.setPlace(state, card, 0);
  field.put(state, card, square);
  if (tell) tell(told.specialPlaced(state, { seat, card, square }));
}
