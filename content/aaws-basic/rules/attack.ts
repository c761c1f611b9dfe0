/** Attacking: as a major action, at once, by a trigger (AAW-6.2 to AAW-6.4, AAW-5.4, AAW-9.3). */
import type { Refusal } from 'cardwright/engine';
import { canUse } from './conditions.ts';
import type { State, Unit } from './config.ts';
import { events, type Listener } from './events.ts';
import * as reach from './reach.ts';
import type { Attempt } from './reach.ts';
import { slotAction, type SlotAction } from './slot-action.ts';
import * as parts from './state.ts';
import { ATTACK, begin } from './steps.ts';
import { attacksOf } from './units.ts';
import { NO_TARGET, refuse, extensionIn, inThing, NONE, thingOf } from './words.ts';

const { actionOf, attempted } = reach;

/** AAW-6.1.3 to AAW-6.1.6: only `move` as the minor action has this consequence. */
function refuseAfterMove(state: State, attack: number): Refusal | null {
  const isLate = actionOf(state, attack).notAfterMove === true && parts.minorUse.is(state, 'move');
  return isLate ? refuse('RANGED_AFTER_MOVE') : null;
}

/** AAW-9.1.2, AAW-6.1.1 */
function refuseAttack(state: State, unit: Unit, attack: number): Refusal | null {
  if (!attacksOf(state, unit).includes(attack) || !canUse(state, unit, attack))
    return refuse('ACTION_UNAVAILABLE', 'AAW-9.1.2');
  return refuseAfterMove(state, attack);
}

/** AAW-9.3.1, AAW-9.3.2 */
function refuseExtension(state: State, { unit, attack, extension }: Attempt): Refusal | null {
  if (extension === NONE) return null;
  const isLegal =
    extension >= 0 &&
    actionOf(state, attack).extendable === true &&
    actionOf(state, extension).isFar &&
    refuseAttack(state, unit, extension)?.code !== 'ACTION_UNAVAILABLE';
  return isLegal ? refuseAfterMove(state, extension) : refuse('EXTEND_ILLEGAL');
}

const refuseAttempt = (state: State, attempt: Attempt): Refusal | null =>
  refuseExtension(state, attempt) ?? (reach.hasTarget(state, attempt) ? null : NO_TARGET);

/** Nothing, or an attack that lends its range. */
function listExtensions(state: State, unit: Unit, attack: number, into: number[]): number {
  into[0] = 0;
  if (actionOf(state, attack).extendable !== true) return 1;
  return 1 + listAttacks(state, unit, into, 1);
}

function listAttacks(state: State, unit: Unit, into: number[], from = 0): number {
  const attacks = attacksOf(state, unit);
  for (let i = 0; i < attacks.length; i += 1) into[from + i] = thingOf('attack', attacks[i]!);
  return attacks.length;
}

export function attackAction(attack: number): SlotAction {
  const attemptOf = (unit: Unit, thing: number): Attempt =>
    attempted(unit, attack, extensionIn(thing), false);
  return slotAction({
    refuse: (state, unit) => refuseAttack(state, unit, attack),
    things: (state, unit, into) => listExtensions(state, unit, attack, into),
    refuseThing: (state, unit, thing) => refuseAttempt(state, attemptOf(unit, thing)),
    begin: (state, unit, report, thing) =>
      beginAttack(state, attemptOf(unit, thing), 'major', report),
  });
}

/** AAW-5.4.1 */
export const immediateAttack = slotAction({
  things: listAttacks,
  refuseThing(state, unit, thing) {
    const attack = inThing('attack', thing);
    const isOne = attack >= 0 && (actionOf(state, attack).targets ?? 1) === 1;
    return isOne ? refuseAttack(state, unit, attack) : refuse('ACTION_UNAVAILABLE', 'AAW-5.4.1');
  },
  extras: (state, unit, into, thing) => listExtensions(state, unit, inThing('attack', thing), into),
  refuseExtra: (state, unit, thing, extra) => refuseAttempt(state, immediate(unit, thing, extra)),
  begin: (state, unit, report, thing, extra) =>
    beginAttack(state, immediate(unit, thing, extra), 'immediate', report),
});

const immediate = (unit: Unit, thing: number, extra: number): Attempt =>
  attempted(unit, inThing('attack', thing), extensionIn(extra), true);

/** By itself, not at once. */
export const plainAttempt = (unit: Unit, attack: number): Attempt =>
  attempted(unit, attack, NONE, false);

/** AAW-9.1.1; of counters and of triggered attacks the target is known (AAW-10.2.5, AAW-16.2.1). */
export function beginAttack(
  state: State,
  { unit, attack, extension }: Attempt,
  slot: parts.AttackSlot,
  report: Listener,
  target?: Unit,
): void {
  parts.forgetAttack(state);
  parts.attacker.set(state, unit + 1);
  parts.attackWith.set(state, attack);
  parts.extendedBy.set(state, extension + 1);
  parts.attackSlot.set(state, slot);
  report?.(events.attackDeclared(state, { unit, action: actionOf(state, attack).id, slot }));
  if (target !== undefined) parts.targetPlace.append(state, target);
  begin(state, ATTACK, unit);
}

/** Whether a unit could attack another now (AAW-16.2.1). */
export function canReach(state: State, unit: Unit, attack: number, target: Unit): boolean {
  const attempt = plainAttempt(unit, attack);
  if (!canUse(state, unit, attack) || !reach.isTargetable(state, attempt, target)) return false;
  const [most, boosts] = [reach.mostValue(state, attempt), reach.boostsAtHand(state, attempt)];
  return reach.isWithin(state, attempt, target, reach.farthest(state, attempt, most, boosts));
}
