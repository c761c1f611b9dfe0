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

/** Of other actions those that the battle offers. */
function listActions({ config }: State, slot: Slot, into: number[]): number {
  const { actions } = config.battle;
  let found = 0;
  for (let i = 0; i < actions.length; i += 1)
    if (slot === 'major' || config.tables.isMinor[actions[i]!] === true)
      into[found++] = actions[i]!;
  return found;
}

function slotVerb(slot: Slot): Verb {
  return {
    in: ['minor', 'major'],
    words: { action: actionWord, thing: thingWord, extra: extraWord },
    among: {
      action: (state, _, into) => listActions(state, slot, into),
      thing: (state, _, into, action) => {
        into[0] = 0;
        return actionAt(state, action).things?.(state, acting(state), into) ?? 1;
      },
      extra: (state, _, into, action, thing) => {
        into[0] = 0;
        return actionAt(state, action).extras?.(state, acting(state), thing, into) ?? 1;
      },
    },
    refuse: [
      // AAW-4.3.3
      [[], (state) => (slot === 'minor' && phase.is(state, 'major') ? refuse('SLOT_USED') : null)],
      [['action'], (state, _, action) => refuseAction(state, action, slot)],
      [
        ['action', 'thing'],
        (state, _, action, thing) =>
          actionAt(state, action).refuseThing === undefined
            ? refuseAny(thing)
            : actionAt(state, action).refuseThing!(state, acting(state), thing, slot),
      ],
      [
        ['action', 'thing', 'extra'],
        (state, _, action, thing, extra) =>
          actionAt(state, action).refuseExtra === undefined
            ? refuseAny(extra)
            : actionAt(state, action).refuseExtra!(state, acting(state), thing, extra, slot),
      ],
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
  return actionAt(state, action).refuse?.(state, acting(state), slot) ?? null;
}

const refuseAny = (word: number): Refusal | null =>
  word === 0 ? null : refuse('ACTION_UNAVAILABLE');

/** What later rules ask of a slot (AAW-6.1.5, AAW-6.11.2). */
function useOf({ config }: State, action: number): parts.SlotUse {
  const name = config.tables.actions[action]!;
  if (name === 'pass' || name === 'charge') return name;
  return name === minorActions[0] || name === minorActions[1] ? name : 'action';
}

export const minor = slotVerb('minor');
export const major = slotVerb('major');
