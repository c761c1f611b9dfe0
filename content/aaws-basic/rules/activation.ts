/** An activation: stance released, minor slot, major slot (AAW-4.3.2). */
import * as engine from 'cardwright/engine';
import type { Frame } from 'cardwright/engine';
import { settleUses } from './boosts.ts';
import { loseCharge } from './charge.ts';
import type { State } from './config.ts';
import { told, type Event, type Listener } from './events.ts';
import { releaseStance } from './stances.ts';
import * as parts from './state.ts';
import { isOnField } from './units.ts';
import { checkVictory } from './victory.ts';
import { beginWindow } from './windows.ts';

const { active, majorUse, minorUse, movedSquares, phase, policySet, turn } = parts;

const [MAJOR, END] = [2, 3] as const;

export const activationStep = engine.stagedStep<State, Event>([
  (state, frame, tell) => {
    const unit = engine.sourceIn(state, frame);
    active.set(state, unit + 1);
    movedSquares.set(state, 0);
    minorUse.set(state, 'open');
    majorUse.set(state, 'open');
    policySet.reset(state);
    tell?.(told.activated(state, { unit }));
    releaseStance(state, unit, tell); // AAW-10.1.2
    beginWindow(state, 'activation');
  },
  (state, frame) => wait(state, frame, 'minor'),
  (state, frame, tell) => afterSlot(state, frame, tell),
  (state) => {
    active.set(state, 0);
    phase.set(state, 'main');
  },
]);

/** AAW-14.1.4: whoever is gone decides nothing. */
function wait(state: State, frame: Frame, slot: 'minor' | 'major'): typeof engine.WAIT | void {
  if (!isOnField(state, engine.sourceIn(state, frame))) return engine.goToStage(state, frame, END);
  phase.set(state, slot);
  turn.set(state, engine.seatIn(state, frame));
  return engine.WAIT;
}

/** What was done is over: charge tokens go (AAW-6.11.3), victory is looked at (AAW-15.1.4). */
function afterSlot(state: State, frame: Frame, tell: Listener): typeof engine.WAIT | void {
  const unit = engine.sourceIn(state, frame);
  const isMajor = majorUse.get(state) !== 'open';
  const use = (isMajor ? majorUse : minorUse).get(state);
  settleUses(state);
  if (use !== 'pass' && use !== 'charge') loseCharge(state, unit, tell);
  if (use !== 'pass' && checkVictory(state, tell)) return;
  if (isMajor) return engine.goToStage(state, frame, END);
  engine.goToStage(state, frame, MAJOR);
  return wait(state, frame, 'major');
}

export const fullPowerMove = (state: State): boolean =>
  minorUse.is(state, 'move') && majorUse.is(state, 'move'); // AAW-6.1.7, AAW-6.1.8
