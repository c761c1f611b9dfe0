/** The triggers of abilities (8.7) as numbers, and what the words of the data are made of. */
import * as engine from 'cardwright/engine';
import type { AbilityData } from '../cards.ts';
import type { At, Code, State } from '../config.ts';
import type { Condition } from '../data.gen.ts';
import type { Event } from '../events.ts';

export type { At, Code };

export const events = [
  'star',
  'activationStart',
  'activationEnd',
  'stop',
  'attackHit',
  'kill',
  'attacked',
  'vanish',
  'use',
  'draw',
  'markerPass',
  // Operations of abilities that work all the time.
  'modify',
  'grant',
  'reduceDamage',
] as const;

export const {
  star: STAR,
  activationStart: ACTIVATION_START,
  activationEnd: ACTIVATION_END,
  stop: STOP,
  attackHit: ATTACK_HIT,
  kill: KILL,
  attacked: ATTACKED,
  vanish: VANISH,
  use: USE,
  draw: DRAW,
  markerPass: MARKER_PASS,
} = engine.numbered(events);

export type Place = engine.EffectPlace<AbilityData>;
export type Test = engine.Test<State>;
export type Conditions = engine.ByWord<Condition, 'is', Test, Place>;

/** What is chosen and what is done, each with what it demands of an option (8.7). */
export type Words = engine.JudgedWords<State, At, Event, Code, AbilityData>;
export type Why = engine.Why<State, At, Code>;
export type ChoiceRules = engine.JudgedChoice<State, At, Code>;
export type OperationRules = engine.JudgedOperation<State, At, Event, Code>;
