/** Runs the scenarios of a checked game. Which runner plays one is said by its `when`. */
import { runDeckScenario } from '../../engine/scenarios/deck.ts';
import type { Difference, Scenario } from '../../engine/scenarios/types.ts';
import type { CheckResult } from '../check.ts';
import { compileCards } from '../compile/cards.ts';
import { filesOf, isMapping, itemsOf, type Item } from '../link/game-files.ts';
import { runCatalogueScenario } from './catalogue.ts';
import { runCompileScenario } from './compile.ts';

export interface ScenarioOutcome {
  readonly scenario: Scenario;
  /** Where it stands. */
  readonly item: Item;
  /** What came out otherwise; empty when it passed. */
  readonly differences: readonly Difference[];
}

/** Runs every scenario whose file has no faults, in the order of files and of entries in them. */
export function runScenarios(result: CheckResult): ScenarioOutcome[] {
  if (result.game === null) return [];
  const run = scenarioRunner(result);
  return filesOf(result.game, 'scenarios')
    .filter(({ faults }) => faults.length === 0)
    .flatMap(itemsOf)
    .map((item) => {
      const scenario = toScenario(item.value);
      return { scenario, item, differences: run(scenario) };
    });
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

function scenarioRunner(result: CheckResult): (scenario: Scenario) => readonly Difference[] {
  const { game, linked } = result;
  if (game === null || linked === null) return () => [];
  const kinds = compileCards(game, { fixtures: true });
  return (scenario) => {
    switch (scenario.when) {
      case 'check':
        return runCatalogueScenario(scenario, result, kinds);
      case 'compile':
        return runCompileScenario(scenario, kinds);
      case 'judge':
        return judged(scenario);
      default:
        return [{ what: 'when', expected: ['check', 'compile', 'judge'], actual: scenario.when }];
    }
  };

  function judged(scenario: Scenario): readonly Difference[] {
    if (linked?.judge === null || linked?.judge === undefined || linked.rules === null) {
      return [{ what: 'when', expected: 'construction.yaml without faults', actual: 'judge' }];
    }
    return runDeckScenario(scenario, {
      judge: linked.judge,
      rules: linked.rules,
      game: { kinds, options: game?.manifest.options ?? {} },
      decks: linked.decks.map(({ deck }) => deck),
    });
  }
}
