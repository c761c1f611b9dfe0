/** "Why 70?": what made up the last proposal, in names. */
import { contributorsIn } from 'cardwright/engine';
import type { Contributor } from '../events.ts';
import { nameOfCard } from '../names.ts';
import type { State } from '../state.ts';

/** What was added or taken away, after the base, in the order of the rules. */
export function contributorsOf(state: State): Contributor[] {
  const { tally } = state.config.effects.runner.standing;
  return contributorsIn(tally, (card) => nameOfCard(state, card));
}
