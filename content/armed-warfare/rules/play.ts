/**
 * Which actions there are when, and who takes them (AWF-5.3.6 to AWF-5.3.11, 5.15). What each of them
 * may do is in the file of its name.
 */
import { sourceIn, topFrame, VerbTable, type Refusal, type VerbRules } from 'cardwright/engine';
import { actions, verbs as verbNumbers, type Action, type Verb } from './actions.ts';
import { attack, listAttacks, refuseAttack } from './attack.ts';
import { defend, refuseDefence } from './defence.ts';
import { tellUse } from './effects/operations.ts';
import * as equipment from './equip.ts';
import * as abilities from './abilities.ts';
import { told, type Listener } from './events.ts';
import { leap, listMoves, refuseLeap, refuseStep, refuseTurn, step, turnAround } from './move.ts';
import { listAnswers } from './questions.ts';
import { refuse } from './refuse.ts';
import * as setup from './setup.ts';
import { evade, refuseEvasion } from './shift.ts';
import { asked, pending, phase, turn, type Phase, type State } from './state.ts';
import { endPhase, proceed } from './turn.ts';

const refuseOption = (state: State, kind: number): Refusal | null =>
  asked.refuseStep(state, kind) === null ? null : refuse('NOT_AN_OPTION');

/** What an ability has asked for goes on with the answer. */
function answer(state: State, kinds: readonly number[]): void {
  asked.takeAll(state, kinds);
  state.config.effects.runner.answer(state, asked.listOf(state));
}

const verbs: Readonly<Record<Verb, VerbRules<State, Phase, Listener>>> = {
  endPhase: { in: ['equip', 'move', 'attack'], play: endPhase },
  pickArmdroid: {
    in: ['draft'],
    refuse: setup.refusePick,
    play: (state, tell, type) => setup.pickArmdroid(state, type, tell),
  },
  chooseCorner: {
    in: ['corner'],
    refuse: setup.refuseCorner,
    play: (state, tell, square, quarters) => setup.chooseCorner(state, square, quarters, tell),
  },
  keep: { answers: 'keep', refuse: refuseOption, play: (state, _, type) => answer(state, [type]) },
  equip: {
    in: ['equip'],
    refuse: equipment.refuseEquip,
    play: (state, tell, type, slot, quarters) => equipment.equip(state, type, slot, quarters, tell),
  },
  reface: {
    in: ['equip'],
    refuse: equipment.refuseReface,
    play: (state, tell, slot, quarters) => equipment.reface(state, slot, quarters, tell),
  },
  relocate: {
    in: ['equip'],
    refuse: equipment.refuseRelocation,
    play: (state, tell, slot, to, facing) => equipment.relocate(state, slot, to, facing, tell),
  },
  discard: {
    in: ['equip'],
    refuse: equipment.refuseDiscard,
    play: (state, tell, slot) => equipment.discardFrom(state, slot, tell),
  },
  activate: {
    in: ['equip', 'attack'],
    refuse: abilities.refuseActivation,
    play: (state, _, place) => abilities.activate(state, place),
  },
  step: {
    in: ['move'],
    refuse: refuseStep,
    play: (state, tell, direction) => step(state, direction, tell),
  },
  leap: {
    in: ['move'],
    refuse: refuseLeap,
    play: (state, tell, direction, distance) => leap(state, direction, distance, tell),
  },
  turn: {
    in: ['move'],
    refuse: refuseTurn,
    play: (state, tell, quarters) => turnAround(state, quarters, tell),
  },
  attack: {
    in: ['attack'],
    refuse: refuseAttack,
    play: (state, tell, which, square) => attack(state, which, square, tell),
  },
  exchange: {
    in: ['equip', 'attack'],
    refuse: abilities.refuseExchange,
    play: (state, tell, slot, type, quarters) =>
      abilities.exchange(state, slot, type, quarters, tell),
  },
  defend: {
    answers: 'defence',
    refuse: (state, unit) => refuseDefence(state, asked.chooser(state), unit),
    play: (state, tell, unit) => defend(state, asked.chooser(state), unit, tell),
  },
  useAbility: {
    answers: 'ability',
    refuse: refuseOption,
    play: (state, tell, square) => {
      const card = sourceIn(state, topFrame(state.ints, pending.layout));
      tellUse(state, asked.chooser(state), card, tell);
      answer(state, [square]);
    },
  },
  decline: {
    answers: 'ability',
    refuse: (state) => (asked.asked(state).least > 0 ? refuse('NOT_AN_OPTION') : null),
    play: (state, tell) => {
      if (tell) tell(told.declined(state, { seat: asked.chooser(state) }));
      answer(state, []);
    },
  },
  evade: {
    answers: 'evade',
    refuse: (state, path) => refuseEvasion(state, asked.chooser(state), path),
    play: (state, tell, path) => evade(state, asked.chooser(state), path, tell),
  },
};

/** What may be done in a phase while nothing is asked; to end it comes first. */
const listIn: Readonly<Partial<Record<Phase, (state: State, into: Action[]) => number>>> = {
  draft: setup.listPicks,
  corner: setup.listCorners,
  equip: ending((state, into) =>
    abilities.listActivations(state, into, equipment.listEquipment(state, into, 1)),
  ),
  move: ending((state, into) => listMoves(state, into, 1)),
  attack: ending((state, into) =>
    abilities.listActivations(state, into, listAttacks(state, into, 1)),
  ),
};

function ending(list: (state: State, into: Action[]) => number) {
  return (state: State, into: Action[]): number => {
    into[0] = actions.code(verbNumbers.endPhase);
    return list(state, into);
  };
}

/** AWF-5.3.7, AWF-5.3.10, AWF-5.10.3, AWF-5.14.11 */
export const { toAct, legalActions, refusal, play } = new VerbTable({
  actions,
  verbs,
  refuse,
  phase,
  turn,
  asked,
  listIn,
  listAnswers,
});

export function apply(state: State, action: Action, tell?: Listener): void {
  play(state, action, tell);
  if (!phase.is(state, 'corner') && !phase.is(state, 'draft')) proceed(state, tell);
}
