/** In which language the tool speaks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { wantedLanguage } from '../../cli/language.ts';
import { setLanguage } from '../../diagnostics/index.ts';
import { setting } from '../../kernel/index.ts';
import { copyGame, temporaryRoom, TINY_GAME, writeFiles } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();

afterEach(() => setLanguage('en'));

test.for([
  ['the flag comes first', ['check', '--ui', 'ja'], { CARDWRIGHT_UI: 'en' }, 'en', 'ja'],
  ['also with an equals sign', ['--ui=en'], { CARDWRIGHT_UI: 'ja' }, 'ja', 'en'],
  ['then the variable', ['check'], { CARDWRIGHT_UI: 'ja', LANG: 'en_US.UTF-8' }, 'en', 'ja'],
  ['then the settings', ['check'], { LANG: 'en_US.UTF-8' }, 'ja', 'ja'],
  ['then the locale', [], { LANG: 'ja_JP.UTF-8' }, undefined, 'ja'],
  ['LC_ALL before LANG', [], { LC_ALL: 'C', LANG: 'ja_JP.UTF-8' }, undefined, 'en'],
  ['LC_MESSAGES before LANG', [], { LC_MESSAGES: 'ja_JP', LANG: 'C' }, undefined, 'ja'],
  ['an unknown setting is none', [], { LANG: 'ja_JP.UTF-8' }, 'tlh', 'ja'],
  ['a language nobody translated', [], { LANG: 'de_DE.UTF-8' }, undefined, 'en'],
  ['what follows -- is no flag', ['explain', '--', '--ui', 'ja'], {}, undefined, 'en'],
] as const)('%s', ([, args, env, own, language]) => {
  expect(wantedLanguage({ args, env, setting: own })).toBe(language);
});

test('a line of the settings names it', () => {
  const folder = join(room, 'settings');
  mkdirSync(folder);
  process.env['CARDWRIGHT_CONFIG'] = folder;
  expect(setting('ui')).toBeUndefined();
  writeFileSync(join(folder, 'settings.yaml'), '# mine\nui: "ja" # Japanese\n');
  expect(setting('ui')).toBe('ja');
});

test('a check speaks it; the next command is in English again', async () => {
  const folder = copyGame(TINY_GAME, join(room, 'spoken'));
  writeFiles(folder, { 'races.yaml': '- { id: Dwarf }\n' });
  const japanese = await runHere(['check', '--ui', 'ja'], folder);
  expect(japanese.out).toContain('ID「Dwarf」がkebab-caseではない。');
  expect(japanese.out).toMatch(/ヒント: 「dwarf」と書いてください。/);
  const english = await runHere(['check'], folder);
  expect(english.out).toContain('The id "Dwarf" is not in kebab-case.');
  expect(await runHere(['check', '--ui', 'tlh'], folder)).toMatchObject({ exit: 2, out: '' });
});

test('of a game that was sound before, warnings are remembered by language', async () => {
  const folder = copyGame(TINY_GAME, join(room, 'warned'));
  writeFiles(folder, { 'units/more.txt': '', 'strays/lost.yaml': '- { id: lost }\n' });
  const english = await runHere(['check'], folder);
  expect(english.out).toContain('matches no kind');
  expect((await runHere(['check', '--ui', 'ja'], folder)).out).toContain('どの種類にも一致しない');
  expect(await runHere(['check'], folder)).toEqual(english);
});
