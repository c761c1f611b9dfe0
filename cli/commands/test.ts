import { relative, resolve, sep } from 'node:path';
import {
  GameChecker,
  isSound,
  loadRules,
  runScenarios,
  type ScenarioOutcome,
  unreadScenarios,
} from '../../generator/index.ts';
import { list, gamesNamed } from '../arguments.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { report } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';

/** The executable examples of a game's rules. */
export const define: DefineCommand = (command, run) =>
  command
    .description(
      'Run the scenarios of games, and report for each failed one what was expected and what was found.',
    )
    .argument(
      '[path...]',
      'games, or scenario files in them; default: the game in the current folder',
    )
    .option('-g, --game <games>', 'game: the same as the argument: a,b', list)
    .option('--clauses', 'list the clauses of the rules, each with the scenarios that prove it')
    .action(
      run((terminal, names: string[], options: TestArguments) =>
        test(terminal, gamesNamed(names, options), options),
      ),
    );

export interface TestArguments {
  readonly clauses?: boolean;
}

export async function test(
  terminal: Terminal,
  paths: string[],
  { clauses }: TestArguments,
): Promise<number> {
  let exit: number = EXIT.sound;
  const files = paths.filter((path) => /\.ya?ml$/.test(path)).map((p) => resolve(terminal.cwd, p));
  for (const folder of findGames(paths, terminal.cwd)) {
    const result = new GameChecker(folder).check();
    if (!isSound(result)) report(result.diagnostics, 'pretty', terminal);
    const wanted = files
      .map((file) => relative(folder, file).split(sep).join('/'))
      .filter((path) => !path.startsWith('../'));
    const outcomes = runScenarios(result, await loadRules(folder)).filter(
      ({ item }) => wanted.length === 0 || wanted.includes(item.file.path),
    );
    if (outcomes.length === 0 && wanted.length > 0 && isSound(result)) {
      throw new WrongUse(`There are no scenarios in ${wanted.join(', ')}.`);
    }
    const failed = outcomes.filter(({ differences }) => differences.length > 0);
    for (const outcome of failed) terminal.print(describeFailure(outcome));
    const unread = unreadScenarios(result).filter(
      ({ path }) => wanted.length === 0 || wanted.includes(path),
    );
    for (const { path, count } of unread) {
      terminal.print(`NOT RUN ${path}: ${count === 1 ? '1 scenario' : `${count} scenarios`}`);
    }
    const total = unread.reduce((sum, { count }) => sum + count, outcomes.length);
    terminal.print(
      `${result.manifest?.id ?? folder}: ${outcomes.length - failed.length} of ${total} scenarios passed`,
    );
    const all = result.game?.clauses ?? null;
    if (clauses === true && all !== null) {
      terminal.print(clauseTable(result.manifest?.id ?? folder, all, outcomes));
    }
    if (failed.length > 0 || unread.length > 0 || !isSound(result)) exit = EXIT.faults;
  }
  return exit;
}

function describeFailure({ scenario, item, differences, diagram }: ScenarioOutcome): string {
  const lines = differences.map(
    ({ what, expected, actual }) =>
      `    ${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual) ?? 'nothing'}`,
  );
  const drawn = (diagram ?? '').split('\n').map((line) => `    ${line}`.trimEnd());
  return [`FAILED ${scenario.id} ${scenario.title} (${item.file.path})`, ...lines, ...drawn].join(
    '\n',
  );
}

/**
 * A line per clause with the scenarios that ran and passed, then what is missing and the count.
 * `clauses` are those of rules.md, in any order.
 */
export function clauseTable(
  game: string,
  clauses: ReadonlySet<string>,
  outcomes: readonly ScenarioOutcome[],
): string {
  const proofs = new Map<string, string[]>([...clauses].toSorted(byNumbers).map((c) => [c, []]));
  for (const { scenario, differences } of outcomes) {
    if (differences.length > 0) continue;
    for (const clause of scenario.clauses) proofs.get(clause)?.push(scenario.id);
  }
  const proved = [...proofs].filter(([, ids]) => ids.length > 0);
  const missing = [...proofs].filter(([, ids]) => ids.length === 0).map(([clause]) => clause);
  const width = Math.max(0, ...proved.map(([clause]) => clause.length));
  return [
    ...proved.map(([clause, ids]) => `${clause.padEnd(width)}  ${ids.join(', ')}`),
    ...(missing.length === 0 ? [] : [`Proved by no scenario: ${missing.join(', ')}`]),
    `${game}: ${proved.length} of ${clauses.size} clauses are proved by scenarios`,
  ].join('\n');
}

/** LOW-5.7.9 before LOW-5.7.10. */
function byNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
