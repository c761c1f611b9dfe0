/**
 * Whatever a designer writes, a check ends with diagnostics that point into files: files of a
 * small game are damaged in the ways that hands and editors damage them.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatters, type Diagnostic, type Range } from '../../diagnostics/index.ts';
import { GameChecker, type CheckResult } from '../../generator/check.ts';
import { slip, withValue, type Slip } from './slips.ts';
import { runs } from '../support/runs.ts';
import { copyGame, temporaryRoom, TINY_GAME, writeFiles } from '../support/games.ts';

const folder = copyGame(TINY_GAME, join(temporaryRoom(), 'game'));
const checker = new GameChecker(folder);

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(yaml|json|txt|md)$/.test(path))
  .toSorted();
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const original = new Map(sources.map((path) => [path, read(path)]));

const damage = fc.array(fc.tuple(fc.constantFrom(...sources), slip), {
  minLength: 1,
  maxLength: 3,
});

let damaged: string[] = [];

/** Checks the game with these slips in it, and no others. */
function check(slips: readonly (readonly [path: string, change: Slip])[]): CheckResult {
  const texts = new Map(damaged.map((path) => [path, original.get(path) ?? '']));
  damaged = slips.map(([path]) => path);
  for (const [path, change] of slips) {
    texts.set(path, change(texts.get(path) ?? original.get(path) ?? ''));
  }
  writeFiles(folder, Object.fromEntries(texts));
  return checker.changed([...texts.keys()]);
}

function expectPlaced(diagnostics: readonly Diagnostic[]): void {
  const texts = new Map(sources.map((path) => [join(folder, path), read(path)]));
  for (const { file, range, message, related } of diagnostics) {
    expect(message).not.toMatch(/undefined|\[object/);
    expectInside(range, texts.get(file));
    for (const one of related) expectInside(one.range, texts.get(one.file));
  }
  for (const format of Object.values(formatters)) {
    format(diagnostics, { root: folder, colour: true, readText: (file) => texts.get(file) });
  }
}

function expectInside(range: Range | null, text: string | undefined): void {
  if (range === null) return;
  expect(text).toBeDefined();
  expect(range.start.offset).toBeGreaterThanOrEqual(0);
  expect(range.start.offset).toBeLessThanOrEqual(range.end.offset);
  expect(range.end.offset).toBeLessThanOrEqual((text ?? '').length);
  for (const { line, column, offset } of [range.start, range.end]) {
    const before = (text ?? '').slice(0, offset).replace(/^\uFEFF/, '');
    const lines = before.split(/\r\n|\r|\n/);
    expect([line, column]).toEqual([lines.length, (lines.at(-1) ?? '').length + 1]);
  }
}

test.each<[file: string, path: string, value: unknown]>([
  ['construction.yaml', 'constraints/0/use', null],
  ['construction.yaml', 'constraints/0/use', 5],
  ['game.yaml', 'kinds/race/files', [null]],
  ['game.yaml', 'kinds/race/files', [[]]],
  ['game.yaml', 'kinds/unit/schema', ''],
  ['game.yaml', 'kinds/unit/derive', null],
  ['schemas/race.schema.json', '$schema', null],
  ['schemas/race.schema.json', '$schema', 'no-such'],
  ['schemas/unit.schema.json', 'properties/race/x-ref', null],
  ['schemas/unit.schema.json', 'properties/race/x-ref', [5]],
  ['schemas/unit.schema.json', 'properties/defence/x-code', { en: 5 }],
  ['schemas/unit.schema.json', '$ref', '#'],
  ['schemas/unit.schema.json', 'allOf', [{ $ref: 'unit.schema.json' }]],
  ['units/dwarf.yaml', '0/name', null],
  ['units/dwarf.yaml', '0/name', [null]],
  ['units/dwarf.yaml', '0/name', { en: 5 }],
])('%s with another value at %s is a fault', (file, path, value) => {
  const { diagnostics } = check([[file, (text) => withValue(text, path.split('/'), value)]]);
  expectPlaced(diagnostics);
  expect(diagnostics.map((one) => one.file)).toContain(join(folder, file));
});

test('no damage crashes a check; every diagnostic lies in a text', () => {
  fc.assert(
    fc.property(damage, (slips) => expectPlaced(check(slips).diagnostics)),
    { numRuns: runs(60, 2000) },
  );
});

test('a checker that goes on tells the same as a new one', () => {
  fc.assert(
    fc.property(damage, (slips) => {
      expect(check(slips).diagnostics).toEqual(new GameChecker(folder).check().diagnostics);
    }),
    { numRuns: runs(10, 300) },
  );
});

test('fixed, the game is sound again', () => {
  expect(check([]).diagnostics).toEqual([]);
});
