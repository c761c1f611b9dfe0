/** Refusals of actions: each code with the clause that it upholds. */
import type { Refusal } from './rules.ts';
import { seatName, type Seat } from './seats.ts';

/** Makes a refusal; `clause` where another one than usual forbids it. */
export type Refuse<Code extends string> = (
  code: Code,
  params?: Refusal['params'],
  clause?: string,
) => Refusal;

/** The refusals of a game, by the clause of each code. */
export function refuseBy<Code extends string>(
  clauses: Readonly<Record<Code, string>>,
): Refuse<Code> {
  const plain = Object.fromEntries(
    Object.entries<string>(clauses).map(([code, clause]) => [code, { code, clause, params: {} }]),
  ) as Record<Code, Refusal>;
  // Whoever lists what is legal tries much that is refused: that makes no garbage.
  return (code, params, clause) =>
    params === undefined && clause === undefined
      ? plain[code]
      : { code, clause: clause ?? clauses[code], params: params ?? {} };
}

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
