/** What the words of a book become. */
import { expect, test } from 'vitest';
import { bookHtml, type Making } from '../../../print/rulebook/markdown.ts';

const making: Making = {
  picture: () => '',
  address: () => null,
  icon: (name) => (name === 'coin' ? '<svg></svg>' : null),
  termKey: (text) => (text === '騎兵' ? 'cavalry' : null),
};

function written(text: string): string {
  return bookHtml(text, making).html;
}

const CAVALRY = '<ruby>騎兵<rp>(</rp><rt>きへい</rt><rp>)</rp></ruby>';

test('a reading is printed above its word: in a paragraph, a heading, a list and a table', () => {
  expect(written('{騎兵|きへい}は2回動く。')).toBe(`<p>${CAVALRY}は2回動く。</p>\n`);
  expect(written('## {騎兵|きへい}')).toContain(`>${CAVALRY}</h2>`);
  expect(written('- {騎兵|きへい}')).toContain(`<li>${CAVALRY}</li>`);
  expect(written('| 札 |\n|---|\n| {騎兵\\|きへい} |')).toContain(`<td>${CAVALRY}</td>`);
});

test('a term with a reading is the term of the glossary', () => {
  const { html, places } = bookHtml('**{騎兵|きへい}**は馬に乗る。', making);
  expect(html).toContain(`<span id="t1"><strong>${CAVALRY}</strong></span>`);
  expect(places.get('cavalry')).toEqual(['t1']);
});

test('a reading holds no mark-up of the writer, and code is left as it is', () => {
  expect(written('{a & b|c > d}')).toContain('<ruby>a &amp; b<rp>(</rp><rt>c &gt; d</rt>');
  expect(written('{a<b>|<i>c}')).toBe('<p>{a&lt;b&gt;|&lt;i&gt;c}</p>\n');
  expect(written('`{騎兵|きへい}`')).toContain('<code>{騎兵|きへい}</code>');
  expect(written('{:coin:|money}')).toContain('<ruby><svg></svg><rp>');
});

test.for([
  ['**「手番」**は', '<strong>「手番」</strong>は'],
  ['次は**手番（ターン）**だ', '次は<strong>手番（ターン）</strong>だ'],
  [
    '**HP**と**「SP」**の**和**',
    '<strong>HP</strong>と<strong>「SP」</strong>の<strong>和</strong>',
  ],
  ['**a *b* `**` c**d', '<strong>a <em>b</em> <code>**</code> c</strong>d'],
  ['***both***', '<em><strong>both</strong></em>'],
  ['2 ** 3 ** 4', '2 ** 3 ** 4'],
  [String.raw`\*\*no\*\* **a\*\*b**`, '**no** <strong>a**b</strong>'],
  ['**open', '**open'],
  ['**one\ntwo**', '<strong>one\ntwo</strong>'],
])('bold needs no spaces around it: %s', ([text, html]) => {
  expect(written(text!)).toBe(`<p>${html}</p>\n`);
});
