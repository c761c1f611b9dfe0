/** Scenarios of play for rules that tests write themselves. */
import { compileConstruction } from '../../engine/construction/judge.ts';
import { runPlayScenario, type CompiledGame, type Rules } from '../../engine/index.ts';
import type { Difference } from '../../engine/scenarios/types.ts';

type Words = Readonly<Record<string, unknown>>;

/** A game that has nothing but rules. */
export function bareGame(id: string, players: readonly number[]): CompiledGame {
  return {
    id,
    title: id,
    locales: ['en'],
    players,
    options: {},
    kinds: {},
    tables: {},
    patterns: {},
    construction: null,
    decks: [],
  };
}

/** Runs one scenario; nothing when it passes. */
export function scenarioRunner<State, Action>(play: Rules<State, Action>, game: CompiledGame) {
  const rules = { cards: [], constraints: [], choices: {}, entries: {} };
  const context = { play, game, rules, judge: compileConstruction(rules, game), decks: [] };
  return (given: Words, when: readonly unknown[], then: Words): readonly Difference[] => {
    const scenario = { id: 'TEST-E1', title: 'A test', clauses: [], given, when, then };
    return runPlayScenario(scenario, context).differences;
  };
}
