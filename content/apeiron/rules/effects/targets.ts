/** Whom an effect is about (8.7). */
import { makeByWord, type ByWord, type Card } from 'cardwright/engine';
import { grounds, SPECIAL } from '../cards.ts';
import type { Choice, Operation } from '../data.gen.ts';
import { field, order, owner, player, typeOf, type State } from '../state.ts';
import { groundAt, isSurviving } from '../units.ts';
import { isIn } from './areas.ts';
import { picker } from './at.ts';
import type { At, Place } from './vocabulary.ts';

export type Side = Extract<Choice, { pick: 'unit' }>['side'];

/** Targets that are units. */
type UnitTarget = Extract<
  Operation,
  { op: 'damage' | 'heal' | 'knockBack' | 'pull' | 'teleport' | 'modify' | 'counter' }
>['target'];

export type Targets = (state: State, at: At) => readonly Card[];

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

type GroupTarget = Extract<UnitTarget, { who: 'each' | 'eachOnTerrain' }>;

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

const self =
  (): Targets =>
  (_, { unit }) => [unit];
const other =
  (): Targets =>
  (_, { argument }) => [argument];
const group = (target: GroupTarget, place: Place): Targets => {
  const isMeant = groupOf(target, place);
  return (state, at) => unitsThat(state, (card) => isMeant(state, at, card));
};

const makers: ByWord<UnitTarget, 'who', Targets, Place> = {
  self,
  user: self,
  attackedUnit: other,
  attacker: other,
  picked: ({ what }, place) => picker(place, what),
  each: group,
  eachOnTerrain: group,
};

/** Those of a target that are still there (APE-5.13.16). */
export function targetsOf(target: UnitTarget, place: Place): Targets {
  const all = makeByWord(makers, target.who, target, place) as Targets;
  return (state, at) => all(state, at).filter((card) => canBeMeant(state, card, true));
}

/** The choice that a target is made by; undefined for those that nobody chooses. */
export function choiceOf(target: { readonly who: string; readonly what?: string }) {
  return target.what;
}

/** Whether a target needs somebody who fits (8.7): `count: all` of it may be nobody. */
export function isGroup({ who }: { readonly who: string }): boolean {
  return who.startsWith('each');
}
