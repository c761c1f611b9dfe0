/** What may be asked for besides the result of a run: a page for the browser, and a judgement. */
import type { ClauseUse, SimulationResult } from '../../../simulation/index.ts';
import { EXIT } from '../../exit.ts';
import type { OpenGame } from '../../play/open-game.ts';
import type { Terminal } from '../../terminal.ts';
import type { ShownNames } from './names.ts';

export interface Besides {
  /** The file for the page. */
  readonly report?: string;
  readonly check?: true;
  readonly watched?: ClauseUse | null;
}

/** Before a game is played: whether it can be judged. */
export async function prepareBesides(
  { check }: Besides,
  game: OpenGame,
  terminal: Terminal,
): Promise<void> {
  if (check !== true) return;
  const { needsBalance } = await import('./check.ts');
  needsBalance(game, terminal);
}

/** Gives the exit code. */
export async function besides(
  result: SimulationResult,
  { report, check, watched = null }: Besides,
  game: OpenGame,
  shown: ShownNames,
  terminal: Terminal,
): Promise<number> {
  if (report !== undefined) {
    const { writeReport } = await import('./report.ts');
    writeReport(result, game, { out: report, clauses: watched }, shown, terminal);
  }
  if (check !== true) return EXIT.sound;
  const { checkBalance } = await import('./check.ts');
  return checkBalance(result, game, terminal);
}
