/**
 * Standstill (BLS-11.3.3): turns pass in which nobody has anything to decide, and everything comes to
 * be as it was after an earlier one of them, so that they would go round for ever.
 *
 * Nothing of it is kept in a state: a decision ends the turns that are looked at, and they all pass
 * within one call of `proceed`.
 */
import { copyDeclared } from 'cardwright/engine';
import { turnNumber, type State } from './state.ts';

export class TurnsWithoutDecision {
  /** Turn with which the first one that is looked at began, and how things lay at their ends. */
  readonly #from: number;
  readonly #ends = new Set<string>();

  /** Of the turn that runs now something may have been decided already. */
  constructor(state: State) {
    this.#from = turnNumber.get(state) + 1;
  }

  /** Asked at the end of each turn: whether things lie as at an earlier end. */
  comeRound(state: State): boolean {
    if (turnNumber.get(state) < this.#from) return false;
    const end = withoutTurnNumber(state);
    if (this.#ends.has(end)) return true;
    this.#ends.add(end);
    return false;
  }
}

function withoutTurnNumber(state: State): string {
  const copy = copyDeclared(state);
  turnNumber.set(copy, 0);
  return copy.words.join();
}
