/** The events of abilities (8.3.1), and the operations of standing ones, which are asked by their names. */
import * as engine from 'cardwright/engine';
import type { State } from '../config.ts';
import type { AbilityData } from '../cards.ts';
import type { Condition, Operation } from '../data.gen.ts';
import type { Event } from '../events.ts';

export const events = [
  'setup',
  'turnStart',
  'drawPhase',
  'onEquip',
  'activated',
  'onHit',
  'afterAttack',
  'onDestroyed',
  'modifyStat',
  'modifyPower',
  'reduceDamage',
  'capDamage',
  'preventDamage',
  'extraAttack',
  'innateAttack',
  'allowDiagonalSteps',
  'allowLeap',
  'bypassDefence',
  'carryOver',
  'requireForAttack',
] as const;

/** Their numbers. */
export const on = engine.numbered(events);

export type Test = engine.Test<State>;
export type Place = engine.EffectPlace<AbilityData>;
export type OperationRules = engine.OperationHandler<State, Event>;
export type Conditions = engine.ByWord<Condition, 'is', Test, Place>;
export type Operations = Partial<engine.ByWord<Operation, 'op', OperationRules, Place>>;
