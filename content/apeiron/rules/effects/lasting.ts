/** What lasts for a time (APE-5.13.18). */
import { NOBODY, type Card } from 'cardwright/engine';
import type { Listener } from '../events.ts';
import { modifiers, type State } from '../state.ts';

/** The activation of a unit ends: what lasts for any activation, and what waits for those of this unit. */
export function endActivationOf(state: State, card: Card, tell: Listener): void {
  modifiers.pass(state, 'activationEnd', NOBODY, tell);
  modifiers.pass(state, 'ownActivationEnd', NOBODY, tell, card);
}
