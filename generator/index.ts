/** The generator's door: check a game, judge a deck, run scenarios, write what was made. */
export { GameChecker, isSound, type CheckOptions, type CheckResult } from './check.ts';
export { buildGame, writeSchemas, type BuildOptions, type Written } from './build.ts';
export { judgeDeckFile, type JudgedFile } from './decks/judge-file.ts';
export { loadRules, type AnyRules } from './rules/load-rules.ts';
export { runScenarios, type ScenarioOutcome } from './scenarios/run.ts';
export type { Manifest } from './manifest.ts';
export { CardTexts, type Paragraph } from './rules-text/card-texts.ts';
export { Language } from './rules-text/language.ts';
export { printPart, readPart, type Part, type PartField } from './rules-text/parts.ts';
export { plainText, type Run } from './rules-text/runs.ts';
