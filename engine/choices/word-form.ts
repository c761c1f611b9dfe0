/** Questions that are answered by verbs with a word (verb-table.ts): it names what there is to pick. */
import type { Seat } from '../seats.ts';
import type { DeclaredState, Setting } from '../state/kinds/part.ts';
import type { WordKind } from '../worded-actions.ts';
import type { ChoiceForm } from './form.ts';

/** One value of a word of actions, from this list, or none: the verbs that answer read it themselves. */
export function oneOfWord<Config extends Setting>(
  word: string,
  { nameOf, valueOf }: WordKind<Config>,
  list: (state: DeclaredState<Config>, seat: Seat, into: number[]) => number,
): ChoiceForm<DeclaredState<Config>> {
  return {
    word,
    as: 'row',
    options: (state, { chooser }, _, into) => list(state, chooser, into),
    nameOf: ({ config }, value) => nameOf(config, value),
    kindNamed: ({ config }, name) => valueOf(config, name),
  };
}
