/** Deck construction for the compiler and the command: judging, explaining, fixing, suggesting, counting. */
export type {
  Card,
  Deck,
  Entry,
  Judge,
  OptionValues,
  Swap,
  Verdict,
  Violation,
  Where,
} from './types.ts';
export type {
  CardChange,
  Choice,
  Constraint,
  ConstructionRules,
  Effect,
  Section,
} from './rules.ts';
export { UNPLACED } from './types.ts';

/** Decks as data. */
export { asDeck, compiledDeck } from './read-deck.ts';
export { isCount } from './entries.ts';
export { linesToMove, movesOf, withMoves } from './moves.ts';
export { rulesOf } from './formats.ts';
export { readDeck } from './read-deck.ts';
export { boundsOf } from './sections.ts';

/** Rules of decks: what they mention, what is wrong with them, what no deck can keep. */
export type { CardLookup } from './types.ts';
export { judgeCodes } from './report.ts';
export { definitionOf } from './compiled-constraint.ts';
export { inspectConstruction, inspectEffect } from './inspect.ts';
export { compileChainedFormula } from './formula-chains.ts';
export { FormulaError, type Formula } from './formula.ts';
export type { ConstructionProblem } from './inspect-keys.ts';
export { unitName } from './inspect-constraint.ts';
export { lintConstruction, type Lint } from './lints/lint.ts';
export { madeOfEach, sameEnds } from '../made-of-each.ts';
export { foundByKey } from '../found-by-key.ts';
export type { Pool } from './lints/pool.ts';
export { limitNames } from './limits.ts';

/** Judging, and what would fix a deck or go into it. */
export { compileConstruction, compileJudge, declaredChoices } from './judge.ts';
export { findFixes, type Fixes } from './fixes.ts';
export { blamedCards, type Fix } from './removal.ts';
export { randomDeck, type Held } from './random-deck.ts';
export { suggestCards, type Suggestion } from './suggest.ts';

/** Counting: what a deck is made of, and what is drawn of it. */
export {
  groupingFields,
  groupsBy,
  type Copies,
  type FieldGroups,
  type Group,
  type GroupValue,
} from '../statistics/composition.ts';
export { atLeast, expected } from '../statistics/hypergeometric.ts';
