import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileGame, isSound, type CheckResult } from '../../../generator/index.ts';
import { checkTinyGame, TINY_GAME } from '../../diagnostics/tiny-game.ts';

/** The tiny game with one more option. */
function withPile(line: string, schema = '{ enum: [own, shared] }'): CheckResult {
  const manifest = readFileSync(join(TINY_GAME, 'game.yaml'), 'utf8');
  expect(manifest).toMatch(/^options:/m);
  const option = `\n  pile:\n    title: { en: Pile, ja: 山 }\n    schema: ${schema}\n    ${line}\n    default: own\n`;
  return checkTinyGame([
    { file: 'game.yaml', content: manifest.replace(/^options:/m, `options:${option}`) },
  ]);
}

test('names of values are of values that the option has', () => {
  const { diagnostics } = withPile(
    'values: { own: { en: own, ja: 各自 }, shraed: { en: one, ja: 共通 } }',
  );
  expect(diagnostics).toMatchObject([
    { code: 'CW1101', params: { property: 'shraed', owner: 'pile', nearest: 'shared' } },
  ]);
});

test('a type that is misspelt is marked, with the one that was meant', () => {
  const { diagnostics } = withPile('', '{ anyOf: [{ enum: [own] }, { type: strng }] }');
  const [{ code, range, params } = {}] = diagnostics;
  expect([code, params]).toMatchObject(['CW1404', { nearest: 'string' }]);
  expect(range!.end.column - range!.start.column).toBe('strng'.length);
});

test('what an option means is a text in every language', () => {
  const { diagnostics } = withPile('description: { en: Whose it is. }');
  expect(diagnostics).toMatchObject([{ code: 'CW1212' }]);
});

test.each([
  ['description: { en: Whose it is., ja: 誰の山かを決めます。 }', '{ enum: [own, shared] }'],
  ['', '{ description: Whose it is., enum: [own, shared] }'],
])('it reaches the type of the option in English: %s', (line, schema) => {
  const result = withPile(line, schema);
  expect(result.diagnostics).toEqual([]);
  if (!isSound(result)) throw new Error('It is sound.');
  expect(compileGame(result.game, result.linked).options['pile']).toEqual({
    schema: { description: 'Whose it is.', enum: ['own', 'shared'] },
    default: 'own',
  });
});
