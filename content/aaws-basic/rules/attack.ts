/** Attacking: as a major action, at once, by a trigger (AAW-6.2 to AAW-6.4, AAW-5.4, AAW-9.3). */
import type { Refusal } from 'cardwright/engine';
import * as parts from './attack-state.ts';
import type { AttackSlot } from './attack-state.ts';
import type { State, Unit } from './config.ts';
import { canUse } from './conditions.ts';
import { told, type Listener } from './events.ts';
import {
  actionOf,
  hasTarget,
  isTargetable,
  mostValue,
  distances,
  boostsAtHand,
  isWithin,
  type Attempt,
} from './reach.ts';
import { NO_TARGET, refuse } from './refuse.ts';
import type { SlotAction } from './slot-action.ts';
import { minorUse } from './state.ts';
import { ATTACK, begin } from './steps.ts';
import { attacksOf } from './units.ts';
import { extensionIn, inThing, thingOf } from './words.ts';

/** AAW-6.1.3 to AAW-6.1.6: only `move` as the minor action has this consequence. */
function refuseAfterMove(state: State, attack: number): Refusal | null {
  const isLate = actionOf(state, attack).notAfterMove === true && minorUse.is(state, 'move');
  return isLate ? refuse('RANGED_AFTER_MOVE') : null;
}

/** AAW-9.1.2, AAW-6.1.1 */
function refuseAttack(state: State, unit: Unit, attack: number): Refusal | null {
  if (!attacksOf(state, unit).includes(attack) || !canUse(state, unit, attack))
    return refuse('ACTION_UNAVAILABLE', 'AAW-9.1.2');
  return refuseAfterMove(state, attack);
}

/** AAW-9.3.1, AAW-9.3.2 */
function refuseExtension(
  state: State,
  unit: Unit,
  attack: number,
  extension: number,
): Refusal | null {
  if (extension < 0) return null;
  const isLegal =
    actionOf(state, attack).extendable === true &&
    actionOf(state, extension).range !== 'adjacent' &&
    attacksOf(state, unit).includes(extension) &&
    canUse(state, unit, extension);
  return isLegal ? refuseAfterMove(state, extension) : refuse('EXTEND_ILLEGAL');
}

function refuseAttempt(state: State, attempt: Attempt): Refusal | null {
  const refusal = refuseExtension(state, attempt.unit, attempt.attack, attempt.extension);
  return refusal ?? (hasTarget(state, attempt) ? null : NO_TARGET);
}

/** Nothing, or an attack that lends its range: as words that are optional. */
function listExtensions(
  state: State,
  unit: Unit,
  attack: number,
  into: number[],
  first: number,
): number {
  let found = 1;
  if (actionOf(state, attack).extendable !== true) return found;
  for (const one of attacksOf(state, unit)) into[found++] = first + one;
  return found;
}

export function attackAction(attack: number): SlotAction {
  const attemptOf = (unit: Unit, thing: number): Attempt => ({
    ...plainAttempt(unit, attack),
    extension: thing === 0 ? -1 : inThing('attack', thing),
  });
  return {
    refuse: (state, unit) => refuseAttack(state, unit, attack),
    things: (state, unit, into) => listExtensions(state, unit, attack, into, thingOf('attack', 0)),
    refuseThing(state, unit, thing) {
      const attempt = attemptOf(unit, thing);
      // What is named is no attack action.
      if (thing !== 0 && attempt.extension < 0) return refuse('EXTEND_ILLEGAL');
      return refuseAttempt(state, attempt);
    },
    begin: (state, unit, thing, _, __, tell) =>
      beginAttack(state, attemptOf(unit, thing), 'major', tell),
  };
}

/** AAW-5.4.1 */
export const immediateAttack: SlotAction = {
  things(state, unit, into) {
    const attacks = attacksOf(state, unit);
    for (const [i, attack] of attacks.entries()) into[i] = thingOf('attack', attack);
    return attacks.length;
  },
  refuseThing(state, unit, thing) {
    const attack = thing === 0 ? -1 : inThing('attack', thing);
    const isOne = attack >= 0 && (actionOf(state, attack).targets ?? 1) === 1;
    return isOne ? refuseAttack(state, unit, attack) : refuse('ACTION_UNAVAILABLE', 'AAW-5.4.1');
  },
  extras: (state, unit, thing, into) =>
    listExtensions(state, unit, inThing('attack', thing), into, 1),
  refuseExtra(state, unit, thing, extra) {
    const extension = extensionIn(extra);
    if (extra !== 0 && extension < 0) return refuse('EXTEND_ILLEGAL');
    return refuseAttempt(state, immediate(unit, thing, extension));
  },
  begin: (state, unit, thing, extra, _, tell) =>
    beginAttack(state, immediate(unit, thing, extensionIn(extra)), 'immediate', tell),
};

const immediate = (unit: Unit, thing: number, extension: number): Attempt => ({
  unit,
  attack: inThing('attack', thing),
  extension,
  isImmediate: true,
});

/** By itself, not at once. */
export const plainAttempt = (unit: Unit, attack: number): Attempt => ({
  unit,
  attack,
  extension: -1,
  isImmediate: false,
});

/** AAW-9.1.1; of counters and of triggered attacks the target is known (AAW-10.2.5, AAW-16.2.1). */
export function beginAttack(
  state: State,
  { unit, attack, extension }: Attempt,
  slot: AttackSlot,
  tell: Listener,
  target?: Unit,
): void {
  parts.forgetAttack(state);
  parts.attacker.set(state, unit + 1);
  parts.attackWith.set(state, attack);
  parts.extendedBy.set(state, extension + 1);
  parts.attackSlot.set(state, slot);
  tell?.(told.attackDeclared(state, { unit, action: actionOf(state, attack).id, slot }));
  if (target !== undefined) parts.targetPlace.append(state, target);
  begin(state, ATTACK, unit);
}

/** Whether a unit could attack another now (AAW-16.2.1). */
export function canReach(state: State, unit: Unit, attack: number, target: Unit): boolean {
  const attempt = plainAttempt(unit, attack);
  if (!canUse(state, unit, attack) || !isTargetable(state, attempt, target)) return false;
  const most = distances(state, attempt, mostValue(state, attempt), boostsAtHand(state, attempt));
  return isWithin(state, attempt, target, most);
}
