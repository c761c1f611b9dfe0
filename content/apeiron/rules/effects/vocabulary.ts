/** The triggers of abilities (8.7) as numbers, and what the words of the data are made of. */
import {
  numbered,
  type ByWord,
  type EffectPlace,
  type JudgedChoice,
  type JudgedOperation,
  type JudgedWords,
  type Test as EngineTest,
  type Why as EngineWhy,
} from 'cardwright/engine';
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
} = numbered(events);

export type Place = EffectPlace<AbilityData>;
export type Test = EngineTest<State>;
export type Conditions = ByWord<Condition, 'is', Test, Place>;

/** What is chosen and what is done, each with what it demands of an option (8.7). */
export type Words = JudgedWords<State, At, Event, Code, AbilityData>;
export type Why = EngineWhy<State, At, Code>;
export type ChoiceRules = JudgedChoice<State, At, Code>;
export type OperationRules = JudgedOperation<State, At, Event, Code>;
