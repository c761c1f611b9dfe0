/** Every diagnostic speaks Japanese: with the parameters that its English has, and without English words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from '@babel/parser';
import {
  catalogue,
  formatters,
  loadDiagnosticWords,
  setLanguage,
  wordsOf,
  type Code,
} from '../../diagnostics/index.ts';
import type { decks } from '../../diagnostics/catalogue/decks.ts';
import type { FamilyWords } from '../../diagnostics/words.ts';
import { englishIn } from '../support/english-in.ts';
import { tinyGameChecker } from './check-tiny-game.ts';
import { readPages } from './page.ts';
import { TINY_GAME } from './tiny-game.ts';

const codes = Object.keys(catalogue) as Code[];
const folder = join(import.meta.dirname, '../../diagnostics');

beforeAll(async () => {
  setLanguage('ja');
  await loadDiagnosticWords();
  setLanguage('en');
});

afterEach(() => setLanguage('en'));

test('words that are missing, of another code or of other parameters do not compile', () => {
  type Words = FamilyWords<typeof decks>;
  const right: Words['CW1301'] = {
    title: '題',
    message: ({ card }) => card,
    hint: ({ nearest }) => nearest,
  };
  // @ts-expect-error: it has no hint
  const short: Words['CW1301'] = { title: '題', message: ({ card }) => card };
  // @ts-expect-error: there is no such parameter
  const other: Words['CW1301'] = { ...right, message: ({ deck }) => String(deck) };
  // @ts-expect-error: the parameter is a text
  const wrong: Words['CW1301'] = { ...right, message: ({ card }: { card: number }) => `${card}` };
  // @ts-expect-error: most codes of the family are missing
  const family: Words = { CW1301: right };
  expect([short, other, wrong, family]).toHaveLength(4);
});

test('titles are Japanese, and unique', () => {
  setLanguage('ja');
  const titles = codes.map((code) => wordsOf(code).title);
  expect(
    titles.filter((title) => !/[\p{Script=Hira}\p{Script=Kana}\p{Script=Han}]/u.test(title)),
  ).toEqual([]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(titles.filter((title) => title.endsWith('。'))).toEqual([]);
});

type Node = Readonly<Record<string, unknown>>;

/** The parameters that the words of each code read, by code. */
function parametersIn(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const text = readFileSync(file, 'utf8');
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript'] });
  visit(program, (node) => {
    const key = node['key'] as { readonly name?: string } | undefined;
    const code = node['type'] === 'ObjectProperty' ? key?.name : undefined;
    if (code === undefined || !/^CW\d{4}$/.test(code)) return;
    const names = new Set<string>();
    visit(node['value'], (inner) => {
      const name = (inner['key'] as { readonly name?: string } | undefined)?.name;
      if (inner['type'] === 'ObjectPattern') {
        for (const one of inner['properties'] as Node[]) {
          const own = (one['key'] as { readonly name?: string } | undefined)?.name;
          if (own !== undefined) names.add(own);
        }
      } else if (inner['type'] === 'MemberExpression' && isParams(inner['object'])) {
        names.add((inner['property'] as { readonly name: string }).name);
      }
      return name;
    });
    found.set(code, [...names].toSorted().join(' '));
  });
  return found;
}

function isParams(node: unknown): boolean {
  return (node as { readonly name?: string } | null)?.name === 'params';
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (typeof node === 'object' && node !== null) {
    see(node as Node);
    for (const [key, below] of Object.entries(node)) if (key !== 'loc') visit(below, see);
  }
}

const families = readdirSync(join(folder, 'catalogue')).filter((file) => file !== 'index.ts');

test.for(families)('%s reads the same parameters in Japanese', (file) => {
  const english = parametersIn(join(folder, 'catalogue', file));
  expect(english.size).toBeGreaterThan(0);
  expect(parametersIn(join(folder, 'ja', file))).toEqual(english);
});

/** Titles and descriptions of its schemas, names of its kinds. */
const wordsOfTinyGame = readdirSync(TINY_GAME, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:ya?ml|json)$/.test(path))
  .map((path) => readFileSync(join(TINY_GAME, path), 'utf8'))
  .join('\n');

const checkTinyGame = tinyGameChecker();
const pages = readPages().filter(({ name }) => name.startsWith('CW1'));

/** A pattern that runs out of time is given all the time there is: in English it is in every run. */
const LONG = { CW1453: { tags: 'soak' } } as const;

describe.for(pages)('$name', (page) => {
  test(
    'the wrong example is reported in Japanese',
    { ...LONG[page.name as keyof typeof LONG] },
    () => {
      setLanguage('ja');
      const blocks = page.blocks.filter(({ state }) => state === null || state === 'wrong');
      const found = checkTinyGame(blocks).diagnostics.filter(({ rule }) => rule === undefined);
      const related = found.flatMap((one) => one.related.map(({ message }) => message));
      const texts = [...found.flatMap(({ message, hint }) => [message, hint ?? '']), ...related];
      // Words of the game are in its language.
      const own = JSON.stringify(blocks.map(({ content }) => content)) + wordsOfTinyGame;
      const english = texts.flatMap(englishIn).filter(([word]) => !own.includes(word));
      expect(english).toEqual([]);
    },
  );
});

test('what is around diagnostics is Japanese', () => {
  setLanguage('ja');
  const context = { readText: () => undefined, root: '/', colour: false };
  expect(formatters.pretty([], context)).toBe('エラーなし\n');
  const one = {
    code: 'CW1010',
    name: 'empty-file',
    severity: 'error',
    file: '/a.yaml',
    range: null,
    message: wordsOf('CW1010').message({}),
    related: [],
    params: {},
  } as const;
  expect(formatters.pretty([one, { ...one, file: '/b.yaml' }], context)).toBe(
    [
      'エラー CW1010 empty-file',
      'ファイルにコメントと空行しかない。',
      ' --> a.yaml',
      '  = ほか1か所でも同じ:',
      '    b.yaml',
      '',
      'エラー2件（2ファイル）',
      '',
    ].join('\n'),
  );
});

test.each([
  ['kind', '種類'],
  ['size', 'サイズ'],
  ['deck or component', 'デッキまたはコンポーネント'],
  ['unit', 'unit'],
])('what has ids is called as people call it: %s', (what, noun) => {
  setLanguage('ja');
  const { message, hint } = wordsOf('CW1203');
  expect(message({ what, id: 'x', nearest: undefined })).toBe(`IDが「x」の${noun}はない。`);
  expect(hint({ what, id: 'x', nearest: undefined })).toContain(`${noun}を定義するか`);
});
