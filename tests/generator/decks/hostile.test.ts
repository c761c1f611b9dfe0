/** Decks and rules that would be long to read or to judge: one fault each, soon, and nothing thrown. */
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileFormula, FormulaError } from '../../../engine/construction/formula.ts';
import { inspectConstruction } from '../../../engine/construction/inspect.ts';
import type { Format } from '../../../engine/construction/types.ts';
import { GameChecker } from '../../../generator/check.ts';
import { judgeDeckFile } from '../../../generator/decks/judge-file.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();
const game = new GameChecker(join(import.meta.dirname, '../../../content/lords-of-war')).check();

const HEAD = 'id: big\nname: Big\nmode: custom\nbaseRace: orc\ncards:\n';

function codesOf(text: string, name = 'deck.yaml'): string[] {
  const path = join(room, name);
  writeFileSync(path, text);
  return [...new Set(judgeDeckFile(game, path).diagnostics.map(({ code }) => code))].toSorted();
}

test('a deck of very many lines is one fault', () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `  - { card: nobody-${i}, count: 1 }\n`);
  expect(codesOf(HEAD + lines.join(''))).toEqual(['CW1112']);
});

test('a card name of ten thousand letters', () => {
  expect(codesOf(`${HEAD}  - { card: ${'x'.repeat(10_000)}, count: 36 }\n`)).toContain('CW1301');
});

test.each([
  ['-3', 'CW1302'],
  ['1.5', 'CW1302'],
  ['0', 'CW1302'],
  ['9007199254740991', 'CW1304'],
  ['99999999999999999999', 'CW1015'],
])('a count of %s', (count, code) => {
  expect(codesOf(`${HEAD}  - { card: orc-ravager, count: ${count} }\n`)).toContain(code);
});

test.each([
  ['1 +'.repeat(300), 'syntax'],
  [`${'('.repeat(100)}1${')'.repeat(100)}`, 'syntax'],
  ['a.map(x, a.map(y, a.map(z, x)))', 'too-long'],
  ['"aaaa".matches("(a+)+b")', 'too-long'],
])('a formula that could run long: %s', (formula, problem) => {
  try {
    compileFormula(formula);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(FormulaError);
    expect((error as FormulaError).found.problem).toBe(problem);
  }
});

test('formats that extend each other in a ring, however long', () => {
  const names = Array.from({ length: 200 }, (_, i) => `format-${i}`);
  const formats = Object.fromEntries(
    names.map((name, i): [string, Format] => [
      name,
      { extends: names[(i + 1) % names.length] ?? '' },
    ]),
  );
  const rules = { cards: [], choices: {}, entries: {}, constraints: [], formats };
  const { problems } = inspectConstruction(rules);
  expect(problems).toHaveLength(200);
  expect(problems[0]).toMatchObject({ problem: 'cycle', path: ['formats', 'format-0', 'extends'] });
});
