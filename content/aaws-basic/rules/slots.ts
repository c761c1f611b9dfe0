/** The minor and the major slot of an activation (AAW-4.3, AAW-5.1, AAW-6.1). */
import * as engine from 'cardwright/engine';
import type { Refusal } from 'cardwright/engine';
import { attackAction, immediateAttack } from './attack.ts';
import type { State, Unit } from './config.ts';
import { events } from './events.ts';
import { dropEquipment, pickUpItem, stowEquipment, takeOutItem } from './items.ts';
import { escapeAction } from './leave.ts';
import { moveAction } from './move.ts';
import { otherAction } from './other-actions.ts';
import { slotAction, type Slot, type SlotAction } from './slot-action.ts';
import { chargeAction, stanceAction } from './stances.ts';
import { active, majorUse, minorUse, phase, slotUses } from './state.ts';
import { stances } from './tables.ts';
import { refuse, actionWord, extraWord, thingWord, type Verb } from './words.ts';

/** AAW-4.3.3, AAW-5.1.1: in the major slot as well (AAW-6.1.2). */
const minorActions: Readonly<Record<string, SlotAction>> = {
  pass: slotAction({
    begin: (state, unit, report, _, __, slot) => report?.(events.passed(state, { unit, slot })),
  }),
  move: moveAction('move'),
  'restricted-move': moveAction('restricted-move'),
  'immediate-attack': immediateAttack,
  'drop-equipment': dropEquipment,
  'take-out-item': takeOutItem,
  'pick-up-item': pickUpItem,
};

/** AAW-6.1.1 */
const majorActions: Readonly<Record<string, SlotAction>> = {
  'counter-stance': stanceAction(stances[1]),
  'cooperative-attack-stance': stanceAction(stances[2]),
  'cooperative-defence-stance': stanceAction(stances[3]),
  'defence-stance': stanceAction(stances[4]),
  escape: escapeAction,
  'stow-equipment': stowEquipment,
  charge: chargeAction,
};

const ownList = Object.values({ ...minorActions, ...majorActions });
/** Their names. */
export const ownActions = { minor: Object.keys(minorActions), major: Object.keys(majorActions) };
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

function slotVerb(slot: Slot): Verb {
  return {
    in: ['minor', 'major'],
    words: { action: actionWord, thing: thingWord, extra: extraWord },
    isWhole: (state, action) => actionAt(state, action).isWhole,
    among: {
      action: ({ config }, _, into) => engine.writeList(config.battle.actions[slot], into),
      thing: (state, _, into, action) => actionAt(state, action).things(state, acting(state), into),
      extra: (state, _, into, action, thing) =>
        actionAt(state, action).extras(state, acting(state), into, thing),
    },
    refuse: [
      // AAW-4.3.3
      (state) => (slot === 'minor' && phase.is(state, 'major') ? refuse('SLOT_USED') : null),
      (state, _, action) => refuseAction(state, action, slot),
      (state, _, action, thing) => actionAt(state, action).refuseThing(state, acting(state), thing),
      (state, _, action, thing, extra) =>
        actionAt(state, action).refuseExtra(state, acting(state), thing, extra),
    ],
    play(state, _, report, action, thing, extra) {
      const name = state.config.tables.actions[action];
      // What later rules ask of a slot (AAW-6.1.5, AAW-6.11.2).
      const use = slotUses.find((one) => one === name) ?? 'action';
      (slot === 'minor' ? minorUse : majorUse).set(state, use);
      phase.set(state, 'main');
      actionAt(state, action).begin(state, acting(state), report, thing, extra, slot);
    },
  };
}

/** AAW-5.1.1, AAW-6.1.1, AAW-6.1.2, AAW-7.1.1 */
function refuseAction(state: State, action: number, slot: Slot): Refusal | null {
  if (slot === 'minor' && !state.config.tables.isMinor[action]!)
    return refuse('ACTION_UNAVAILABLE');
  return actionAt(state, action).refuse(state, acting(state));
}

export const minor = slotVerb('minor');
export const major = slotVerb('major');
