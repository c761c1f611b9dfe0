/** The plan of a state of a game, by its rules, in a thread. */
import { language } from '../../../../diagnostics/index.ts';
import type { CheckedGame } from '../../../../generator/index.ts';
import { planInThread, type GameInThread, type Plan } from '../../../../simulation/index.ts';
import type { BalanceAsked } from '../../../protocol/balance.ts';
import { filled } from '../../../protocol/filled.ts';
import { messagesIn } from '../../../table/messages.ts';
import { tableWords, wordsOfJudge } from '../../table-words.ts';
import { wantedPlan } from './request.ts';
import { balanceWords } from './words.ts';

/** Why nothing is played, in words. */
export class CannotPlay extends Error {}

/** Throws a `CannotPlay`. */
export async function planned(
  given: GameInThread,
  checked: CheckedGame,
  asked: BalanceAsked,
  signal: AbortSignal,
): Promise<Plan> {
  const { unplayable } = balanceWords.words;
  const wanted = wantedPlan(given.game, asked);
  const answer = wanted === null ? null : await planInThread(given, wanted, signal);
  if (answer !== null && 'plan' in answer) return answer.plan;
  if (answer !== null && 'refusal' in answer) {
    const messages = messagesIn(tableWords(checked), language(), undefined, wordsOfJudge);
    throw new CannotPlay(messages.refusal(answer.refusal));
  }
  const why = answer === null ? '' : answer.unplayable || checked.manifest.id;
  throw new CannotPlay(filled(unplayable, { why }));
}
