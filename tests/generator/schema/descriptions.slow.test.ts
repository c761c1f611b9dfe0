/** What editors show on hover, in Japanese: for every schema of every game, and nothing that no schema says. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadDiagnosticWords, setLanguage } from '../../../diagnostics/index.ts';
import { GameChecker, writeSchemas } from '../../../generator/index.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { copyGame, temporaryRoom } from '../../support/games.ts';

const root = packageRoot();
const content = readdirSync(join(root, 'content')).map((game) => join(root, 'content', game));
const games = [...content, join(root, 'starter')].filter((folder) =>
  existsSync(join(folder, 'game.yaml')),
);
const TABLE = 'schemas/descriptions.ja.json';
const room = temporaryRoom();
let copies = 0;

beforeAll(async () => {
  setLanguage('ja');
  await loadDiagnosticWords();
  setLanguage('en');
});
afterEach(() => setLanguage('en'));

/** Titles and descriptions of all bundles of a game, as `cardwright schema` writes them. */
function textsOf(game: string, language: 'en' | 'ja'): Set<string> {
  setLanguage(language);
  const folder = copyGame(game, join(room, `copy-${(copies += 1)}`));
  const { changed } = writeSchemas(new GameChecker(folder).check());
  const texts = new Set<string>();
  for (const path of changed.filter((file) => file.endsWith('.json'))) {
    collect(JSON.parse(readFileSync(path, 'utf8')), texts);
  }
  return texts;
}

function collect(node: unknown, texts: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if ((key === 'title' || key === 'description') && typeof value === 'string') texts.add(value);
    else collect(value, texts);
  }
}

function tableOf(folder: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, TABLE), 'utf8')) as Record<string, string>;
}

const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u;

/** Figures that are called by their letters, the notation of a game, `move DIR · pass`, and its directions are the same in every language. */
const NO_LANGUAGE = /^(?:ID|AP|EP|VP|[A-Z](?:、[A-Z])*。|.* · .*)$/u;

describe.for(games)('%s', (game) => {
  test('every title and description is in Japanese', () => {
    const texts = [...textsOf(game, 'ja')];
    expect(texts.length).toBeGreaterThan(200);
    const english = texts.filter((text) => !JAPANESE.test(text));
    expect(english.filter((text) => !NO_LANGUAGE.test(text))).toEqual([]);
  });

  test('its Japanese has nothing that its schemas no longer say', () => {
    const english = [...textsOf(game, 'en')].join('\n');
    expect(Object.keys(tableOf(game)).filter((text) => !english.includes(text))).toEqual([]);
  });
});

/** Games without Japanese of their own: only what Cardwright says is Japanese. */
const others = ['examples/construction', 'tests/support', 'tests/diagnostics', 'tests/print']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
  .filter((folder) => existsSync(join(folder, 'game.yaml')));

test.for(others)('%s: whatever its own schemas do not say is in Japanese', (game) => {
  const own = filesIn(game).join('\n');
  const isOwn = (text: string): boolean => own.includes(JSON.stringify(text).slice(1, -1));
  const english = [...textsOf(game, 'ja')]
    .filter((text) => !JAPANESE.test(text) && !NO_LANGUAGE.test(text))
    .flatMap((text) => text.split('\n\n'));
  // Of a word, `goblin: who it is`, the second half is the game's.
  expect(english.filter((text) => !isOwn(text) && !isOwn(text.replace(/^[\w-]+: /u, '')))).toEqual(
    [],
  );
});

test('the Japanese of Cardwright has nothing that no schema says', () => {
  const ofGames = [...games, ...others].flatMap((game) => [...textsOf(game, 'en')]);
  const english = [...ofGames, ...filesIn(join(root, 'generator/schema'))].join('\n');
  expect(Object.keys(tableOf(root)).filter((text) => !english.includes(text))).toEqual([]);
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
}

test('hints that explain a property do so in Japanese', () => {
  const folder = copyGame(join(root, 'content/lords-of-war'), join(room, 'hint'));
  const units = join(folder, 'units/orc.yaml');
  writeFileSync(units, readFileSync(units, 'utf8').replace(/^ {2}class: .*\n/mu, ''));
  setLanguage('ja');
  const [found] = new GameChecker(folder, { locale: 'ja' }).check().diagnostics;
  expect(found?.code).toBe('CW1103');
  expect(found?.params).toMatchObject({ means: expect.stringMatching(/^How it fights/u) });
  expect(found?.hint).toContain('戦い方。');
  expect(found?.message).toContain('ユニット');
});

test('entries that are no texts are errors of the table', () => {
  const folder = copyGame(join(root, 'content/lords-of-war'), join(room, 'table'), {
    [TABLE]: '{ "Race": 4 }',
  });
  const found = new GameChecker(folder).check().diagnostics;
  expect(found.map(({ code, file }) => [code, file])).toEqual([['CW1104', join(folder, TABLE)]]);
});
