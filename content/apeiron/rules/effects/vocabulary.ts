/** The triggers of abilities (8.7) as numbers, and what the words of the data are made of. */
import {
  numbered,
  type ByWord,
  type EffectPlace,
  type Test as EngineTest,
} from 'cardwright/engine';
import type { AbilityData } from '../cards.ts';
import type { At, Code, State } from '../config.ts';
import type { Choice, Condition, Operation } from '../data.gen.ts';
import type { Listener } from '../events.ts';

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

/** Why an option of a choice, or an operation without one, is not legal; null where it is. */
export type Why = (state: State, at: At, option: number) => Code | null;

/** What an operation does, and what it demands of what is chosen for it. */
export interface OperationRules {
  /** The name of the choice that `why` judges; `why` judges the operation itself where it is missing. */
  readonly judges?: string | undefined;
  readonly why?: Why | undefined;
  readonly apply: (state: State, at: At, tell: Listener) => void;
  /** Another choice, made when everything else is (APE-5.19.4). */
  readonly asksRotation?: true;
}

/** What there is to choose from, and why one of it is no legal choice by its own words. */
export interface ChoiceRules {
  /** The question (questions.ts). */
  readonly word: string;
  readonly most: number;
  /** All that can be named at all; in the order in which it is listed. */
  readonly options: (state: State, at: At) => readonly number[];
  readonly why: Why;
  /** It can only be judged once something else was chosen. */
  readonly isDependent?: true;
}

export type Operations<Op extends Operation['op'] = Operation['op']> = Pick<
  ByWord<Operation, 'op', OperationRules, Place>,
  Op
>;
export type Choices = ByWord<Choice, 'pick', ChoiceRules, Place>;
