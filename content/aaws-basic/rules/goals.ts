/** What a side must reach to win (AAW-15.1.2, AAW-15.3): each goal of a battle is of one of these kinds. */
import * as engine from 'cardwright/engine';
import type { Side, Square } from 'cardwright/engine';
import type { Aim, Goal, GoalOf } from './battle.ts';
import type { State, Unit } from './config.ts';
import {
  active,
  at,
  carried,
  equipped,
  escapedOver,
  escaping,
  ground,
  heldRounds,
  liesAt,
  round,
  status,
  vp,
  way,
} from './state.ts';
import { hasUnits, isEdgeNear, isOnField, sideOf, unitOn, unitsOf } from './units.ts';

type Word = Goal['goal'];

interface GoalKind<W extends Word> {
  /** `isRoundOver` in an end phase. */
  readonly isReached: (state: State, aim: Aim<W>, isRoundOver: boolean) => boolean;
  /** What it counts in each end phase. */
  readonly countRound?: (state: State, aim: Aim<W>) => void;
  /** What it counts when a unit of its side escapes. */
  readonly countEscape?: (state: State, aim: Aim<W>, unit: Unit) => void;
  /** How far on the way its side is, from 0 to 1: for bots. Missing where only units and time count. */
  readonly progress?: (state: State, aim: Aim<W>) => number;
}

/** What the way to a goal keeps of its worth with each step that remains. */
const FADING = 0.88;
/** The most that the way to a goal counts while it is not reached. */
const UNFINISHED = 0.8;
/** What being in the right place counts, before the rest is done. */
const THERE = 0.5;

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
    progress(state, { side, goal, place }) {
      const held = heldRounds.get(state, place) / goal.rounds;
      const squares = squaresOf(state, goal);
      const near = squares.reduce((sum, square) => sum + nearTo(state, side, [square]), 0);
      return held + (1 - held) * THERE * (near / squares.length);
    },
  },
  // AAW-15.3.2
  'units-escaped': {
    isReached: (state, { goal, place }) => escapedOver.get(state, place) >= goal.count,
    countEscape(state, { goal, place }, unit) {
      if (goal.edge === undefined || isEdgeNear(state, unit, goal.edge))
        escapedOver.add(state, place, 1);
    },
    progress(state, { side, goal, place }) {
      const edges = goal.edge === undefined ? engine.edges : [goal.edge];
      const ways = unitsOf(state, side).map((unit) => nearEdge(state, unit, edges));
      const gone = escapedOver.get(state, place);
      const next = ways.toSorted((a, b) => b - a).slice(0, Math.max(0, goal.count - gone));
      return (gone + next.reduce((sum, way) => sum + way, 0)) / goal.count;
    },
  },
  // AAW-15.3.3
  'eliminate-unit': {
    isReached(state, { side, goal }) {
      const unit = state.config.unitsBySide[1 - side]![goal.unit - 1];
      return unit !== undefined && ['incapacitated', 'dead'].includes(status.get(state, unit));
    },
    progress(state, { side, goal }) {
      const unit = state.config.unitsBySide[1 - side]![goal.unit - 1];
      if (unit === undefined || !isOnField(state, unit)) return 0;
      const wounds = 1 - vp.get(state, unit) / state.config.units[unit]!.maxVp;
      return THERE * (wounds + (1 - wounds) * nearTo(state, side, [at.get(state, unit)]));
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
    progress(state, { side, goal }) {
      const bearer = unitsOf(state, side).find((unit) => hasItem(state, unit, goal.item));
      if (bearer !== undefined) return THERE + THERE * nearEdge(state, bearer, engine.edges);
      return THERE * nearTo(state, side, placesOf(state, side, goal.item));
    },
  },
  // AAW-15.3.6
  'reach-zone': {
    isReached: (state, { side, goal: { squares, carrying } }) =>
      squaresOf(state, { squares })
        .filter(
          (square) => isOccupied(state, side, square) && isAtRest(state, unitOn(state, square)),
        )
        .some(
          (square) => carrying === undefined || hasItem(state, unitOn(state, square), carrying),
        ),
    progress: (state, { side, goal }) => UNFINISHED * nearTo(state, side, squaresOf(state, goal)),
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

/** How near a side is to a goal of its own, from 0 to 1: to the nearest of them. */
export function progress(state: State, side: Side): number {
  let most = 0;
  for (const aim of state.config.battle.goals[side]!)
    most = Math.max(most, kindOf(aim).progress?.(state, aim) ?? 0);
  return most;
}

/** Of the unit of a side that is nearest to one of these squares: 1 on it. */
function nearTo(state: State, side: Side, squares: readonly Square[]): number {
  let steps = Infinity;
  for (const unit of unitsOf(state, side))
    for (const square of squares)
      steps = Math.min(steps, engine.stepsBetween(state.config.grid, at.get(state, unit), square));
  return FADING ** steps;
}

/** Of a unit to the nearest of these edges: 1 when it escapes. */
function nearEdge(state: State, unit: Unit, edges: readonly engine.Edge[]): number {
  const { grid } = state.config;
  const steps = edges.map((edge) => engine.stepsToEdge(grid, at.get(state, unit), edge));
  const near = FADING ** Math.min(...steps);
  return escaping.is(state, unit) && edges.some((edge) => isEdgeNear(state, unit, edge))
    ? near + (1 - near) * UNFINISHED
    : UNFINISHED * near;
}

/** Where an item lies, or where the enemies are who carry it. */
function placesOf(state: State, side: Side, item: string): Square[] {
  const type = state.config.catalogue.indexOf.get(item) ?? -1;
  const lying = ground.cards(state).filter((card) => state.config.types[card] === type);
  const bearers = unitsOf(state, 1 - side).filter((unit) => hasItem(state, unit, item));
  return [
    ...lying.map((card) => liesAt.get(state, card)),
    ...bearers.map((unit) => at.get(state, unit)),
  ];
}

const squaresOf = (
  { config }: State,
  { squares }: Pick<GoalOf<'reach-zone'>, 'squares'>,
): Square[] => squares.map(([column, row]) => engine.squareAt(config.grid, column, row));

const isOccupied = (state: State, side: Side, square: Square): boolean =>
  unitOn(state, square) >= 0 && sideOf(state, unitOn(state, square)) === side;

/** Whoever is attacked on the way goes on (AAW-16.2.3). */
const isAtRest = (state: State, unit: Unit): boolean =>
  active.get(state) !== unit + 1 || way.size(state) === 0;

function hasItem(state: State, unit: Unit, item: string): boolean {
  const type = state.config.catalogue.indexOf.get(item) ?? -1;
  return equipped.ofType(state, unit, type) >= 0 || carried.ofType(state, unit, type) >= 0;
}
