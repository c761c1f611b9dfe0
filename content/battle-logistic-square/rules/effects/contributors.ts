/** "Why 70?": what made up the last proposal, in names. */
import type { Contributor } from '../events.ts';
import { nameOfCard } from '../names.ts';
import type { State } from '../state.ts';

/** What was added or taken away, after the base, in the order of the rules. */
export function contributorsOf(state: State): Contributor[] {
  const { contributions } = state.config.effects.runner.standing.tally;
  return contributions.flatMap(({ step, amount, source, word }): Contributor[] => {
    if (step !== 'add') return [];
    if (source >= 0) return [{ what: 'effect', card: nameOfCard(state, source), by: amount }];
    return [{ what: word as Contributor['what'], by: amount }];
  });
}
