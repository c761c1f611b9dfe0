/** Pages of diagnostics in other languages: none is missing, and each shows what the English page shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import {
  catalogue,
  languages,
  loadDiagnosticWords,
  setLanguage,
  wordsOf,
  type Code,
  type Definition,
} from '../../diagnostics/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { PAGES } from '../diagnostics/page.ts';
import { englishIn } from '../support/english-in.ts';

const definitions: readonly Definition[] = Object.values(catalogue);
/** Those with a page of their own. */
const codes = definitions.filter(({ page }) => page === undefined).map(({ code }) => code);
const EXAMPLE = /^(`{3,})[^\n]*\n[^]*?^\1$/gm;

function read(folder: string, name: string): string {
  return readFileSync(join(folder, `${name}.md`), 'utf8');
}

/** Front matter, heading and examples as they are, a paragraph of prose as `…`. */
function shapeOf(page: string): string[] {
  const examples: string[] = [];
  const [, front = '', body = ''] = /^(---\n[^]*?\n---\n)([^]*)$/.exec(page) ?? [];
  const prose = body.replace(EXAMPLE, (example) => `<${examples.push(example) - 1}>`);
  return [front, ...prose.split(/\n\n+/).map((part) => shown(part.trim(), examples))];
}

function proseOf(page: string): string[] {
  const body = page.replace(/^---\n[^]*?\n---\n/, '').replace(EXAMPLE, '');
  return body.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
}

function shown(paragraph: string, examples: readonly string[]): string {
  if (paragraph.startsWith('# ')) return paragraph;
  const example = /^<(\d+)>$/.exec(paragraph)?.[1];
  return example === undefined ? '…' : (examples[Number(example)] ?? '');
}

describe.for(languages.filter((one) => one !== 'en'))('%s', (language) => {
  const folder = join(packageRoot(), 'docs', language, 'diagnostics');

  beforeAll(async () => {
    setLanguage(language);
    await loadDiagnosticWords();
  });
  afterAll(() => setLanguage('en'));

  test.for(codes)('%s has a page, with the examples of the English', (code) => {
    expect(shapeOf(read(folder, code))).toEqual(shapeOf(read(PAGES, code)));
  });

  test('the list of pages names every code with its title', () => {
    const lines = read(folder, 'index').split('\n');
    const expected = definitions.map(({ code, name, page }) => {
      const path = page === undefined ? code : `../../${page}`;
      return `- [${code} ${name}](${path}.md): ${wordsOf(code as Code).title}`;
    });
    expect(lines.filter((line) => line.startsWith('- [CW'))).toEqual(expected.toSorted());
  });
});

test('Japanese pages hold no English prose', () => {
  const folder = join(packageRoot(), 'docs/ja/diagnostics');
  const prose = codes.flatMap((code) => proseOf(read(folder, code)));
  expect(prose.length).toBeGreaterThan(2 * codes.length - 10);
  expect(prose.flatMap(englishIn)).toEqual([]);
});
