import { relative, resolve, sep } from 'node:path';
import {
  GameChecker,
  isOfPlay,
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
import { type Terminal, whileRulesRun } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { say } from '../say.ts';

/** The executable examples of a game's rules. */
export const define: DefineCommand = (command, run) =>
  command
    .description(
      say(
        'Run the scenarios of games, and report for each failed one what was expected and what was found.',
      ),
    )
    .argument(
      '[path...]',
      say('games, or scenario files in them; default: the game in the current folder'),
    )
    .option('-g, --game <games>', say('game: the same as the argument: a,b'), list)
    .option(
      '--coverage',
      say('list the clauses of the rules, each with the scenarios that prove it'),
    )
    .action(
      run((terminal, names: string[], options: TestArguments) =>
        test(terminal, gamesNamed(names, options), options),
      ),
    );

interface TestArguments {
  readonly coverage?: boolean;
}

async function test(
  terminal: Terminal,
  paths: string[],
  { coverage }: TestArguments,
): Promise<number> {
  let exit: number = EXIT.sound;
  const files = paths.filter((path) => /\.ya?ml$/.test(path)).map((p) => resolve(terminal.cwd, p));
  for (const folder of findGames(paths, terminal.cwd)) {
    const result = new GameChecker(folder).check();
    if (!isSound(result)) report(result.diagnostics, 'pretty', terminal);
    const wanted = files
      .map((file) => relative(folder, file).split(sep).join('/'))
      .filter((path) => !path.startsWith('../'));
    const isWanted = (path: string): boolean => wanted.length === 0 || wanted.includes(path);
    const rules = await loadRules(folder);
    const run = await whileRulesRun(terminal, say('Running scenarios'), (show) =>
      runScenarios(result, rules, {
        isWanted,
        onScenario: (id, number, all) =>
          show(say('Scenario {id}, {number} of {all}', { id, number, all })),
      }),
    );
    const outcomes = rules === null ? run.filter(({ scenario }) => !isOfPlay(scenario)) : run;
    const unplayed = run.length - outcomes.length;
    if (run.length === 0 && wanted.length > 0 && isSound(result)) {
      throw new WrongUse(say('There are no scenarios in {wanted}.', { wanted: wanted.join(', ') }));
    }
    const failed = outcomes.filter(({ differences }) => differences.length > 0);
    for (const outcome of failed) terminal.print(describeFailure(outcome));
    const unread = unreadScenarios(result).filter(({ path }) => isWanted(path));
    for (const { path, count } of unread) {
      terminal.print(
        say('NOT RUN {path}: {count}', {
          path,
          count: scenarioCount(count),
        }),
      );
    }
    if (unplayed > 0) terminal.print(withoutRules(unplayed));
    const total = unread.reduce((sum, { count }) => sum + count, run.length);
    terminal.print(
      say('{game}: {passed} of {total} scenarios passed', {
        game: result.manifest?.id ?? folder,
        passed: outcomes.length - failed.length,
        total,
      }),
    );
    const all = result.game?.clauses ?? null;
    if (coverage === true && all !== null) {
      terminal.print(clauseTable(result.manifest?.id ?? folder, all, outcomes));
    }
    if (failed.length + unread.length + unplayed > 0 || !isSound(result)) exit = EXIT.faults;
  }
  return exit;
}

function scenarioCount(count: number): string {
  return count === 1 ? say('1 scenario') : say('{count} scenarios', { count });
}

/** A game may have scenarios before it has rules. */
function withoutRules(count: number): string {
  return say('NOT RUN {count} of play: the game has no rules of play, there is no rules/index.ts', {
    count: scenarioCount(count),
  });
}

function describeFailure({ scenario, item, differences, diagram }: ScenarioOutcome): string {
  const lines = differences.map(({ what, expected, actual, isUnreadable }) => {
    const found = { what, actual: JSON.stringify(actual) ?? 'nothing' };
    if (isUnreadable === true) return say('    {what}: the rules cannot read {actual} here', found);
    return say('    {what}: expected {expected}, found {actual}', {
      ...found,
      expected: JSON.stringify(expected),
    });
  });
  const drawn = (diagram ?? '').split('\n').map((line) => `    ${line}`.trimEnd());
  return [
    say('FAILED {id} {title} ({file})', {
      id: scenario.id,
      title: scenario.title,
      file: item.file.path,
    }),
    ...lines,
    ...drawn,
  ].join('\n');
}

/**
 * A line per clause with the scenarios that ran and passed, then what is missing and the count.
 * `clauses` are those of rules.md, in any order.
 */
function clauseTable(
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
    ...(missing.length === 0
      ? []
      : [say('Proved by no scenario: {clauses}', { clauses: missing.join(', ') })]),
    say('{game}: {proved} of {all} clauses are proved by scenarios', {
      game,
      proved: proved.length,
      all: clauses.size,
    }),
  ].join('\n');
}

/** LOW-5.7.9 before LOW-5.7.10. */
function byNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
