/**
 * The resolution of a declared card (BLS-12.1.1): `beforeHit`, its hit, `afterHit` if something was
 * struck, `resolve`. A step on the stack of effects, which waits for those that it begins.
 */
import {
  DONE,
  FRAME_STAGE,
  ON,
  seatIn,
  sourceIn,
  type Card,
  type Frame,
  type StepResult,
} from 'cardwright/engine';
import { ABSENT } from '../cards.ts';
import type { Listener } from '../events.ts';
import { ownerOf, typeOf } from '../config.ts';
import { hitBonus, struck, type State } from '../state.ts';
import { hitByCard } from './hits.ts';
import { settle } from './settle.ts';
import { AFTER_HIT, BEFORE_HIT, RESOLVE } from './vocabulary.ts';

/** The kind of its frames. */
const RESOLUTION = 1;

/** The card resolves next. */
export function resolveCard(state: State, card: Card): void {
  const { pending } = state.config.effects.runner;
  pending.beginStep(state, RESOLUTION, card, 0, ownerOf(state, card));
}

export function resolutionStep(state: State, frame: Frame, report: Listener): StepResult {
  const stage = state.ints[frame + FRAME_STAGE]!;
  state.ints[frame + FRAME_STAGE] = stage + 1;
  switch (stage) {
    case 0:
      hitBonus.set(state, 0);
      struck.set(state, 0);
      return begin(state, frame, BEFORE_HIT);
    case 1:
      if (hasHit(state, sourceIn(state, frame))) {
        hitByCard(state, sourceIn(state, frame), seatIn(state, frame), report);
        settle(state, report);
      }
      return ON;
    case 2:
      return struck.get(state) === 0 ? ON : begin(state, frame, AFTER_HIT); // BLS-8.1.7
    case 3:
      return begin(state, frame, RESOLVE);
    default:
      return DONE;
  }
}

function begin(state: State, frame: Frame, event: number): StepResult {
  const { pending } = state.config.effects.runner;
  pending.beginEffects(state, event, sourceIn(state, frame), seatIn(state, frame));
  return ON;
}

function hasHit(state: State, card: Card): boolean {
  return state.config.catalogue.hitDamage[typeOf(state, card)] !== ABSENT;
}
