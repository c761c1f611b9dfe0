/** A file of the game in the user's own editor: which program, with which words, and nothing else. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openOutside, preferredEditor } from '../../studio/server/places/text/open-outside.ts';
import { temporaryRoom } from '../support/games.ts';
import { until } from './in-browser.ts';

const room = join(temporaryRoom(), 'a room');
const heard = join(room, 'heard');
const path = join(room, '$(touch evil); `touch evil` & "x".yaml');

/** A program that writes down what it is given. */
function program(name: string): string {
  const file = join(room.replace(' ', '-'), name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(
    file,
    `#!/bin/sh\nprintf '%s\\n' "$@" > '${heard}.part'\nmv '${heard}.part' '${heard}'\n`,
  );
  chmodSync(file, 0o755);
  return file;
}

beforeAll(() => mkdirSync(room, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test.for<[string, string[]]>([
  ['code', ['--goto', `${path}:7`]],
  ['subl', [`${path}:7`]],
  ['kate', ['-l', '7', path]],
  ['idea', ['--line', '7', path]],
  ['gvim', ['+7', path]],
  ['emacsclient', ['-n', '+7', path]],
  ['unheard-of', [path]],
])('%s is started at the line, without a shell', async ([name, expected]) => {
  const editor = `${program(name)} --new`;
  writeFileSync(heard, '');
  expect(await openOutside(editor, { path, line: 7 })).toEqual({ started: name });
  await until(() => readFileSync(heard, 'utf8') !== '');
  expect(readFileSync(heard, 'utf8').trimEnd().split('\n')).toEqual(['--new', ...expected]);
  expect(existsSync('evil') || existsSync(join(room, 'evil'))).toBe(false);
});

test('a line of the user says where file and line go', async () => {
  writeFileSync(heard, '');
  await openOutside(`${program('mine')} at={line} {file}`, { path, line: 7 });
  await until(() => readFileSync(heard, 'utf8') !== '');
  expect(readFileSync(heard, 'utf8')).toBe(`at=7\n${path}\n`);
});

test.for([
  ['vscode://file/{file}:{line}', 'vscode://file/games/a%20b.yaml:7'],
  ['idea://open?file={file}&line={line}', 'idea://open?file=/games/a%20b.yaml&line=7'],
] as const)('%s is a link', async ([editor, link]) => {
  expect(await openOutside(editor, { path: '/games/a b.yaml', line: 7 })).toEqual({ link });
});

describe('is not opened', () => {
  test.for([
    [undefined, 'none'],
    ['vim', 'terminal'],
    ['/usr/bin/nano', 'terminal'],
    ['emacs -nw', 'terminal'],
    ['no-such-program-anywhere', 'fails'],
    ['javascript://%0aalert(1)', 'fails'],
    ['https://example.org/{file}', 'fails'],
  ] as const)('by %s', async ([editor, why]) => {
    expect(await openOutside(editor, { path, line: 7 })).toMatchObject({ why });
  });
});

test('the settings come before the environment, and VISUAL before EDITOR', () => {
  vi.stubEnv('CARDWRIGHT_CONFIG', room);
  vi.stubEnv('EDITOR', 'vim');
  vi.stubEnv('VISUAL', '');
  expect(preferredEditor()).toBe('vim');
  vi.stubEnv('VISUAL', 'kate');
  expect(preferredEditor()).toBe('kate');
  writeFileSync(join(room, 'settings.yaml'), 'ui: ja\neditor: code --wait\n');
  expect(preferredEditor()).toBe('code --wait');
});
