/** What is at stake, for people who choose from a list: `hornet -2`. */
import * as engine from 'cardwright/engine';
import type { Seat } from 'cardwright/engine';
import type { Action } from './actions.ts';
import { cardAt, placeOf, placeOfCard } from './formation.ts';
import { table } from './play.ts';
import { isTarget, map, type State } from './state.ts';
import { damageAhead } from './strike.ts';

/** What an attack would deal to each of its targets, and what a defender would take in their place. */
export function foresee(state: State, seat: Seat, action: Action): string {
  const { actions } = table;
  const verb = actions.verbOf(action);
  // Abilities that prevent damage note that they did: not in a state that goes on.
  const ahead = engine.copyDeclared(state);
  if (verb === 'defend')
    return lossAt(ahead, placeOf(seat, 0), placeOf(seat, actions.first(action)));
  if (verb !== 'attack') return '';
  table.play(ahead, seat, action, undefined);
  const targets = map.cards(ahead).filter((card) => isTarget.is(ahead, card));
  const places = targets.map((card) => placeOfCard(ahead, card));
  return places.map((place) => lossAt(ahead, place, place)).join(', ');
}

function lossAt(state: State, target: number, taker: number): string {
  const amount = damageAhead(state, target, taker);
  return `${engine.idOfCard(state, cardAt(state, taker))} -${amount}`;
}
