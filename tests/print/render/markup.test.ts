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
  '<svg><linearGradient id="a"><stop offset="0"/></linearGradient><clipPath id="b"></clipPath></svg>',
  '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>',
  '<card-cost data-on="3">3</card-cost><a href="https://example.com/a">x</a>',
  '<table><caption>a</caption><colgroup><col></colgroup><thead><tr><th>x</thead></table>',
  '<b><p>x</p></b>',
  '<svg><text><![CDATA[</svg><iframe>]]></text></svg>',
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
  // Browsers leave a drawing at the first element of HTML.
  ['<svg><p><iframe src="art/evil.svg"/></p></svg>', 'forbidden', 'iframe'],
  ['<svg><meta http-equiv="refresh" content="0;url=/"/></svg>', 'forbidden', 'meta'],
  ['<svg><p>x</p></svg>', 'open', 'svg'],
  ['<svg><desc><iframe></iframe></desc></svg>', 'forbidden', 'iframe'],
  ['<math><mi><embed src="x"></mi></math>', 'forbidden', 'embed'],
  [
    '<math><annotation-xml encoding="text/html"><p>x</p></annotation-xml></math>',
    'forbidden',
    'annotation-xml',
  ],
  ['<svg><script>1</script></svg>', 'forbidden', 'script'],
  ['<svg><set attributeName="href" to="x"/></svg>', 'forbidden', 'set'],
  ['<svg><![CDATA[</svg><iframe></svg>', 'open', 'svg'],
  ['<noscript><style></noscript><iframe></style></noscript>', 'forbidden', 'noscript'],
  ['<form action="/x"><input></form>', 'forbidden', 'form'],
  ['<object data="x"></object>', 'forbidden', 'object'],
  ['<video src="x"></video>', 'forbidden', 'video'],
  ['<template shadowrootmode="open"></template>', 'forbidden', 'template'],
  ['<body onload="x">', 'forbidden', 'body'],
  ['<img src="x" onerror="alert(1)">', 'attribute', 'onerror'],
  ['<svg><rect ONCLICK="x"/></svg>', 'attribute', 'onclick'],
  ['<a href=" java\tscript:alert(1)">x</a>', 'attribute', 'href'],
  ['<svg><use xlink:href="javascript:x"/></svg>', 'attribute', 'href'],
  // Each of them tears a card in two without a word.
  ['<p>a<div>b</div></p>', 'stray', 'p'],
  ['<div><td>x</td></div>', 'misplaced', 'td'],
  ['<table><div>x</div></table>', 'misplaced', 'div'],
  [`<svg><path d="${'M0 0 '.repeat(9)}"><path d="${'M0 0 '.repeat(9)}"/></svg>`, 'open', 'path'],
  ['<b>'.repeat(600), 'deep', 'b'],
])('%j does not', (html, slip, tag) => {
  expect(markupSlip(html)).toMatchObject({ slip, tag });
});

test('a long face is read to its end, a deep one is not', () => {
  const html = '<div><b>x</b></div>'.repeat(20_000);
  expect(markupSlip(html)).toBeNull();
  expect(markupSlip('<'.repeat(100_000))).toBeNull();
  expect(markupSlip(`<p ${'"'.repeat(50_001)}`)).toMatchObject({ slip: 'tag' });
  expect(markupSlip('<div>'.repeat(100_000) + '<p>'.repeat(100_000))).toMatchObject({
    slip: 'deep',
  });
  const bomb = [...Array(20_000).keys()].map((n) => `<p><i class="${n}">`).join('');
  expect(markupSlip(bomb)).toMatchObject({ slip: 'deep' });
});
