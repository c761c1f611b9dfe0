/**
 * The door of the engine: plain data in, plain data out; no Node, no DOM, no clock, no words.
 *
 * Judging decks: `compileConstruction` once per game, then the `Judge` it returns for each deck.
 */

/** Filters over card fields, as in construction.yaml and under `derive` in game.yaml. */
export { compileFilter, inspectFilter } from './filter.ts';
export type {
  Fields,
  FieldUse,
  FilterInspection,
  FilterProblem,
  Lookup,
  NameUse,
} from './filter.ts';

/** Deck construction: the judge, what its rules mention, the codes that are not a game's own. */
export { deckCodes } from './construction/codes.ts';
export { inspectConstruction } from './construction/inspect.ts';
export type {
  ConstructionInspection,
  ConstructionProblem,
  FieldMention,
} from './construction/inspect.ts';
export { compileConstruction } from './construction/judge.ts';
export type { JudgedGame } from './construction/judge.ts';
export { deckKeys, readDeck } from './construction/read-deck.ts';
export type {
  Card,
  Choice,
  Constraint,
  ConstructionRules,
  Deck,
  Entry,
  Judge,
  OptionValues,
  Path,
  Swap,
  Value,
  Verdict,
  Violation,
  Where,
} from './construction/types.ts';

/** Games as compiled data. */
export type { CompiledDeck, CompiledGame, GameOption, Offset, Table, Text } from './game.ts';

/** Scenarios of decks. */
export { runDeckScenario } from './scenarios/deck.ts';
export type { DeckScenarioContext } from './scenarios/deck.ts';
export type { Difference, Scenario } from './scenarios/types.ts';
