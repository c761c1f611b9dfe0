/** How often the clauses of a game decided something, in a sample of the games of a run. */
import type { GameRef, Happened } from '../result.ts';

export interface ClauseUse {
  /** Games that were looked at. */
  readonly games: number;
  /** By clause: lines that decided by it have run, or it refused an action that had been legal before. */
  readonly used: Readonly<Record<string, Happened>>;
  /** Clauses that lines of the rules cite, of which none has run, in the order of rules.md. */
  readonly never: readonly string[];
  /** Clauses that no line inside a function cites: nothing is known of them. */
  readonly unseen: readonly string[];
}

/** What one game used. */
export interface UsedInGame {
  readonly ref: GameRef;
  readonly times: Readonly<Record<string, number>>;
}

export function clauseUse(
  games: readonly UsedInGame[],
  known: readonly string[],
  cited: ReadonlySet<string>,
): ClauseUse {
  const used: Record<string, Happened> = {};
  for (const { ref, times } of games) {
    for (const [clause, count] of Object.entries(times)) {
      if (count === 0) continue;
      const before = used[clause];
      used[clause] = {
        times: count + (before?.times ?? 0),
        games: 1 + (before?.games ?? 0),
        first: before?.first ?? ref,
      };
    }
  }
  const isUsed = (clause: string): boolean => used[clause] !== undefined;
  return {
    games: games.length,
    used: Object.fromEntries(
      known.flatMap((clause) => (isUsed(clause) ? [[clause, used[clause]!]] : [])),
    ),
    never: known.filter((clause) => !isUsed(clause) && cited.has(clause)),
    unseen: known.filter((clause) => !isUsed(clause) && !cited.has(clause)),
  };
}
