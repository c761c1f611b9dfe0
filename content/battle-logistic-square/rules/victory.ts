/** The end of the game: section 5.11. */
import { copyDeclared, ownSide, type Side } from 'cardwright/engine';
import type { Listener, Reason } from './events.ts';
import { areDecksEmpty, deckOut, life, result, turn, turnNumber, type State } from './state.ts';

/** BLS-11.1.1, BLS-11.1.2: asked after every operation. Returns whether the game is over. */
export function testLives(state: State, report: Listener): boolean {
  if (result.isKnown(state)) return true;
  const isDown0 = life.get(state, 0) <= 0;
  const isDown1 = life.get(state, 1) <= 0;
  if (!isDown0 && !isDown1) return false;
  if (isDown0 && isDown1) result.end(state, winnersOfBoth(state), 'life', report);
  else result.end(state, [isDown0 ? 1 : 0], 'life', report);
  return true;
}

/** BLS-11.1.3 */
function winnersOfBoth(state: State): Side[] {
  const turnSeat = turn.get(state);
  switch (state.config.options.simultaneousZero) {
    case 'turnPlayerWins':
      return [ownSide(turnSeat)];
    case 'turnPlayerLoses':
      return [ownSide(1 - turnSeat)];
    case 'draw':
      return [];
  }
}

/** BLS-11.2.1, BLS-11.3.2: the decision at the end of a turn. Returns whether the game is over. */
export function testTurnEnd(state: State, report: Listener): boolean {
  const { options } = state.config;
  const isOut = options.deckOutLatched ? deckOut.is(state) : areDecksEmpty(state);
  const isLast = options.turnLimit > 0 && turnNumber.get(state) >= options.turnLimit;
  const lead = life.get(state, 0) - life.get(state, 1);
  const isDecided = isOut && (lead !== 0 || options.deckOutTie === 'draw'); // BLS-11.2.3
  if (!isDecided && !isLast) return false;
  endByLife(state, isDecided ? 'deckOut' : 'turnLimit', report);
  return true;
}

/** More life wins; with equal lives it is a draw. */
export function endByLife(state: State, reason: Reason, report: Listener): void {
  const lead = life.get(state, 0) - life.get(state, 1);
  const leader = lead > 0 ? 0 : 1;
  result.end(state, lead === 0 ? [] : [leader], reason, report);
}

/**
 * Standstill (BLS-11.3.3): turns pass in which nobody has anything to decide, and everything comes to
 * be as it was after an earlier one of them, so that they would go round for ever.
 *
 * Nothing of it is kept in a state: a decision ends the turns that are looked at, and they all pass
 * within one call of `proceed`.
 */
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
  return copy.ints.join();
}
