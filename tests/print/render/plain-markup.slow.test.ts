/** What is called plain has no slip when it is read as browsers read it; faces of games mostly are. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { slipIn } from '../../../print/render/markup.ts';
import { isPlainMarkup } from '../../../print/render/plain-markup.ts';
import { PreviewedGame } from '../../../print/preview/previewed-game.ts';

test.each([
  'text > only &amp; more',
  '<div class="a"><p>x</p><ul><li>a<ul><li>b</li></ul></li></ul></div>',
  '<b><i>x</i></b><img src="a.png"/><br>',
  '<svg viewBox="0 0 1 1"><linearGradient id="a"><stop offset="0"/></linearGradient><path d=""/></svg>',
  '<svg><g><title>A &lt; B</title><desc>x</desc><path/></g></svg>',
  '<ruby>疾<rp>(</rp><rt>しつ</rt><rp>)</rp></ruby>',
  '<dl><dt>a</dt> <dd><p>b</p><dl><dd>c</dd></dl></dd></dl>',
  '<table>\n<tr><th>a</th><td><ul><li>b</li></ul></td></tr></table>',
  '<table><thead><tr></tr></thead><tbody><tr><td><table></table></td></tr></tbody></table>',
  "<p class='a'>x</p><img src='x'>",
  `<p style="font-family: &quot;A&quot;">x</p>`,
])('%j is plain', (html) => {
  expect(isPlainMarkup(html)).toBe(true);
  expect(slipIn(html)).toBeNull();
});

test.each([
  '<div>',
  '</div>',
  '<b><i></b></i>',
  '<div/>',
  '<p><div></div></p>',
  '<p><ul></ul></p>',
  '<h1><h2></h2></h1>',
  '<li>x</li>',
  '<ul><span><li>x</li></span></ul>',
  '<table>x</table>',
  '<table><td></td></table>',
  '<table><tr> x</tr></table>',
  '<table><tr><b></b></tr></table>',
  '<table><br></table>',
  '<p><table></table></p>',
  '<tr></tr>',
  '<dt></dt>',
  '<dl><div><dt></dt></div></dl>',
  '<p><dl></dl></p>',
  '<svg><dt></dt></svg>',
  '<a>x</a>',
  '<svg><div></div></svg>',
  '<svg><g></svg></g>',
  '<svg><title><g></g></title></svg>',
  '<title></title>',
  '<rt></rt>',
  '<ruby><b><rt></rt></b></ruby>',
  '<svg><foreignObject></foreignObject></svg>',
  '<path/>',
  '<img onload="x"/>',
  '<img src="javascript:x">',
  '<img src="&#106;avascript:x">',
  '<img src="&Tab;javascript:x">',
  "<img src='javascript:x'>",
  `<img src='"'>`,
  '<img src=x>',
  '<img alt="a>b">',
  "<img alt='a>b'>",
  '<img\u00A0src="x">',
  '<span a="1" a="2"></span>',
  '<script></script>',
  '<!-- x -->',
  '< div></div>',
  '<div></div',
  '<br></br>',
])('%j is not', (html) => {
  expect(isPlainMarkup(html)).toBe(false);
});

const NAMES =
  'div span p b i em ul ol li h1 h3 table tr td a br img hr svg g path th thead tbody dl rect text title use image linearGradient foreignObject style button select option form dd dt ruby rt rp desc pre font math mi script template body head html frameset article section small code'.split(
    ' ',
  );

/** Pieces of tags as people and machines write them, well and badly. */
const piece = fc.oneof(
  fc.constantFrom(...NAMES).map((name) => `<${name}>`),
  fc.constantFrom(...NAMES).map((name) => `</${name}>`),
  fc.constantFrom(...NAMES).map((name) => `<${name}/>`),
  fc.constantFrom(...NAMES).map((name) => `<${name} class="a">`),
  fc.constantFrom(...NAMES).map((name) => `<${name.toUpperCase()} id="&quot;" hidden />`),
  fc.constantFrom(
    'x',
    ' ',
    '\n',
    '&amp;',
    '&',
    '<',
    '>',
    '"',
    '\0',
    '<!-- a -->',
    '<![CDATA[',
    '</',
  ),
  fc.string({ maxLength: 3 }),
);

/** Parts that browsers look for in each other, around what they hold. */
const FRAMES = [
  ['<table><tr><td>', '</td><th>', '</th></tr></table>'],
  ['<table><thead><tr><th>', '</th></tr></thead><tr><td>', '</td></tr></table>'],
  ['<table><tbody>', '<tr></tr>', '</tbody></table>'],
  ['<dl><dt>', '</dt><dd>', '</dd></dl>'],
  ['<dl>', '<dt></dt>', '</dl>'],
] as const;

/** Elements inside each other, as most templates write them. */
const nested = fc.letrec<{ readonly tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    piece,
    fc
      .tuple(fc.constantFrom(...FRAMES), tie('tree'), tie('tree'))
      .map(([[before, between, after], one, other]) => before + one + between + other + after),
    fc
      .tuple(fc.constantFrom(...NAMES), fc.array(tie('tree'), { maxLength: 4 }))
      .map(([name, inside]) => `<${name}>${inside.join('')}</${name}>`),
  ),
})).tree;

test('whatever is called plain has no slip', () => {
  let plain = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        nested,
        fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
      ),
      (html) => {
        if (!isPlainMarkup(html)) return;
        plain += 1;
        expect(slipIn(html)).toBeNull();
      },
    ),
    { numRuns: 20_000 },
  );
  expect(plain).toBeGreaterThan(500);
});

test('every face of the games that is called plain has no slip, nor has one with a piece taken out', () => {
  const content = join(packageRoot(), 'content');
  const faces = readdirSync(content).flatMap((name) => {
    const game = new PreviewedGame(new GameChecker(join(content, name)).check());
    const taken = [...game.faces({ locale: 'en' })];
    return taken.flatMap(({ faces }) => faces).slice(0, 40);
  });
  const htmls = [...new Set(faces.map(({ html }) => html))];
  const plain = htmls.filter((html) => isPlainMarkup(html));
  expect(plain.length).toBeGreaterThan(htmls.length / 2);
  for (const html of plain) expect(slipIn(html)).toBeNull();
  fc.assert(
    fc.property(fc.constantFrom(...htmls), fc.nat(), fc.nat(30), (html, at, length) => {
      const start = at % html.length;
      const cut = html.slice(0, start) + html.slice(start + length);
      if (isPlainMarkup(cut)) expect(slipIn(cut)).toBeNull();
    }),
    { numRuns: 300 },
  );
});
