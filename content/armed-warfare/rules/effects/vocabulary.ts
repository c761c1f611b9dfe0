/** The events of abilities (8.3.1), and the operations of standing ones, which are asked by their names. */
import {
  numbered,
  type ByWord,
  type EffectPlace,
  type OperationHandler,
  type Test as EngineTest,
} from 'cardwright/engine';
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

export const {
  setup: SETUP,
  turnStart: TURN_START,
  drawPhase: DRAW_PHASE,
  onEquip: ON_EQUIP,
  activated: ACTIVATED,
  onHit: ON_HIT,
  afterAttack: AFTER_ATTACK,
  onDestroyed: ON_DESTROYED,
  modifyStat: MODIFY_STAT,
  modifyPower: MODIFY_POWER,
  reduceDamage: REDUCE_DAMAGE,
  capDamage: CAP_DAMAGE,
  preventDamage: PREVENT_DAMAGE,
  extraAttack: EXTRA_ATTACK,
  innateAttack: INNATE_ATTACK,
  allowDiagonalSteps: ALLOW_DIAGONAL_STEPS,
  allowLeap: ALLOW_LEAP,
  bypassDefence: BYPASS_DEFENCE,
  carryOver: CARRY_OVER,
  requireForAttack: REQUIRE_FOR_ATTACK,
} = numbered(events);

export type Test = EngineTest<State>;
export type Place = EffectPlace<AbilityData>;
export type OperationRules = OperationHandler<State, Event>;
export type Conditions = ByWord<Condition, 'is', Test, Place>;
export type Operations<Op extends Operation['op'] = Operation['op']> = Pick<
  ByWord<Operation, 'op', OperationRules, Place>,
  Op
>;
