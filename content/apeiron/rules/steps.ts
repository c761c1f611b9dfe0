/** The steps of the rules that wait for effects, by the kinds of their frames, from 1. */
import type { EffectGame } from 'cardwright/engine';
import { attackStep } from './attack.ts';
import { drawnStep } from './chest.ts';
import type { Event } from './events.ts';
import { moveStep } from './move.ts';
import type { State } from './state.ts';
import { endStep, markerStep } from './turn.ts';

export const steps: EffectGame<State, Event>['steps'] = [
  attackStep,
  moveStep,
  markerStep,
  endStep,
  drawnStep,
];
