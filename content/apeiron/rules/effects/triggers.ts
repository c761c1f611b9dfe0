/** What sets off abilities that are not declared. */
import type { Card } from 'cardwright/engine';
import { owner, type State } from '../state.ts';

/** The abilities of a card that hear this run next; `argument` is what it is about. */
export function raise(state: State, event: number, card: Card, argument = 0): void {
  const { pending } = state.config.effects.runner;
  pending.beginEffects(state, event, card, owner.get(state, card), argument);
}
