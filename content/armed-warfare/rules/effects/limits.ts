/**
 * How often an ability may be used (AWF-5.11.8). It counts when it is used, not when it is offered: who
 * declines has not used it.
 */
import type { Card, Limit } from 'cardwright/engine';
import type { AbilityData } from '../cards.ts';
import type { Limit as LimitWord } from '../data.gen.ts';
import { typeOf, usedInGame, usedInTurn, type State } from '../state.ts';

const used = { oncePerTurn: usedInTurn, oncePerGame: usedInGame };

const offered = (word: LimitWord): Limit<State> => ({ ...used[word].limit, use: () => {} });

export const limits = { oncePerTurn: offered('oncePerTurn'), oncePerGame: offered('oncePerGame') };

/** Which of the abilities of its card this one is. */
function entryOf(state: State, ability: AbilityData, card: Card): number {
  return state.config.catalogue.data[typeOf(state, card)]!.abilities!.indexOf(ability);
}

export function isUsed(state: State, ability: AbilityData, card: Card): boolean {
  const { limit } = ability;
  return limit !== undefined && used[limit].is(state, card, entryOf(state, ability, card));
}

export function use(state: State, ability: AbilityData, card: Card): void {
  const { limit } = ability;
  if (limit !== undefined) used[limit].set(state, card, entryOf(state, ability, card));
}
