/**
 * Which actions there are when, and who takes them (AWF-5.3.6 to AWF-5.3.11, 5.15). What each of them
 * may do is in the file of its name.
 */
import { VerbTable, type Seat } from 'cardwright/engine';
import { activate, exchange } from './abilities.ts';
import { refuse, type Action } from './actions.ts';
import { attack } from './attack.ts';
import { defend } from './defence.ts';
import { discard, equip, reface, relocate } from './equip.ts';
import type { Listener } from './events.ts';
import { leap, step, turnAround } from './move.ts';
import { decline, keep, useAbility } from './questions.ts';
import { chooseCorner, pickArmdroid } from './setup.ts';
import { evade } from './shift.ts';
import { asked, phase, turn, type State } from './state.ts';
import { endPhase, proceed } from './turn.ts';

/** AWF-5.3.7, AWF-5.3.10, AWF-5.10.3, AWF-5.14.11 */
export const table = new VerbTable({
  verbs: {
    endPhase,
    pickArmdroid,
    chooseCorner,
    keep,
    equip,
    discard,
    reface,
    relocate,
    step,
    leap,
    turn: turnAround,
    attack,
    activate,
    exchange,
    defend,
    decline,
    useAbility,
    evade,
  },
  together: ['equip', 'discard', 'reface', 'relocate'],
  refuse,
  phase,
  turn,
  asked,
});

export function apply(state: State, seat: Seat, action: Action, report?: Listener): void {
  table.play(state, seat, action, report);
  if (!phase.is(state, 'corner') && !phase.is(state, 'draft')) proceed(state, report);
}
