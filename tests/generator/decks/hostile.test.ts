/** Decks and rules that would be long to read or to judge: one fault each, soon, and nothing thrown. */
import { join } from 'node:path';
import { cpSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileFormula, FormulaError } from '../../../engine/construction/formula.ts';
import { inspectConstruction } from '../../../engine/construction/inspect.ts';
import type { Format } from '../../../engine/construction/rules.ts';
import { GameChecker } from '../../../generator/check.ts';
import { judgeDeckFile } from '../../../generator/decks/judge-file.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();
const game = new GameChecker(join(import.meta.dirname, '../../../content/lords-of-war')).check();

type Row = readonly [card: string, count: string];

/** One deck in every form that files of decks have. */
const forms: Readonly<Record<string, (rows: readonly Row[]) => string>> = {
  yaml: (rows) =>
    `id: big\nname: Big\nmode: custom\nbaseRace: orc\ncards:\n${rows
      .map(([card, count]) => `  - { card: ${card}, count: ${count} }\n`)
      .join('')}`,
  txt: (rows) =>
    `mode: custom\nbaseRace: orc\n${rows.map(([card, count]) => `${count} ${card}\n`).join('')}`,
  csv: (rows) =>
    `# mode: custom\n# baseRace: orc\ncount,card\n${rows
      .map(([card, count]) => `${count},${card}\n`)
      .join('')}`,
  json: (rows) =>
    `{"mode":"custom","baseRace":"orc","cards":[${rows
      .map(([card, count]) => `{"card":"${card}","count":${count}}`)
      .join(',\n')}]}`,
};

function judged(text: string, name: string) {
  const path = join(room, name);
  writeFileSync(path, text);
  return judgeDeckFile(game, path);
}

function codesOf(text: string, name: string): string[] {
  return [...new Set(judged(text, name).diagnostics.map(({ code }) => code))].toSorted();
}

describe.each(Object.keys(forms))('a deck in %s', (form) => {
  const write = (...rows: readonly Row[]) => forms[form]?.(rows) ?? '';

  test.each([
    ['of 2,000 lines', 2000, 'nobody', form === 'yaml' ? 'CW1112' : 'CW5002'],
    ['of 100,000 lines', 100_000, 'nobody-at-all', 'CW1014'],
  ])('%s is one fault', (_, lines, card, code) => {
    const rows = Array.from({ length: lines }, (_, i): Row => [`${card}-${i}`, '1']);
    const { verdict, diagnostics } = judged(write(...rows), `long.${form}`);
    expect(verdict).toBeNull();
    expect(diagnostics.map((one) => one.code)).toEqual([code]);
  });

  test('a card name of ten thousand letters is shortened', () => {
    const { diagnostics } = judged(write(['x'.repeat(10_000), '36']), `name.${form}`);
    const unknown = diagnostics.find(({ code }) => code === 'CW1301');
    expect(unknown?.message.length).toBeLessThan(300);
  });

  test.each([
    ['-3', 'CW1302'],
    ['1.5', 'CW1302'],
    ['0', 'CW1302'],
    ['9007199254740991', 'CW1304'],
    ['99999999999999999999', form === 'yaml' ? 'CW1015' : 'CW1302'],
  ])('a count of %s', (count, code) => {
    expect(codesOf(write(['orc-ravager', count]), `count.${form}`)).toContain(code);
  });
});

test('a list of very many lines that nobody can read is one fault', () => {
  expect(codesOf('?: 1\n'.repeat(90_000), 'unread.txt')).toEqual(['CW5002']);
});

test('a list that is not UTF-8 is one fault', () => {
  const path = join(room, 'latin.txt');
  writeFileSync(path, Buffer.from([0x31, 0x20, 0xe9, 0xe8, 0x0a]));
  expect(judgeDeckFile(game, path).diagnostics.map(({ code }) => code)).toEqual(['CW1013']);
});

test('a game with a deck of 100,000 lines has one fault more', () => {
  const folder = join(room, 'game');
  cpSync(join(import.meta.dirname, '../../../content/lords-of-war'), folder, { recursive: true });
  const line = '  - { card: nobody, count: 1 }\n';
  writeFileSync(join(folder, 'decks', 'long.yaml'), line.repeat(100_000));
  writeFileSync(join(folder, 'decks', 'long.txt'), '1 nobody at all\n'.repeat(100_000));
  const { diagnostics } = new GameChecker(folder).check();
  const found = diagnostics.filter(({ severity }) => severity === 'error');
  expect(found.map(({ code }) => code)).toEqual(['CW1014', 'CW1014']);
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

test.each([
  ['nope(1)', 'there is no function "nope" for such values'],
  ['1 +', 'the formula ends too early'],
])('%s is reported in plain words', (formula, detail) => {
  try {
    compileFormula(formula);
    expect.unreachable();
  } catch (error) {
    expect((error as FormulaError).found.detail).toBe(detail);
  }
});
