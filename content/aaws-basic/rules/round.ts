/** A round: initiative, activations, each with its minor and its major slot, end phase (AAW-4). */
import * as engine from 'cardwright/engine';
import type { Frame } from 'cardwright/engine';
import { settleUses } from './boosts.ts';
import { sides, type State } from './config.ts';
import { events, type Event, type Listener } from './events.ts';
import { countRound } from './goals.ts';
import * as initiative from './initiative.ts';
import { resolveEscapes } from './leave.ts';
import { grant } from './other-actions.ts';
import { noScene } from './scene.ts';
import { loseCharge, releaseStance } from './stances.ts';
import * as parts from './state.ts';
import { ACTIVATION, begin, frameNow, ROUND } from './steps.ts';
import { isOnField, putUnit, unitOn, unitsOf } from './units.ts';
import { checkVictory, endCombat } from './victory.ts';
import { beginWindow } from './windows.ts';

const { active, hasActed, inRound, majorUse, minorUse, phase, place, round, status, vp } = parts;
const { declaringSide, placeNext } = initiative;

/** Stages of a round with which it may begin. */
const [START, ACTING] = [0, 6] as const;
export const stages = { start: START, acting: ACTING };

export function beginRound(state: State, stage: number): void {
  begin(state, ROUND, state.config.units.length);
  engine.goToStage(state, frameNow(state), stage);
}

/** AAW-4.1.1, AAW-4.2.7, AAW-4.4.1 */
export const roundStep = engine.stagedStep<State, Event>([
  start,
  // Whoever has declared something may declare more, until nothing is left or it is enough.
  (state) => initiative.askDeclaration(state, declaringSide(state, 0)),
  (state) => initiative.askDeclaration(state, declaringSide(state, 1)),
  (state, _, report) => initiative.rollInitiative(state, report),
  initiative.listLoser,
  orderAll,
  activateNext,
  (state) => beginWindow(state, 'end'), // AAW-4.4.1 (1)
  (state, _, report) => resolveEscapes(state, report), // AAW-4.4.1 (2)
  end,
]);

/** AAW-4.1.3, before anything is declared. */
function start(state: State, _: Frame, report: Listener): void {
  parts.forgetRound(state);
  report?.(events.roundBegan(state, { round: round.get(state) }));
  happen(state, 'roundStart', report);
}

type Moment = 'combatStart' | 'roundStart' | 'roundEnd';

/** What a battle does by itself. */
export function happen(state: State, moment: Moment, report: Listener): void {
  for (const effect of state.config.battle.events) {
    if (effect.on !== moment || !effect.holds(state, noScene)) continue;
    for (const one of effect.do) {
      if (one.op !== 'grantTemporaryToAll') continue;
      for (const unit of unitsOf(state, sides.indexOf(one.side)))
        grant(state, unit, one.element, report);
    }
  }
}

/** AAW-4.2.9; with dynamic insertion places are found one by one (AAW-4.2.11). */
function orderAll(state: State, _: Frame, report: Listener): engine.StageResult {
  const placed = isDynamic(state) ? undefined : placeNext(state);
  if (placed === undefined && !isDynamic(state))
    report?.(events.orderFixed(state, { order: place.inOrder(state) }));
  return placed;
}

const isDynamic = ({ config }: State): boolean => config.options.winnerInsertion === 'dynamic';

/** AAW-4.3.1, AAW-4.3.4 */
function activateNext(state: State): engine.StageResult {
  const isNext = (one: number): boolean => !hasActed.is(state, one) && isOnField(state, one);
  const unit = place.inOrder(state).find(isNext);
  if (unit === undefined) return isDynamic(state) ? placeNext(state) : undefined;
  hasActed.set(state, unit);
  begin(state, ACTIVATION, unit);
  return engine.AGAIN;
}

/** AAW-4.4.1 (3) to (6), AAW-4.4.2, AAW-4.4.3 */
function end(state: State, frame: Frame, report: Listener): void {
  inRound.reset(state); // AAW-16.1.5
  parts.policySet.reset(state);
  arrive(state, report);
  happen(state, 'roundEnd', report);
  countRound(state);
  report?.(events.roundEnded(state, { round: round.get(state) }));
  if (checkVictory(state, report, true)) return;
  const { data } = state.config.battle;
  const { maxRounds, roundLimitResult } = state.config.options;
  if (round.get(state) >= (data.rounds ?? maxRounds)) {
    const winner = sides.indexOf((data.atLimit ?? roundLimitResult) as (typeof sides)[number]);
    endCombat(state, winner < 0 ? [] : [winner], 'roundLimit', report);
    return;
  }
  round.add(state, 1);
  engine.goToStage(state, frame, START);
}

/** AAW-4.4.1 (4), AAW-4.3.5 */
function arrive(state: State, report: Listener): void {
  for (const [unit, { arrives, maxVp }] of state.config.units.entries()) {
    if (arrives === null || arrives.round !== round.get(state)) continue;
    if (status.get(state, unit) !== 'reserve' || unitOn(state, arrives.square) >= 0) continue;
    status.set(state, unit, 'active');
    vp.set(state, unit, maxVp);
    putUnit(state, unit, arrives.square);
    report?.(events.arrived(state, { unit, square: arrives.square }));
  }
}

const [MAJOR, LAST] = [2, 3] as const;

/** AAW-4.3.2: stance released, minor slot, major slot. */
export const activationStep = engine.stagedStep<State, Event>([
  (state, frame, report) => {
    const unit = engine.sourceIn(state, frame);
    parts.forgetActivation(state);
    active.set(state, unit + 1);
    report?.(events.activated(state, { unit }));
    releaseStance(state, unit, report); // AAW-10.1.2
    beginWindow(state, 'activation');
  },
  (state, frame) => wait(state, frame, 'minor'),
  afterSlot,
  (state) => {
    active.set(state, 0);
    phase.set(state, 'main');
  },
]);

/** AAW-14.1.4: whoever is gone decides nothing. */
function wait(state: State, frame: Frame, slot: 'minor' | 'major'): typeof engine.WAIT | void {
  if (!isOnField(state, engine.sourceIn(state, frame))) return engine.goToStage(state, frame, LAST);
  phase.set(state, slot);
  parts.turn.set(state, engine.seatIn(state, frame));
  return engine.WAIT;
}

/** What was done is over: charge tokens go (AAW-6.11.3), victory is looked at (AAW-15.1.4). */
function afterSlot(state: State, frame: Frame, report: Listener): typeof engine.WAIT | void {
  const unit = engine.sourceIn(state, frame);
  const isMajor = majorUse.get(state) !== 'open';
  const use = (isMajor ? majorUse : minorUse).get(state);
  settleUses(state);
  if (use !== 'pass' && use !== 'charge') loseCharge(state, unit, report);
  if (use !== 'pass' && checkVictory(state, report)) return;
  if (isMajor) return engine.goToStage(state, frame, LAST);
  engine.goToStage(state, frame, MAJOR);
  return wait(state, frame, 'major');
}

export const fullPowerMove = (state: State): boolean =>
  minorUse.is(state, 'move') && majorUse.is(state, 'move'); // AAW-6.1.7, AAW-6.1.8
