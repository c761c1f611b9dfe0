/** Runs the scenarios of a checked game. Which runner plays one is said by its `when`. */
import { isMapping } from '../../kernel/index.ts';
import {
  compileConstruction,
  type DeckScenarioContext,
  type Difference,
  type PlayReport,
  type Position,
  runDeckScenario,
  runPlayScenario,
  type Scenario,
} from '../../engine/index.ts';
import type { CheckedGame, CheckResult } from '../check.ts';
import { compileCards } from '../compile/cards.ts';
import { compileGame } from '../compile/compile.ts';
import { filesOf, itemsOf, type Item } from '../link/game-files.ts';
import { linesInRules } from '../rules/lines-in-rules.ts';
import type { AnyRulesFactory } from '../rules/load-rules.ts';
import { runCatalogueScenario } from './catalogue.ts';
import { runCompileScenario } from './compile.ts';

export interface ScenarioOutcome {
  readonly scenario: Scenario;
  /** Where it is. */
  readonly item: Item;
  /** What came out otherwise; empty when it passed. */
  readonly differences: readonly Difference[];
  /** The last position of play as text, where something differs. */
  readonly diagram: string | null;
}

export interface ScenarioRun {
  /** Which files are run, by their paths in the game; default: all. */
  readonly isWanted?: (path: string) => boolean;
  /** Before each scenario: which one, from 1, of how many. */
  readonly onScenario?: (id: string, number: number, all: number) => void;
}

/**
 * Runs every scenario whose file has no faults, in the order of files and of entries in them.
 * Scenarios of play need the `rules` of the game (rules/load-rules.ts).
 */
export function runScenarios(
  result: CheckResult,
  rules: AnyRulesFactory | null = null,
  { isWanted = () => true, onScenario }: ScenarioRun = {},
): ScenarioOutcome[] {
  if (result.game === null) return [];
  const run = scenarioRunner(result, rules);
  return filesOf(result.game, 'scenarios')
    .filter(({ path, faults }) => faults.length === 0 && isWanted(path))
    .flatMap(itemsOf)
    .map((item, index, { length }) => {
      const scenario = toScenario(item.value);
      onScenario?.(scenario.id, index + 1, length);
      return { scenario, item, ...reportOf(run, scenario) };
    });
}

/** Rules that throw fail the scenario, and no other. */
function reportOf(run: Run, scenario: Scenario): PlayReport {
  try {
    return run(scenario);
  } catch (error) {
    const [line] = linesInRules(error);
    if (line === undefined) throw error;
    const difference = { what: 'rules', expected: 'no error', actual: `${String(error)} ${line}` };
    return { differences: [difference], diagram: null };
  }
}

/** Whether a scenario consists of steps of play, which only rules can play. */
export function isOfPlay({ when }: Scenario): boolean {
  return Array.isArray(when);
}

/** Scenarios that cannot be run, because their file has faults; a file that cannot be read counts as one. */
export function unreadScenarios({ game }: CheckResult): readonly { path: string; count: number }[] {
  if (game === null) return [];
  return filesOf(game, 'scenarios')
    .filter(({ faults }) => faults.length > 0)
    .map((file) => ({ path: file.path, count: Math.max(1, itemsOf(file).length) }));
}

/** The positions of a scenario of play: before its first step and after each. */
export interface ScenarioPositions {
  readonly positions: readonly {
    readonly data: Position;
    readonly diagram: string;
    /** What the scenario says of it: the check that is the step, and after the last one its `then`. */
    readonly check: Readonly<Record<string, unknown>>;
  }[];
  readonly differences: readonly Difference[];
}

/** Plays a scenario, and keeps its positions; null where no sound file has one with this id. */
export function scenarioPositions(
  result: CheckedGame,
  rules: AnyRulesFactory,
  id: string,
): ScenarioPositions | null {
  const item = filesOf(result.game, 'scenarios')
    .filter(({ faults }) => faults.length === 0)
    .flatMap(itemsOf)
    .find(({ value }) => value['id'] === id);
  if (item === undefined) return null;
  const kinds = compileCards(result.game, { fixtures: true });
  const decks = deckContext(result, kinds);
  const play = rules(compileGame(result.game, result.linked, kinds));
  const scenario = toScenario(item.value);
  if (decks === null || !Array.isArray(scenario.when)) {
    return { positions: [], ...needs('steps of play', scenario) };
  }
  const steps: readonly unknown[] = scenario.when;
  const positions: ScenarioPositions['positions'][number][] = [];
  const { differences } = runPlayScenario(scenario, { ...decks, play }, (state) => {
    const step = steps[positions.length - 1];
    const isLast = positions.length === steps.length;
    const said = isMapping(step) && isMapping(step['then']) ? step['then'] : {};
    const check = isLast ? { ...said, ...scenario.then } : said;
    positions.push({ data: play.toPosition(state), diagram: play.diagram(state), check });
  });
  return { positions, differences };
}

function toScenario(value: Readonly<Record<string, unknown>>): Scenario {
  const clauses = Array.isArray(value['clauses']) ? value['clauses'].map(String) : [];
  return {
    id: String(value['id']),
    title: String(value['title']),
    clauses,
    given: isMapping(value['given']) ? value['given'] : {},
    when: value['when'],
    then: isMapping(value['then']) ? value['then'] : {},
  };
}

type Run = (scenario: Scenario) => PlayReport;

function scenarioRunner(result: CheckedGame, rules: AnyRulesFactory | null): Run {
  const { game, linked } = result;
  const kinds = compileCards(game, { fixtures: true });
  const decks = deckContext(result, kinds);
  const play = rules === null ? null : rules(compileGame(game, linked, kinds));
  return (scenario) => {
    switch (scenario.when) {
      case 'check':
        return differing(runCatalogueScenario(scenario, result, kinds));
      case 'compile':
        return differing(runCompileScenario(scenario, kinds));
      case 'judge':
        return decks === null
          ? needs('construction.yaml without faults', scenario)
          : differing(runDeckScenario(scenario, decks));
      default:
        if (!Array.isArray(scenario.when)) return needs('check, compile, judge or steps', scenario);
        if (play === null) return needs('check, compile or judge', scenario);
        return decks === null
          ? needs('construction.yaml without faults', scenario)
          : runPlayScenario(scenario, { ...decks, play });
    }
  };
}

function differing(differences: readonly Difference[]): PlayReport {
  return { differences, diagram: null };
}

function needs(expected: string, { when }: Scenario): PlayReport {
  return differing([{ what: 'when', expected, actual: when }]);
}

/** What judging decks needs; null when construction.yaml is missing or faulty. */
function deckContext(
  { linked, game }: CheckedGame,
  kinds: DeckScenarioContext['game']['kinds'],
): DeckScenarioContext | null {
  if (linked.judge === null || linked.rules === null) return null;
  const options = game.manifest.options ?? {};
  const decks = linked.decks.map(({ deck }) => deck);
  const sound = linked.decks.filter(({ expected }) => expected === null);
  return {
    // Beside the cards of the game it knows those that only scenarios see.
    judge: compileConstruction(linked.rules, {
      kinds,
      options,
      decks: sound.map(({ deck }) => deck),
    }),
    rules: linked.rules,
    game: { kinds, options },
    decks,
  };
}
