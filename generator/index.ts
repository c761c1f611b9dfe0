/** The generator's door: check a game, judge a deck, run scenarios, write what was made. */
export { GameChecker, isSound, type CheckOptions, type CheckResult } from './check.ts';
export { buildGame, writeSchemas, type BuildOptions, type Written } from './build.ts';
export { judgeDeckFile, type JudgedFile } from './decks/judge-file.ts';
export { loadRules, type AnyRules } from './rules/load-rules.ts';
export { runScenarios, type ScenarioOutcome } from './scenarios/run.ts';
export type { Manifest } from './manifest.ts';
