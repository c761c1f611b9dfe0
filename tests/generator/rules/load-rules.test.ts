import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'node:util';
import { expect, test } from 'vitest';
import type { CompiledGame } from '../../../engine/index.ts';
import { loadRules } from '../../../generator/rules/load-rules.ts';
import { RulesFault } from '../../../generator/rules/rules-fault.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();

/** A game folder with nothing but this as its rules. */
function gameWith(name: string, source: string): string {
  const folder = join(room, name);
  mkdirSync(join(folder, 'rules'), { recursive: true });
  writeFileSync(join(folder, 'rules', 'index.ts'), source);
  return folder;
}

const noGame = {} as CompiledGame;

test('a game without rules has none', async () => {
  mkdirSync(join(room, 'bare'));
  await expect(loadRules(join(room, 'bare'))).resolves.toBeNull();
});

test('rules are given the game', async () => {
  const folder = gameWith('plain', 'export const rules = (game: object) => ({ game });');
  const rules = await loadRules(folder);
  expect(rules?.(noGame)).toEqual({ game: noGame });
});

test.each([
  ['broken', 'export const rules = ;'],
  ['empty', 'export const other = 1;'],
])('rules that are %s are a fault of their file', async (name, source) => {
  const folder = gameWith(name, source);
  await expect(loadRules(folder)).rejects.toMatchObject({
    name: 'RulesFault',
    file: join(folder, 'rules', 'index.ts'),
  });
});

test('so are those that throw, and a word that they give no meaning to', async () => {
  const folder = gameWith(
    'mute',
    `import { compileEffects } from 'cardwright/engine';
     const meaning = { events: ['lit'], standing: [], conditions: {}, choices: {}, operations: {}, limits: {} };
     const effects = [{ on: 'lit', do: [{ op: 'dance' }] }];
     export const rules = () => compileEffects(meaning, [{ id: 'lamp', effects }]);`,
  );
  const rules = await loadRules(folder);
  const use = (): unknown => rules?.(noGame);
  expect(use).toThrow(RulesFault);
  expect(use).toThrow(/"dance".*lamp\/effects\/0/);
});

test('what rules import is the thing itself, at the price of the built-in games', async () => {
  const folder = gameWith(
    'importing',
    `import helper, { twice } from './helper.ts';
     import * as helpers from './helper';
     import table from './table.json';
     import cjs, { extra } from 'cjs';
     import esm from 'esm';
     import path from 'node:path';
     import * as engine from 'cardwright/engine';
     export const rules = () => ({
       values: [helper(), twice(2), helpers.twice(3), table.squares[1], cjs(), extra, esm(), path.basename('a/b')],
       spaces: [engine, helpers],
     });`,
  );
  const inRules = (path: string, text: string): void => {
    mkdirSync(join(folder, 'rules', path, '..'), { recursive: true });
    writeFileSync(join(folder, 'rules', path), text);
  };
  inRules('helper.ts', 'export default () => 1; export const twice = (n: number) => 2 * n;');
  inRules('table.json', '{ "squares": [0, 1, 4] }');
  inRules('node_modules/cjs/index.js', "module.exports = () => 'cjs'; module.exports.extra = 5;");
  inRules('node_modules/esm/package.json', '{ "type": "module", "exports": "./index.js" }');
  inRules('node_modules/esm/index.js', "export default () => 'esm';");
  const made = (await loadRules(folder))!(noGame) as unknown as {
    readonly values: unknown;
    readonly spaces: readonly object[];
  };
  expect(made.values).toEqual([1, 4, 6, 1, 'cjs', 5, 'esm', 'b']);
  // Through a proxy, each name that is used is looked up by a function: games took five times as long.
  expect(made.spaces.map((space) => types.isProxy(space))).toEqual([false, false]);
});
