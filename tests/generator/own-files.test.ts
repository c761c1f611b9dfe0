/** A game from a stranger may have links where Cardwright writes: nothing outside of it is touched. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSchemas } from '../../generator/build.ts';
import { GameChecker } from '../../generator/check.ts';
import { writeEditorSettings } from '../../generator/emit/editor.ts';
import { isLink } from '../../kernel/writing.ts';
import { copyGame, temporaryRoom, TINY_GAME, writeFiles } from '../support/games.ts';

const room = temporaryRoom();

/** A game with links to a folder of the user, which holds two files. */
function gameWithLinks(name: string, ...links: string[]): { folder: string; user: string } {
  const user = join(room, `${name}-user`);
  writeFiles(user, { 'mine.schema.json': '{}', '.gitignore': 'secret\n' });
  const folder = copyGame(TINY_GAME, join(room, name));
  for (const link of links) {
    mkdirSync(join(folder, link, '..'), { recursive: true });
    symlinkSync(link.endsWith('.json') ? join(user, 'mine.schema.json') : user, join(folder, link));
  }
  return { folder, user };
}

function expectUntouched(user: string): void {
  expect(readdirSync(user).toSorted()).toEqual(['.gitignore', 'mine.schema.json']);
  expect(readFileSync(join(user, 'mine.schema.json'), 'utf8')).toBe('{}');
  expect(readFileSync(join(user, '.gitignore'), 'utf8')).toBe('secret\n');
}

test.each([
  ['the whole folder', '.cardwright'],
  ['a folder in it', '.cardwright/schemas'],
  ['a file', '.cardwright/schemas/unit.schema.json'],
])('schemas are written into the game, though %s is a link', (_, link) => {
  const { folder, user } = gameWithLinks(link.replaceAll('/', '-'), link);
  const { changed } = writeSchemas(new GameChecker(folder).check());
  expect(changed).toContain(join(folder, '.cardwright', 'schemas', 'unit.schema.json'));
  expect(isLink(join(folder, link))).toBe(false);
  expectUntouched(user);
});

test('the settings of an editor that are a link stay as they are', () => {
  const { folder, user } = gameWithLinks('editor', '.vscode');
  expect(writeEditorSettings(folder)).toEqual([]);
  expect(existsSync(join(user, 'extensions.json'))).toBe(false);
  expectUntouched(user);
});
