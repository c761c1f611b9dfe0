/** What reaches beyond a face, and what HTML allows. */
import { expect, test } from 'vitest';
import { markupSlip } from '../../../print/render/markup.ts';

test.each([
  '',
  'only text, 2 < 3 > 1 & <3',
  '<div class="a > b"><img src="x"><br/><p>one<p>two</div>',
  '<ul><li>one<li>two</ul><table><tr><td>a<td>b</table>',
  '<svg viewBox="0 0 1 1"><title>a</title><rect/><g><path d=""/></g></svg>',
  '<svg><foreignObject><div><br></div></foreignObject></svg>',
  '<ruby>疾<rp>(<rt>しつ<rp>)</ruby>',
  '<!-- </div> <b> --><i>x</i>',
  '<style>.a > .b::after { content: "<b>"; }</style><B>x</b>',
])('%j keeps to itself', (html) => {
  expect(markupSlip(html)).toBeNull();
});

test.each([
  ['<p>x</p></div>', 'stray', 'div'],
  ['</article>', 'stray', 'article'],
  ['<div class="a"><b>x</div>', 'open', 'b'],
  ['<div class="a"><p>x</p>', 'open', 'div'],
  ['<b><i>x</b></i>', 'open', 'i'],
  ['<div/>', 'open', 'div'],
  ['<svg><g></svg>', 'open', 'g'],
  ['<style>.a {', 'open', 'style'],
  ['<p>x</p><!-- for later', 'comment', ''],
  ['<p class="a>x</p>', 'tag', 'p'],
  ['<p', 'tag', 'p'],
  ['<p>x</p><IFRAME src="x"></iframe>', 'forbidden', 'iframe'],
  ['<meta http-equiv="refresh" content="0">', 'forbidden', 'meta'],
  ['<script>', 'forbidden', 'script'],
  ['<svg><foreignObject><base href="/"></foreignObject></svg>', 'forbidden', 'base'],
])('%j does not', (html, slip, tag) => {
  expect(markupSlip(html)).toMatchObject({ slip, tag });
});

test('a long face is read in no time', () => {
  const html = '<div><b>x</b></div>'.repeat(20_000);
  const began = performance.now();
  expect(markupSlip(html)).toBeNull();
  expect(markupSlip('<'.repeat(100_000))).toBeNull();
  expect(markupSlip(`<p ${'"'.repeat(50_001)}`)).toMatchObject({ slip: 'tag' });
  expect(performance.now() - began).toBeLessThan(2000);
});
