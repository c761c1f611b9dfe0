/** What a side must reach to win (AAW-15.1.2, AAW-15.3): each goal of a battle is of one of these kinds. */
import * as engine from 'cardwright/engine';
import type { Side, Square } from 'cardwright/engine';
import type { Aim, Goal, GoalOf } from './battle.ts';
import type { State, Unit } from './config.ts';
import { carried, equipped, escapedOver, heldRounds, round, status } from './state.ts';
import { hasUnits, isEdgeNear, sideOf, unitOn } from './units.ts';

type Word = Goal['goal'];

interface GoalKind<W extends Word> {
  /** `isRoundOver` in an end phase. */
  readonly isReached: (state: State, aim: Aim<W>, isRoundOver: boolean) => boolean;
  /** What it counts in each end phase. */
  readonly countRound?: (state: State, aim: Aim<W>) => void;
  /** What it counts when a unit of its side escapes. */
  readonly countEscape?: (state: State, aim: Aim<W>, unit: Unit) => void;
}

const kinds: { readonly [W in Word]: GoalKind<W> } = {
  // AAW-15.1.2
  annihilation: {
    isReached: (state, { side }) => hasUnits(state, side) && !hasUnits(state, 1 - side),
  },
  // AAW-15.3.1
  'hold-squares': {
    isReached: (state, { goal, place }) => heldRounds.get(state, place) >= goal.rounds,
    countRound(state, { side, goal, place }) {
      const isHeld = squaresOf(state, goal).every((square) => isOccupied(state, side, square));
      heldRounds.set(state, place, isHeld ? heldRounds.get(state, place) + 1 : 0);
    },
  },
  // AAW-15.3.2
  'units-escaped': {
    isReached: (state, { goal, place }) => escapedOver.get(state, place) >= goal.count,
    countEscape(state, { goal, place }, unit) {
      if (goal.edge === undefined || isEdgeNear(state, unit, goal.edge))
        escapedOver.add(state, place, 1);
    },
  },
  // AAW-15.3.3
  'eliminate-unit': {
    isReached(state, { side, goal }) {
      const unit = state.config.unitsBySide[1 - side]![goal.unit - 1];
      return unit !== undefined && ['incapacitated', 'dead'].includes(status.get(state, unit));
    },
  },
  // AAW-15.3.4
  'survive-rounds': {
    isReached: (state, { side, goal }, isRoundOver) =>
      isRoundOver && round.get(state) >= goal.rounds && hasUnits(state, side),
  },
  // AAW-15.3.5
  'item-escaped': {
    isReached: (state, { side, goal }) =>
      state.config.unitsBySide[side]!.some(
        (unit) => status.get(state, unit) === 'escaped' && hasItem(state, unit, goal.item),
      ),
  },
  // AAW-15.3.6
  'reach-zone': {
    isReached: (state, { side, goal: { squares, carrying } }) =>
      squaresOf(state, { squares })
        .filter((square) => isOccupied(state, side, square))
        .some(
          (square) => carrying === undefined || hasItem(state, unitOn(state, square), carrying),
        ),
  },
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

const squaresOf = (
  { config }: State,
  { squares }: Pick<GoalOf<'reach-zone'>, 'squares'>,
): Square[] => squares.map(([column, row]) => engine.squareAt(config.grid, column, row));

const isOccupied = (state: State, side: Side, square: Square): boolean =>
  unitOn(state, square) >= 0 && sideOf(state, unitOn(state, square)) === side;

function hasItem(state: State, unit: Unit, item: string): boolean {
  const type = state.config.catalogue.indexOf.get(item) ?? -1;
  return equipped.ofType(state, unit, type) >= 0 || carried.ofType(state, unit, type) >= 0;
}
