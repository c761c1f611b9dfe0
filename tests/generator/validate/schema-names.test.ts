/** What our own keywords name in the schemas of a game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unknownNames } from '../../../generator/validate/schema-names.ts';
import { tinyGameChecker } from '../../diagnostics/check-tiny-game.ts';
import { TINY_GAME } from '../../diagnostics/tiny-game.ts';

const checkTinyGame = tinyGameChecker();
const FILE = 'schemas/unit.schema.json';
const schema = readFileSync(join(TINY_GAME, FILE), 'utf8');

/** Code, marked text and what was meant, when a text of the schema of units is another. */
function faultsWith(from: string, to: string): unknown[] {
  expect(schema).toContain(from);
  const content = schema.replace(from, to);
  const { diagnostics } = checkTinyGame([{ file: FILE, content }]);
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, range, params }) => {
      expect(file).toContain(FILE);
      const { start, end } = range!;
      const line = content.split('\n')[start.line - 1]!;
      const { nearest } = params as { nearest?: string };
      return [code, line.slice(start.column - 1, end.column - 1), nearest];
    });
}

/** The remark as a text that is printed instead of a field. */
function insteadOf(field: string): [string, string] {
  return ['"description": "A remark', `"x-rules-text": "${field}", "description": "A remark`];
}

test('a kind that is misspelt is one fault, and none at the cards', () => {
  expect(faultsWith('"x-ref": "race"', '"x-ref": "rce"')).toEqual([['CW1404', '"rce"', 'race']]);
  const several = '"x-ref": ["race", "unti"]';
  expect(faultsWith('"x-ref": "race"', several)).toEqual([['CW1404', '"unti"', 'unit']]);
});

test('ids can be asked for of kinds, patterns, decks, and of anything', () => {
  const known = { kinds: ['race', 'pattern', 'deck'], ruled: null };
  const found = unknownNames({ allOf: [{ 'x-ref': ['race', 'pattern', 'deck'] }] }, known);
  expect(found).toEqual([]);
  expect(unknownNames({ 'x-ref': '*', 'x-rules-text': 'effects' }, known)).toEqual([]);
});

test('a field that a text cannot be instead of', () => {
  expect(faultsWith(...insteadOf('effects'))).toEqual([]);
  expect(faultsWith(...insteadOf('efects'))).toEqual([['CW1404', '"efects"', 'effects']]);
  expect(faultsWith(...insteadOf('name'))).toEqual([['CW1404', '"name"', undefined]]);
});

test.each([
  ['x-code', 'TINY_DEFENCE'],
  ['x-clause', 'TINY-1.1'],
])('the name of an error in %s is misspelt', (keyword, value) => {
  const named = (name: string): [string, string] => [
    `"${keyword}": "${value}"`,
    `"${keyword}": { "${name}": "${value}" }`,
  ];
  expect(faultsWith(...named('number-out-of-range'))).toEqual([]);
  expect(faultsWith(...named('*'))).toEqual([]);
  expect(faultsWith(...named('number-out-of-rang'))).toEqual([
    ['CW1404', '"number-out-of-rang"', 'number-out-of-range'],
  ]);
});

test.each(['"TINY-9.9"', '{ "*": "TINY-9.9" }'])('%s: rules.md has no such clause', (clause) => {
  expect(faultsWith('"x-clause": "TINY-1.1"', `"x-clause": ${clause}`)).toEqual([
    ['CW1220', '"TINY-9.9"', 'TINY-1.1'],
  ]);
});
