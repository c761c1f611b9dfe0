/** What a side must reach to win (AAW-15.1.2, AAW-15.3): each goal of a battle is of one of these kinds. */
import * as engine from 'cardwright/engine';
import type { Side, Square } from 'cardwright/engine';
import type { Aim, Goal, GoalOf } from './battle.ts';
import type { State, Unit } from './config.ts';
import * as parts from './state.ts';
import { hasUnits, isEdgeNear, sideOf, unitOn } from './units.ts';

const { carried, equipped, escapedOver, heldRounds, round, status } = parts;

type Word = Goal['goal'];

interface GoalKind<W extends Word> {
  /** `isRoundOver` in an end phase. */
  readonly isReached: (state: State, aim: Aim<W>, isRoundOver: boolean) => boolean;
  /** What it counts in each end phase. */
  readonly countRound?: (state: State, aim: Aim<W>) => void;
  /** What it counts when a unit of its side escapes. */
  readonly countEscape?: (state: State, aim: Aim<W>, unit: Unit) => void;
}

/** AAW-15.1.2 */
const annihilation: GoalKind<'annihilation'> = {
  isReached: (state, { side }) => hasUnits(state, side) && !hasUnits(state, 1 - side),
};

/** AAW-15.3.1 */
const holdSquares: GoalKind<'hold-squares'> = {
  isReached: (state, { goal, place }) => heldRounds.get(state, place) >= goal.rounds,
  countRound(state, { side, goal, place }) {
    const isHeld = squaresOf(state, goal).every((square) => isOccupied(state, side, square));
    heldRounds.set(state, place, isHeld ? heldRounds.get(state, place) + 1 : 0);
  },
};

/** AAW-15.3.2 */
const unitsEscaped: GoalKind<'units-escaped'> = {
  isReached: (state, { goal, place }) => escapedOver.get(state, place) >= goal.count,
  countEscape(state, { goal, place }, unit) {
    if (goal.edge === undefined || isEdgeNear(state, unit, goal.edge))
      escapedOver.add(state, place, 1);
  },
};

/** AAW-15.3.3 */
const eliminateUnit: GoalKind<'eliminate-unit'> = {
  isReached(state, { side, goal }) {
    const unit = state.config.unitsBySide[1 - side]![goal.unit - 1];
    return unit !== undefined && ['incapacitated', 'dead'].includes(status.get(state, unit));
  },
};

/** AAW-15.3.4 */
const surviveRounds: GoalKind<'survive-rounds'> = {
  isReached: (state, { side, goal }, isRoundOver) =>
    isRoundOver && round.get(state) >= goal.rounds && hasUnits(state, side),
};

/** AAW-15.3.5 */
const itemEscaped: GoalKind<'item-escaped'> = {
  isReached: (state, { side, goal }) =>
    state.config.unitsBySide[side]!.some(
      (unit) => status.get(state, unit) === 'escaped' && hasItem(state, unit, goal.item),
    ),
};

/** AAW-15.3.6 */
const reachZone: GoalKind<'reach-zone'> = {
  isReached: (state, { side, goal }) =>
    squaresOf(state, goal).some((square) => {
      if (!isOccupied(state, side, square)) return false;
      return goal.carrying === undefined || hasItem(state, unitOn(state, square), goal.carrying);
    }),
};

const kinds: { readonly [W in Word]: GoalKind<W> } = {
  annihilation,
  'hold-squares': holdSquares,
  'units-escaped': unitsEscaped,
  'eliminate-unit': eliminateUnit,
  'survive-rounds': surviveRounds,
  'item-escaped': itemEscaped,
  'reach-zone': reachZone,
};

const kindOf = ({ goal }: Aim): GoalKind<Word> => kinds[goal.goal] as GoalKind<Word>;

export const isReached = (state: State, aim: Aim, isRoundOver: boolean): boolean =>
  kindOf(aim).isReached(state, aim, isRoundOver);

/** In an end phase. */
export function countRound(state: State): void {
  for (const aim of state.config.battle.goals.flat()) kindOf(aim).countRound?.(state, aim);
}

export function countEscape(state: State, unit: Unit): void {
  for (const aim of state.config.battle.goals[sideOf(state, unit)]!)
    kindOf(aim).countEscape?.(state, aim, unit);
}

type Placed = GoalOf<'hold-squares' | 'reach-zone'>;

const squaresOf = ({ config }: State, { squares }: Placed): Square[] =>
  squares.map(([column, row]) => engine.squareAt(config.grid, column, row));

function isOccupied(state: State, side: Side, square: Square): boolean {
  const unit = unitOn(state, square);
  return unit >= 0 && sideOf(state, unit) === side;
}

function hasItem(state: State, unit: Unit, item: string): boolean {
  const type = state.config.catalogue.indexOf.get(item) ?? -1;
  return equipped.ofType(state, unit, type) >= 0 || carried.ofType(state, unit, type) >= 0;
}
