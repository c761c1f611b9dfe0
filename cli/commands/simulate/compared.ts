/** A comparison, as it is asked for: tables, JSON, a line for each difference, a page. */
import { resolve } from 'node:path';
import type { Comparison, Plan } from '../../../simulation/index.ts';
import { EXIT } from '../../exit.ts';
import type { OpenGame } from '../../play/open-game.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { comparisonText } from './compared-text.ts';
import { findingsCsv } from './csv/findings.ts';
import type { Replayable } from './named-games.ts';
import { shownNames } from './names.ts';
import type { PlanArguments } from './plan.ts';
import { writeResult, type Wanted } from './shown.ts';

export interface CompareArguments extends PlanArguments, Wanted {
  /** How the game was named, if it was. */
  readonly names: readonly string[];
  readonly threads: number;
  readonly report?: string;
}

/** The game that is compared, for what plays a game of it again. */
export function replayable(
  game: OpenGame,
  plan: Plan,
  { names, deck }: Pick<CompareArguments, 'names' | 'deck'>,
): Replayable {
  return { plan, names: shownNames(game, plan, names, deck) };
}

export async function finishComparison(
  comparison: Comparison,
  { format, out, report }: CompareArguments,
  game: OpenGame,
  terminal: Terminal,
): Promise<number> {
  if (comparison.stopped === 'interrupted')
    terminal.remark(say('Interrupted: what follows is of the games that were played.'));
  const text = {
    json: () => JSON.stringify(comparison),
    csv: () => findingsCsv(comparison),
    text: () => comparisonText(comparison, game),
  }[format]();
  if (out === undefined) terminal.print(text);
  else writeResult(terminal, out, `${text}\n`);
  if (report !== undefined) {
    const { comparisonReport } = await import('./report.ts');
    comparisonReport(comparison, game, resolve(terminal.cwd, report), terminal);
  }
  return EXIT.sound;
}
