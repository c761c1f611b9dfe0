/** docs/how-to/write-rules.md: its game can be made, its rules compile and keep the contract of all rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rules } from '../../engine/index.ts';
import { GameChecker } from '../../generator/check.ts';
import { compileGame } from '../../generator/compile/compile.ts';
import { packageRoot } from '../../kernel/index.ts';
import { loadRules } from '../../generator/rules/load-rules.ts';
import { describeRules } from '../support/describe-rules.ts';
import { temporaryRoom, writeFiles } from '../support/games.ts';
import { expectToCompile } from './compiles.ts';
import { executePage } from './execute-page.ts';
import { readSections } from './page.ts';

const room = executePage('write-rules', 5);

test('the rules compile', () => {
  expectToCompile(room, 'high-tide/rules/index.ts');
});

test('a small game needs fewer than 150 lines of rules', () => {
  const page = readFileSync(join(packageRoot(), 'docs', 'how-to', 'write-rules.md'), 'utf8');
  const files = page.matchAll(/^```ts file=rules\/\S+\n([^]*?)^```$/gm);
  const lines = [...files].flatMap(([, code = '']) => code.trimEnd().split('\n'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(150);
});

/** The files of the page, beside the folder in which it is executed. */
function written(): string {
  const folder = temporaryRoom();
  const page = readFileSync(join(packageRoot(), 'docs', 'how-to', 'write-rules.md'), 'utf8');
  const steps = readSections(page).flatMap(({ steps }) => steps);
  const files = steps.flatMap((step) => (step.do === 'write' ? [[step.file, step.text]] : []));
  writeFiles(folder, Object.fromEntries(files) as Record<string, string>);
  return folder;
}

const folder = written();
const { game: files, linked } = new GameChecker(folder).check();
if (files === null || linked === null) throw new Error('The game of the page cannot be read.');
const game = compileGame(files, linked);
const factory = await loadRules(folder);
if (factory === null) throw new Error('The game of the page has no rules.');

describeRules('the rules of the page', {
  rules: factory(game) as Rules<{ readonly ints: Int32Array }, number>,
  setups: fc.record({
    players: fc.constant(2),
    decks: fc.constant([game.decks[0]!, game.decks[0]!]),
    options: fc.record({ handSize: fc.integer({ min: 1, max: 5 }) }, { requiredKeys: [] }),
  }),
  snapshot: ({ ints }) => ints.join(),
  games: 20,
});
