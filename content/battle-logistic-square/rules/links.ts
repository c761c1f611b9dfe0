/** The declared cards of the open chain, by turns from the turn player on (section 5.7). */
import type { CardType, Seat } from 'cardwright/engine';
import { chain, laid, opponentOf, turn, typeOf, type State } from './state.ts';

/** How many cards a seat has declared, those included that lie on the board by now. */
export function declaredBy(state: State, seat: Seat): number {
  return chain.size(state, seat) + (laid.get(state, seat) > 0 ? 1 : 0);
}

/** The seat that declared last; presumes that a chain is open. */
export function lastDeclarer(state: State): Seat {
  const isEven = declaredBy(state, 0) === declaredBy(state, 1);
  return isEven ? opponentOf(turn.get(state)) : turn.get(state);
}

/** What a seat declared last, or less than 0. */
export function lastTypeOf(state: State, seat: Seat): CardType {
  const onBoard = laid.get(state, seat) - 1;
  if (onBoard >= 0) return onBoard;
  const size = chain.size(state, seat);
  return size === 0 ? -1 : typeOf(state, chain.card(state, seat, size - 1));
}

/** All of them by name, the first one first. */
export function declaredNames(state: State): string[] {
  const { ids } = state.config.catalogue;
  const first = turn.get(state);
  const found = [first, opponentOf(first)].map((seat) => {
    const types = chain.cards(state, seat).map((card) => typeOf(state, card));
    return laid.get(state, seat) > 0 ? [...types, lastTypeOf(state, seat)] : types;
  });
  const [firsts = [], seconds = []] = found;
  const types = firsts.flatMap((type, i) => [type, ...seconds.slice(i, i + 1)]);
  return types.map((type) => ids[type]!);
}
