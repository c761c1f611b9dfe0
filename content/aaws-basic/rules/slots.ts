/** The minor and the major slot of an activation (AAW-4.3, AAW-5.1, AAW-6.1). */
import type { Refusal } from 'cardwright/engine';
import { attackAction, immediateAttack } from './attack.ts';
import type { State, Unit } from './config.ts';
import { told } from './events.ts';
import { chargeAction } from './charge.ts';
import { escapeAction } from './escape.ts';
import { dropEquipment, pickUpItem, stowEquipment, takeOutItem } from './items.ts';
import { moveAction } from './move.ts';
import { otherAction } from './other-actions.ts';
import { refuse } from './refuse.ts';
import type { Slot, SlotAction } from './slot-action.ts';
import { stanceAction } from './stances.ts';
import * as parts from './state.ts';
import { minorActions, ownActions, stances } from './tables.ts';
import { attacksOf } from './units.ts';
import { actionWord, extraWord, thingWord, type Verb } from './words.ts';

const { active, majorUse, minorUse, phase } = parts;

/** AAW-4.3.3 */
const passing: SlotAction = {
  begin(state, unit, _, __, slot, tell) {
    tell?.(told.passed(state, { unit, slot }));
  },
};

const own: Readonly<Record<(typeof ownActions)[number], SlotAction>> = {
  pass: passing,
  move: moveAction('move'),
  'restricted-move': moveAction('restricted-move'),
  'immediate-attack': immediateAttack,
  'drop-equipment': dropEquipment,
  'take-out-item': takeOutItem,
  'pick-up-item': pickUpItem,
  'counter-stance': stanceAction(stances[1]),
  'cooperative-attack-stance': stanceAction(stances[2]),
  'cooperative-defence-stance': stanceAction(stances[3]),
  'defence-stance': stanceAction(stances[4]),
  escape: escapeAction,
  'stow-equipment': stowEquipment,
  charge: chargeAction,
};

const ownList = ownActions.map((name) => own[name]);
const [attackList, otherList] = [[] as SlotAction[], [] as SlotAction[]];

/** By place in `Tables.actions`. */
function actionAt({ config }: State, action: number): SlotAction {
  const attack = action - ownList.length;
  if (attack < 0) return ownList[action]!;
  const other = attack - config.tables.attacks.all.length;
  if (other < 0) return (attackList[attack] ??= attackAction(attack));
  return (otherList[other] ??= otherAction(other));
}

const acting = (state: State): Unit => active.get(state) - 1;

/** AAW-5.1.1, AAW-6.1.1, AAW-6.1.2, AAW-7.1.1 */
const isForSlot = ({ config }: State, action: number, slot: Slot): boolean =>
  slot === 'major' || config.tables.isMinor[action] === true;

/** Of attacks those that the unit has, of other actions those that the battle offers. */
function listActions(state: State, slot: Slot, into: number[]): number {
  const { battle, tables } = state.config;
  const attacks = attacksOf(state, acting(state));
  let found = 0;
  for (let i = 0; i < battle.actions.length; i += 1) {
    const action = battle.actions[i]!;
    const attack = action - ownList.length;
    if (attack >= 0 && attack < tables.attacks.all.length && !attacks.includes(attack)) continue;
    if (isForSlot(state, action, slot) && refuseAction(state, action, slot) === null)
      into[found++] = action;
  }
  return found;
}

/** Nothing, or of the things that are worth trying those that are legal. */
function listThings(state: State, action: number, into: number[]): number {
  const { things } = actionAt(state, action);
  into[0] = 0;
  if (things === undefined) return 1;
  const tried = things(state, acting(state), into);
  let found = 0;
  for (let i = 0; i < tried; i += 1)
    if (refuseThing(state, action, into[i]!) === null) into[found++] = into[i]!;
  return found;
}

function listExtras(state: State, action: number, thing: number, into: number[]): number {
  const { extras } = actionAt(state, action);
  into[0] = 0;
  if (extras === undefined) return 1;
  const tried = extras(state, acting(state), thing, into);
  let found = 0;
  for (let i = 0; i < tried; i += 1)
    if (refuseExtra(state, action, thing, into[i]!) === null) into[found++] = into[i]!;
  return found;
}

function slotVerb(slot: Slot): Verb {
  return {
    in: ['minor', 'major'],
    words: { action: actionWord, thing: thingWord, extra: extraWord },
    among: {
      action: (state, _, into) => listActions(state, slot, into),
      thing: (state, _, into, action) => listThings(state, action, into),
      extra: (state, _, into, action, thing) => listExtras(state, action, thing, into),
    },
    tested: ['action', 'thing', 'extra'],
    refuse: [
      // AAW-4.3.3
      (state) => (slot === 'minor' && phase.is(state, 'major') ? refuse('SLOT_USED') : null),
      (state, _, action) => refuseAction(state, action, slot),
      (state, _, action, thing) => refuseThing(state, action, thing),
      (state, _, action, thing, extra) => refuseExtra(state, action, thing, extra),
    ],
    play(state, _, tell, action, thing, extra) {
      const unit = acting(state);
      (slot === 'minor' ? minorUse : majorUse).set(state, useOf(state, action));
      phase.set(state, 'main');
      actionAt(state, action).begin(state, unit, thing, extra, slot, tell);
    },
  };
}

function refuseAction(state: State, action: number, slot: Slot): Refusal | null {
  if (!isForSlot(state, action, slot))
    return refuse('ACTION_UNAVAILABLE', { action: state.config.tables.actions[action]! });
  return actionAt(state, action).refuse?.(state, acting(state)) ?? null;
}

function refuseThing(state: State, action: number, thing: number): Refusal | null {
  const one = actionAt(state, action);
  if (one.refuseThing !== undefined) return one.refuseThing(state, acting(state), thing);
  return thing === 0 ? null : refuse('ACTION_UNAVAILABLE');
}

function refuseExtra(state: State, action: number, thing: number, extra: number): Refusal | null {
  const one = actionAt(state, action);
  if (one.refuseExtra !== undefined) return one.refuseExtra(state, acting(state), thing, extra);
  return extra === 0 ? null : refuse('ACTION_UNAVAILABLE');
}

/** What later rules ask of a slot (AAW-6.1.5, AAW-6.11.2). */
function useOf({ config }: State, action: number): parts.SlotUse {
  const name = config.tables.actions[action]!;
  if (name === 'pass' || name === 'charge') return name;
  return name === minorActions[0] || name === minorActions[1] ? name : 'action';
}

export const minor = slotVerb('minor');
export const major = slotVerb('major');
