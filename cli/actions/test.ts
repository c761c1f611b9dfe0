import { relative, resolve, sep } from 'node:path';
import { GameChecker, isSound } from '../../generator/check.ts';
import { loadRules } from '../../generator/rules/load-rules.ts';
import {
  runScenarios,
  unreadScenarios,
  type ScenarioOutcome,
} from '../../generator/scenarios/run.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { report } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { clauseTable } from './clause-table.ts';

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
