/** A round: initiative, activations, end phase (AAW-4). */
import * as engine from 'cardwright/engine';
import type { Frame } from 'cardwright/engine';
import type { State, Unit } from './config.ts';
import { sides } from './config.ts';
import { noScene } from './conditions.ts';
import { resolveEscapes } from './escape.ts';
import { told, type Event, type Listener } from './events.ts';
import {
  askDeclaration,
  declaringSide,
  listLoser,
  placeNext,
  rollInitiative,
} from './initiative.ts';
import { grant } from './other-actions.ts';
import * as parts from './state.ts';
import { ACTIVATION, ROUND } from './steps.ts';
import { isOnField, nameOf, putUnit, seatOf, unitOn } from './units.ts';
import { checkVictory, countHeld, endCombat } from './victory.ts';
import { beginWindow } from './windows.ts';

const { hasActed, inRound, listed, place, policySet, round, status } = parts;
const { temporaryUsed, usedInRound, vp } = parts;

/** Stages of a round, for those that are come back to. */
const [START, LISTING, PLACING, ACTING] = [0, 4, 5, 6] as const;
export const stages = { start: START, acting: ACTING };

export function beginRound(state: State, stage: number): void {
  const { runner } = state.config;
  runner.pending.beginStep(state, ROUND, state.config.units.length, 0, 0);
  engine.goToStage(state, engine.topFrame(state.ints, parts.pending.layout), stage);
}

/** AAW-4.1.1, AAW-4.2.7, AAW-4.4.1 */
export const roundStep = engine.stagedStep<State, Event>([
  start,
  (state, frame) => again(state, frame, 1, askDeclaration(state, declaringSide(state, 0))),
  (state, frame) => again(state, frame, 2, askDeclaration(state, declaringSide(state, 1))),
  (state, _, tell) => rollInitiative(state, tell),
  (state, frame) => again(state, frame, LISTING, listLoser(state)),
  orderAll,
  activateNext,
  endWindow,
  (state, _, tell) => resolveEscapes(state, tell), // AAW-4.4.1 (2)
  end,
]);

/** Whoever has declared something may declare more, until nothing is left or it is enough. */
function again(
  state: State,
  frame: Frame,
  stage: number,
  result: typeof engine.WAIT | boolean | void,
): typeof engine.WAIT | void {
  if (result !== engine.WAIT) return;
  engine.goToStage(state, frame, stage);
  return engine.WAIT;
}

/** AAW-4.1.3, before anything is declared. */
function start(state: State, _: Frame, tell: Listener): void {
  for (const part of [temporaryUsed, usedInRound, place, listed, hasActed]) part.reset(state);
  if (tell) tell(told.roundBegan(state, { round: round.get(state) }));
  happen(state, 'roundStart', tell);
}

/** What a battle does by itself. */
export function happen(state: State, moment: 'combatStart' | 'roundStart', tell: Listener): void {
  for (const effect of state.config.battle.events) {
    if (effect.on !== moment || !effect.holds(state, noScene)) continue;
    for (const one of effect.do) {
      if (one.op !== 'grantTemporaryToAll') continue;
      for (const unit of state.config.unitsBySide[sides.indexOf(one.side)]!) {
        if (isOnField(state, unit)) grant(state, unit, one.element, tell);
      }
    }
  }
}

/** AAW-4.2.9; with dynamic insertion places are found one by one (AAW-4.2.11). */
function orderAll(state: State, frame: Frame, tell: Listener): typeof engine.WAIT | void {
  if (state.config.options.winnerInsertion === 'dynamic') return;
  const placed = placeNext(state);
  if (placed === false) {
    if (tell)
      tell(told.orderFixed(state, { order: orderOf(state).map((unit) => nameOf(state, unit)) }));
    return;
  }
  engine.goToStage(state, frame, PLACING);
  return placed === true ? undefined : placed;
}

/** Units that have a place, the first one first. */
export function orderOf(state: State): Unit[] {
  const placed = [...state.config.units.keys()].filter((unit) => place.get(state, unit) > 0);
  return placed.toSorted((a, b) => place.get(state, a) - place.get(state, b));
}

/** AAW-4.3.1, AAW-4.3.4 */
function activateNext(state: State, frame: Frame): typeof engine.WAIT | void {
  const isNext = (unit: Unit): boolean => !hasActed.is(state, unit) && isOnField(state, unit);
  let unit = orderOf(state).find(isNext);
  if (unit === undefined && state.config.options.winnerInsertion === 'dynamic') {
    const placed = placeNext(state);
    if (placed === engine.WAIT) {
      engine.goToStage(state, frame, ACTING);
      return placed;
    }
    unit = orderOf(state).find(isNext);
  }
  if (unit === undefined) return;
  engine.goToStage(state, frame, ACTING);
  hasActed.set(state, unit);
  state.config.runner.pending.beginStep(state, ACTIVATION, unit, 0, seatOf(state, unit));
}

/** AAW-4.4.1 (1) */
function endWindow(state: State): void {
  beginWindow(state, 'end');
}

/** AAW-4.4.1 (3) to (6), AAW-4.4.2, AAW-4.4.3 */
function end(state: State, frame: Frame, tell: Listener): void {
  inRound.reset(state); // AAW-16.1.5
  policySet.reset(state);
  arrive(state, tell);
  countHeld(state);
  if (tell) tell(told.roundEnded(state, { round: round.get(state) }));
  if (checkVictory(state, tell, true)) return;
  const { data } = state.config.battle;
  const { maxRounds, roundLimitResult } = state.config.options;
  if (round.get(state) >= (data.rounds ?? maxRounds)) {
    const winner = sides.indexOf((data.atLimit ?? roundLimitResult) as (typeof sides)[number]);
    endCombat(state, winner < 0 ? [] : [winner], 'roundLimit', tell);
    return;
  }
  round.add(state, 1);
  engine.goToStage(state, frame, START);
}

/** AAW-4.4.1 (4), AAW-4.3.5 */
function arrive(state: State, tell: Listener): void {
  for (const [unit, { arrives, maxVp }] of state.config.units.entries()) {
    if (arrives === null || arrives.round !== round.get(state)) continue;
    if (status.get(state, unit) !== 'reserve' || unitOn(state, arrives.square) >= 0) continue;
    status.set(state, unit, 'active');
    vp.set(state, unit, maxVp);
    putUnit(state, unit, arrives.square);
    if (tell) tell(told.arrived(state, { unit: nameOf(state, unit), square: arrives.square }));
  }
}
