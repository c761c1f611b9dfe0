import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
