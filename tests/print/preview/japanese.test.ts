/** The page of the preview in the language of the tool. */
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../../../diagnostics/index.ts';
import { tellFindings } from '../../../print/preview/findings-client.ts';
import { shellPage } from '../../../print/preview/page.ts';
import { loadPreviewWords, previewWords } from '../../../print/preview/words.ts';
import { englishIn } from '../../support/english-in.ts';

afterEach(() => setLanguage('en'));

const state = {
  title: '塩の港',
  locales: ['ja'],
  locale: 'ja',
  sheets: [],
  faces: [],
  faults: [],
  fonts: '',
};

async function page(): Promise<string> {
  await loadPreviewWords();
  return shellPage(state, { nonce: '', revision: 1, listener: '', words: previewWords() });
}

test('its words are Japanese, also in attributes', async () => {
  setLanguage('ja');
  const html = (await page()).replaceAll(/<(style|script)\b[^]*?<\/\1>/g, '');
  const attributes = [...html.matchAll(/(?:placeholder|aria-label)="([^"]*)"/g)];
  const texts = [html.replaceAll(/<[^>]*>/g, ' '), ...attributes.map(([, text = '']) => text)];
  expect(attributes.length).toBeGreaterThan(2);
  expect(texts.flatMap(englishIn)).toEqual([]);
  expect(html).toContain('<html lang="ja">');
});

test('so is what it finds on faces', async () => {
  setLanguage('ja');
  await loadPreviewWords();
  const box = { card: 'orc', field: null, text: '長い文', side: 'front' as const };
  const found = tellFindings(
    {
      overflows: [{ ...box, across: 1, down: 2 }],
      small: [{ ...box, size: 4 }],
      unsafe: [{ ...box, distance: 1, line: 'cut' }],
      unwritable: [{ card: 'orc', characters: ['字'], families: ['Vollkorn'] }],
    },
    previewWords(),
  );
  expect(found.map(({ message }) => message)).toEqual([
    '文字列が枠に収まらない：「長い文」（横1 × 縦2 mm超過）。',
    'フォントVollkornに「字」がない。',
    '「長い文」は4 ptしかない。',
    '「長い文」は裁ち線から1 mmしか離れていない。',
  ]);
});

test('in English they are as before', async () => {
  expect(await page()).toContain('Cardwright preview');
});
