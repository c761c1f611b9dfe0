/** Refusals of actions: each code with the clause that it upholds. */
import type { Refusal } from './rules.ts';
import { seatName, type Seat } from './seats.ts';

/** Makes a refusal, with its parameters or without; `clause` where another one than usual forbids it. */
export interface Refuse<Code extends string> {
  (code: Code, clause?: string): Refusal;
  (code: Code, params: Refusal['params'], clause?: string): Refusal;
}

/** The refusals of a game, by the clause of each code. */
export function refuseBy<Code extends string>(
  clauses: Readonly<Record<Code, string>>,
): Refuse<Code> {
  // Whoever lists what is legal tries much that is refused: what has no parameters is made once.
  const usual = Object.fromEntries(
    Object.entries<string>(clauses).map(([code, clause]) => [code, { code, clause, params: {} }]),
  ) as Record<Code, Refusal>;
  const others: Record<string, Record<string, Refusal>> = {};
  return (code: Code, about?: Refusal['params'] | string, clause?: string): Refusal => {
    if (about === undefined) return usual[code];
    if (typeof about !== 'string') return { code, clause: clause ?? clauses[code], params: about };
    return ((others[code] ??= {})[about] ??= { code, clause: about, params: {} });
  };
}

/** Of an action after which nothing legal could follow (`Refusal.isForeseen`). */
export const foreseen = (refusal: Refusal): Refusal => ({ ...refusal, isForeseen: true });

/**
 * The two refusals that come first in every game: it is over (nobody decides), or others decide now.
 * `mayAct` lets a seat act that is not waited for.
 */
export function refuseOutOfTurn(
  refuse: Refuse<'GAME_OVER' | 'NOT_YOUR_DECISION'>,
  decider: Seat | null,
  seat: Seat,
  mayAct = false,
): Refusal | null {
  if (decider === null) return refuse('GAME_OVER');
  if (decider === seat || mayAct) return null;
  return refuse('NOT_YOUR_DECISION', { seat: seatName(seat), decider: seatName(decider) });
}
