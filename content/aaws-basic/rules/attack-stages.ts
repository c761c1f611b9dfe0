/** The stages of an attack in their order (AAW-9), and how answers lead from one to another. */
import * as engine from 'cardwright/engine';
import type { Frame } from 'cardwright/engine';
import { askedCount } from './attack-state.ts';
import type { State, Unit } from './config.ts';
import { pending } from './state.ts';

export const stageNames = [
  'aim',
  'settle',
  'interfere',
  'targeted',
  'dominate',
  'boost',
  'help',
  'helpBoost',
  'defendWindow',
  'defend',
  'guard',
  'guardBoost',
  'strike',
  'damageWindow',
  'end',
] as const;
export type StageName = (typeof stageNames)[number];

export const stageOf = (name: StageName): number => stageNames.indexOf(name);

export const frameNow = (state: State): Frame => engine.topFrame(state.ints, pending.layout);

export function goTo(state: State, frame: Frame, name: StageName): void {
  engine.goToStage(state, frame, stageOf(name));
}

/** The helper that may add boosts of its own, -1 for nobody. */
export const helperIn = ({ ints }: State, frame: Frame): Unit =>
  ints[frame + engine.FRAME_ARGUMENT]! - 1;

export function setHelper({ ints }: State, frame: Frame, unit: Unit): void {
  ints[frame + engine.FRAME_ARGUMENT] = unit + 1;
}

/** AAW-10.3.5, AAW-10.4.4: whoever helps may boost at once. */
export function beginHelp(state: State, unit: Unit): void {
  const frame = frameNow(state);
  setHelper(state, frame, unit);
  engine.skipStage(state, frame);
}

/** `done`: that is all of what was asked. */
export function endAsked(state: State, question: string): void {
  const frame = frameNow(state);
  if (question === 'cooperate' || question === 'guard') {
    askedCount.add(state, 1); // The next seat of the side is asked.
  } else if (question === 'boost' && helperIn(state, frame) >= 0) {
    setHelper(state, frame, -1);
  } else engine.skipStage(state, frame);
}
