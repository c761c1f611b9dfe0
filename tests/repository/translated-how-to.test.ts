/** How-to pages in Japanese: they show the same commands, files and options as the English, in the same order. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';

const docs = join(packageRoot(), 'docs');
const BLOCK = /^(`{3,})[^\n]*\n[^]*?^\1$/gm;
const names = readdirSync(join(docs, 'ja/how-to'));

/** What a designer needs first. */
const FIRST = [
  'your-own-game',
  'decks',
  'print',
  'write-templates',
  'write-rules',
  'write-effects',
  'rules-text',
  'write-construction-rules',
  'write-a-rulebook',
  'cards-in-tables',
  'box',
  'art',
  'play',
  'simulate',
  'balance',
  'command-line',
];

test('what a designer needs first is there', () => {
  expect(names).toEqual(expect.arrayContaining(FIRST.map((name) => `${name}.md`)));
});

/** Blocks without what a reader's language decides: what commands print, remarks beside them. */
function blocksOf(page: string): string[] {
  return (page.match(BLOCK) ?? []).map((block) => {
    const [head = ''] = block.split('\n');
    if (head === '```text') return head;
    if (head === '```play') return block.replace(/^(?!\$ |(?:P\d)?> ).*\n/gm, '');
    if (head === '```') return block.replace(/ {2,}.*$/gm, '').replace(/^.*└.*$/gm, '');
    if (head.startsWith('```html')) return block.replace(/… .* …/g, '…');
    return /^```ya?ml$/.test(head) ? block.replace(/ *# .*$/gm, '') : block;
  });
}

/** Headings, tables with as many rows, lists with as many entries, blocks and paragraphs, in their order. */
function shapeOf(page: string): string[] {
  return page
    .replace(BLOCK, '```')
    .split(/\n\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const sort = /^(?:#+|\||- |\d\. |```|<!--)/.exec(part)?.[0] ?? 'paragraph';
      return sort === '|' || sort === '- ' ? `${sort} × ${part.split('\n').length}` : sort;
    });
}

/** Options, keys and files that a page names in its text. */
function codeIn(page: string): string[] {
  const spans = page.replace(BLOCK, '').matchAll(/`([^`\n]+)`/g);
  return [...new Set(Array.from(spans, ([, code = '']) => code))].toSorted();
}

describe.for(names)('%s', (name) => {
  const english = readFileSync(join(docs, 'how-to', name), 'utf8');
  const japanese = readFileSync(join(docs, 'ja/how-to', name), 'utf8');

  test('shows the same commands and files', () => {
    expect(blocksOf(japanese)).toEqual(blocksOf(english));
  });

  test('has the same parts', () => {
    expect(shapeOf(japanese)).toEqual(shapeOf(english));
  });

  test('names the same options, keys and files', () => {
    expect(codeIn(japanese)).toEqual(codeIn(english));
  });

  test('says everything in Japanese', () => {
    const prose = japanese.replace(BLOCK, '').replace(/^ {4}.*$|<!--.*-->|^[|: -]+$/gm, '');
    const lines = prose.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => !/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(line))).toEqual([]);
  });
});

test('Japanese messages name the Japanese page, or say that there is none', () => {
  const words = ['diagnostics/ja', 'cli/words/ja'].flatMap((folder) =>
    readdirSync(join(packageRoot(), folder)).map((file) => `${folder}/${file}`),
  );
  const found = words.flatMap((file) => {
    const text = readFileSync(join(packageRoot(), file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
    return [...text.matchAll(/docs\/how-to\/([\w-]+\.md)(、英語)?/g)].map(([, page, isSaid]) => {
      return { file, page: page!, isSaid: isSaid !== undefined };
    });
  });
  expect(found.length).toBeGreaterThan(0);
  for (const { file, page, isSaid } of found)
    expect({ file, page, isTranslated: names.includes(page), isSaid }).toEqual({
      file,
      page,
      isTranslated: false,
      isSaid: true,
    });
});
