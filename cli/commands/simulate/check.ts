/** Whether a run was what balance.yaml expects. */
import {
  balanceFaults,
  balanceOf,
  judgeBalance,
  type JudgedExpectation,
  type SimulationResult,
} from '../../../simulation/index.ts';
import { placeInGame } from '../../../print/index.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import type { OpenGame } from '../../play/open-game.ts';
import { done, report, shownGame } from '../../report.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';

/** Refuses before any game is played. */
export function needsBalance({ checked }: OpenGame, terminal: Terminal): void {
  if (balanceOf(checked) !== null) return;
  throw new WrongUse(
    say('{game} has no balance.yaml.', { game: shownGame(checked.folder, terminal) }),
    say('Write one: what the game expects of its decks.'),
  );
}

/** Reports what is broken and what is open, and gives the exit code. */
export function checkBalance(
  result: SimulationResult,
  { checked }: OpenGame,
  terminal: Terminal,
): number {
  const judged = judgeBalance(balanceOf(checked) ?? {}, result);
  report(placeInGame(balanceFaults(judged), checked), 'pretty', terminal);
  const [holds, broken, open] = (['holds', 'broken', 'undecided'] as const).map((answer) =>
    countOf(answer, judged),
  );
  done(
    say('balance.yaml: {holds} hold, {broken} broken, {open} without enough games', {
      holds: holds!,
      broken: broken!,
      open: open!,
    }),
    terminal,
  );
  if (broken! > 0) return EXIT.faults;
  return open! > 0 ? EXIT.undecided : EXIT.sound;
}

function countOf(
  answer: 'holds' | 'broken' | 'undecided',
  all: readonly JudgedExpectation[],
): number {
  return all.filter(({ judged }) => (judged?.answer ?? 'undecided') === answer).length;
}
