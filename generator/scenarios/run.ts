/** Runs the scenarios of a checked game. Which runner plays one is said by its `when`. */
import { runDeckScenario, type DeckScenarioContext } from '../../engine/scenarios/deck.ts';
import { runPlayScenario, type PlayReport } from '../../engine/scenarios/play.ts';
import type { Difference, Scenario } from '../../engine/scenarios/types.ts';
import type { CheckResult } from '../check.ts';
import { compileCards } from '../compile/cards.ts';
import { compileGame } from '../compile/compile.ts';
import { filesOf, isMapping, itemsOf, type Item } from '../link/game-files.ts';
import type { AnyRules } from '../rules/load-rules.ts';
import { runCatalogueScenario } from './catalogue.ts';
import { runCompileScenario } from './compile.ts';

export interface ScenarioOutcome {
  readonly scenario: Scenario;
  /** Where it stands. */
  readonly item: Item;
  /** What came out otherwise; empty when it passed. */
  readonly differences: readonly Difference[];
  /** The last position of play as text, where something differs. */
  readonly diagram: string | null;
}

/**
 * Runs every scenario whose file has no faults, in the order of files and of entries in them.
 * Scenarios of play need the `rules` of the game (rules/load-rules.ts).
 */
export function runScenarios(
  result: CheckResult,
  rules: AnyRules | null = null,
): ScenarioOutcome[] {
  if (result.game === null) return [];
  const run = scenarioRunner(result, rules);
  return filesOf(result.game, 'scenarios')
    .filter(({ faults }) => faults.length === 0)
    .flatMap(itemsOf)
    .map((item) => {
      const scenario = toScenario(item.value);
      return { scenario, item, ...run(scenario) };
    });
}

/** Scenarios that cannot be run, because their file has faults; a file that cannot be read counts as one. */
export function unreadScenarios({ game }: CheckResult): readonly { path: string; count: number }[] {
  if (game === null) return [];
  return filesOf(game, 'scenarios')
    .filter(({ faults }) => faults.length > 0)
    .map((file) => ({ path: file.path, count: Math.max(1, itemsOf(file).length) }));
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

function scenarioRunner(result: CheckResult, rules: AnyRules | null): Run {
  const { game, linked } = result;
  if (game === null || linked === null) return () => differing([]);
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
        return decks === null || play === null
          ? needs('construction.yaml and rules/index.ts', scenario)
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
  { linked, game }: CheckResult,
  kinds: DeckScenarioContext['game']['kinds'],
): DeckScenarioContext | null {
  if (linked === null || linked.judge === null || linked.rules === null) return null;
  return {
    judge: linked.judge,
    rules: linked.rules,
    game: { kinds, options: game?.manifest.options ?? {} },
    decks: linked.decks.map(({ deck }) => deck),
  };
}
