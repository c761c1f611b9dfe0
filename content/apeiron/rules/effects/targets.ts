/** Whom and what an effect is about (8.7): units, squares, places of panels. */
import { makeByWord, type ByWord, type Card, type Square } from 'cardwright/engine';
import { grounds, SPECIAL } from '../cards.ts';
import type { Choice, Target } from '../data.gen.ts';
import type { Listener } from '../events.ts';
import { field, ground, lies, order, owner, player, startSquare } from '../state.ts';
import { typeOf, type State } from '../state.ts';
import { groundAt, isSurviving } from '../units.ts';
import { isIn, ownPlace, places, squaresIn } from './areas.ts';
import { picker } from './at.ts';
import { isEmpty } from './objects.ts';
import type { At, OperationRules, Place, Why } from './vocabulary.ts';

export type Side = Extract<Choice, { pick: 'unit' }>['side'];

/** APE-5.21.8: special units with H are touched by effects with damage or healing only. */
export function touchesSpecials({ effect }: Place): boolean {
  return effect.do.some(({ op }) => op === 'damage' || op === 'heal');
}

const isSpecialWithH = ({ config }: State, type: number): boolean =>
  config.catalogue.kind[type] === SPECIAL && config.catalogue.h[type]! > 0;

/** Surviving units, and special units where they count; never graves (APE-5.22.5). */
export function canBeMeant(state: State, card: Card, specials: boolean): boolean {
  if (card < 0 || field.squareOf(state, card) < 0) return false;
  return isSurviving(state, card) || (specials && isSpecialWithH(state, typeOf(state, card)));
}

/** APE-5.14.5 */
export function isOfSide(state: State, side: Side, { seat, unit }: At, card: Card): boolean {
  if (side === 'any') return true;
  if (side === 'other') return card !== unit;
  const isOwn = owner.get(state, card) === seat;
  return side === 'enemy' ? !isOwn : isOwn && (side === 'ally' || card !== unit);
}

/** All on the field that fit, the active player's first, each in the order of action (APE-5.13.15). */
function unitsThat(state: State, fits: (card: Card) => boolean): Card[] {
  const late = (card: Card): number => (owner.get(state, card) === player.get(state) ? 0 : 100);
  const rank = (card: Card): number => late(card) + order.get(state, card);
  return field
    .cards(state)
    .filter(fits)
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a unit is one of a group. */
export type Test = (state: State, at: At, card: Card) => boolean;

type GroupTarget = Extract<Target, { who: 'each' | 'eachOnTerrain' }>;

export function groupOf(target: GroupTarget, place: Place): Test {
  const specials = touchesSpecials(place);
  const isNear: Test =
    target.who === 'each'
      ? (state, { square }, card) => isIn(state, target.area, square, field.squareOf(state, card))
      : onGround(grounds.indexOf(target.ground));
  return (state, at, card) =>
    canBeMeant(state, card, specials) &&
    isOfSide(state, target.side, at, card) &&
    isNear(state, at, card);
}

const onGround =
  (kind: number): Test =>
  (state, _, card) =>
    groundAt(state, field.squareOf(state, card)) === kind;

/** Units, squares or places, as the word says. */
export type Targets = (state: State, at: At) => readonly number[];

/** Those of them that are still there (APE-5.13.16). */
const there =
  (units: Targets): Targets =>
  (state, at) =>
    units(state, at).filter((card) => canBeMeant(state, card, true));

const self = (): Targets => there((_, { unit }) => [unit]);
const other = (): Targets => there((_, { argument }) => [argument]);
const group = (target: GroupTarget, place: Place): Targets => {
  const isMeant = groupOf(target, place);
  return there((state, at) => unitsThat(state, (card) => isMeant(state, at, card)));
};
const picked = ({ what }: { readonly what: string }, place: Place): Targets => picker(place, what);
const ownPanel = (): Targets => (state, at) => [ownPlace(state, at)];

const makers: ByWord<Target, 'who', Targets, Place> = {
  self,
  user: self,
  attackedUnit: other,
  attacker: other,
  picked: (target, place) => there(picked(target, place)),
  each: group,
  eachOnTerrain: group,
  pickedSquare: picked,
  startSquare: () => (state) => [startSquare.get(state)],
  eachSquare: ({ area }) => squaresWhere(area, isEmpty),
  eachObject: ({ area, object }) =>
    squaresWhere(area, (state, square) => lies.get(state, square) === object),
  ownPanel,
  userPanel: ownPanel,
  pickedPanel: picked,
  eachPanel({ ground: kind }) {
    const wanted = grounds.indexOf(kind);
    return (state) => places.filter((one) => ground.place(state, one) === wanted);
  },
};

function squaresWhere(
  area: Parameters<typeof squaresIn>[1],
  fits: (state: State, square: Square) => boolean,
): Targets {
  return (state, { square }) => squaresIn(state, area, square).filter((one) => fits(state, one));
}

export function targetsOf(target: Target, place: Place): Targets {
  return makeByWord(makers, target.who, target, place) as Targets;
}

/** Somebody of these must fit (APE-5.13.11, APE-5.20.16): `count: all` of others may be nobody. */
const needed: readonly string[] = ['each', 'eachOnTerrain', 'eachObject', 'eachPanel'];

/**
 * With each of a target, all at once (APE-5.13.14). `why` says what it cannot be done to: judged by the
 * choice, or else before the effect begins.
 */
export function toEach(
  target: Target,
  place: Place,
  act: (state: State, at: At, one: number, report: Listener) => void,
  why?: Why,
): OperationRules {
  const targets = targetsOf(target, place);
  const judges = 'what' in target ? target.what : undefined;
  const whyNone: Why = (state, at) => (targets(state, at).length > 0 ? null : 'NO_LEGAL_TARGET');
  const whyFirst = why && ((state: State, at: At) => why(state, at, targets(state, at)[0]!));
  return {
    judges,
    why: needed.includes(target.who) ? whyNone : judges === undefined ? whyFirst : why,
    apply(state, at, report) {
      for (const one of targets(state, at)) act(state, at, one, report);
    },
  };
}
