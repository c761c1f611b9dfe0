/** Why a run ended before its time. */
import { failedGameOf, replayCommand, type Plan } from '../../../../simulation/index.ts';
import type { BalanceState } from '../../../protocol/balance.ts';
import { filled } from '../../../protocol/filled.ts';
import { balanceWords } from './words.ts';

interface FailedRun {
  readonly isEdit: boolean;
  readonly plan: Plan | null;
}

/** Of rules that throw also the command that plays that game again, in this folder. */
export function failureOf(
  error: unknown,
  run: FailedRun | null,
  folder: string,
): Pick<BalanceState, 'failed' | 'failedGame'> {
  const inGame = failedGameOf(error);
  if (inGame === null)
    return { failed: error instanceof Error ? error.message : String(error), failedGame: null };
  const failed = filled(balanceWords.words.rulesFailed, { why: String(error) });
  // The game as it was is compared first, and is gone when that ends.
  const isThere = inGame.version === (run?.isEdit === true ? 1 : 0);
  if (run?.plan == null || !isThere) return { failed, failedGame: null };
  return { failed, failedGame: replayCommand(run.plan, inGame.game, { game: folder }) };
}
