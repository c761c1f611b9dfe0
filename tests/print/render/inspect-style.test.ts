import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../diagnostics/index.ts';
import { inspectStyles } from '../../../print/render/inspect-style.ts';

function inspect(text: string): [code: string, at: string][] {
  return faultsIn(text).map(({ code, span }) => [code, text.slice(span?.start, span?.end)]);
}

function paramsOf(text: string): unknown {
  return faultsIn(text)[0]?.params;
}

function faultsIn(text: string): Fault[] {
  return inspectStyles({
    isWhole: true,
    texts: new Map([['templates/unit.css', text]]),
    paths: new Set(['templates/base.css', 'art/paper.png']),
    templates: new Map([['templates/unit.hbs', '<i style="--face: Vollkorn">']]),
  });
}

describe('allowed', () => {
  test.each([
    "a { font-family: 'Vollkorn', 'Zen Antique', serif }",
    "a { font: italic 700 9pt/1.2 'Source Sans 3' }",
    'a { font: inherit; font-family: var(--face) }',
    "@font-face { font-family: 'Runes'; src: url(../art/paper.png) } a { font-family: Runes }",
    'a { filter: none; mix-blend-mode: normal }',
    'a { background: url(../art/paper.png?x#y) }',
    'a { background: url(data:image/png;base64,AA==) ; fill: url(#g) }',
    "@import 'base.css'; @import url(base.css);",
  ])('%s', (text) => {
    expect(inspect(text)).toEqual([]);
  });
});

describe('reported at its place', () => {
  test.each([
    ['a { color: red', 'CW2020', 'a'],
    ['a {\n  filter: blur(1px);\n}', 'CW2021', 'filter: blur(1px)'],
    ['a { backdrop-filter: blur(1px) }', 'CW2021', 'backdrop-filter: blur(1px)'],
    ['a { mix-blend-mode: multiply }', 'CW2021', 'mix-blend-mode: multiply'],
    ['a { font-family: Papyrus, serif }', 'CW2022', 'font-family: Papyrus, serif'],
    ['a { font-family: sans-serif }', 'CW2022', 'font-family: sans-serif'],
    ["a { font: 9pt 'Vollkon' }", 'CW2022', "font: 9pt 'Vollkon'"],
    [
      'a { background: url(https://x.org/a.png) }',
      'CW2023',
      'background: url(https://x.org/a.png)',
    ],
    ['a { background: url(//x.org/a.png) }', 'CW2023', 'background: url(//x.org/a.png)'],
    ['a { background: url(../../secret.png) }', 'CW2023', 'background: url(../../secret.png)'],
    ["@import 'http://x.org/a.css';", 'CW2023', "@import 'http://x.org/a.css'"],
    ['a { background: url(../art/papr.png) }', 'CW3085', 'background: url(../art/papr.png)'],
    ['@import "%";', 'CW1214', '@import "%"'],
    ['a { background: url(50%off.png) }', 'CW3085', 'background: url(50%off.png)'],
    [
      '@font-face { font-family: A; src: url(../art/papr.woff2) }',
      'CW1214',
      'src: url(../art/papr.woff2)',
    ],
  ])('%s', (text, code, at) => {
    const [found, more] = inspect(text);
    expect([found?.[0], found?.[1].replace(/;$/, '').trim()]).toEqual([code, at]);
    expect(more).toBeUndefined();
  });
});

describe('what a browser skips', () => {
  test.each([
    ['a { colr: red }', 'CW2121', 'colr', 'color'],
    ['a { overflow: hiden }', 'CW2122', 'hiden', 'hidden'],
    ['a { inset: 3 mm }', 'CW2122', '3', undefined],
    [
      'a { background: radial-gradeint(red, var(--face)) }',
      'CW2122',
      'radial-gradeint',
      'radial-gradient',
    ],
    ['a { --ink: #1d2b3 }', 'CW2122', '#1d2b3', undefined],
    ['a { width: 4mn }', 'CW2123', '4mn', 'mm'],
    ['a { width: calc(1mm + var(--width) * 1mn) }', 'CW2123', '1mn', 'mm'],
    ['a { --ink: red; color: var(--inc) }', 'CW2124', '--inc', '--ink'],
  ])('%s', (text, code, at, nearest) => {
    expect(inspect(text)).toEqual([[code, at]]);
    expect(paramsOf(text)).toMatchObject({ nearest });
  });

  test.each([
    'a { -webkit-foo: bar; --anything: { goes }; appearance: none }',
    'a { color: var(--unknown, red); width: var(--width); inset: var(--bleed) }',
    'a { COLOR: RED; width: 1E3PX; height: calc(100% - 2Q) }',
    'a { & b { color: red } @media print { color: blue } }',
    "@font-face { font-family: Runes; font-display: block; src: url(../art/paper.png) format('woff2') }",
    '@page { size: 63mm 88mm } @property --x { syntax: "<color>"; inherits: false; initial-value: red }',
    'a { background: url(../art/paper.png?4mn); content: "4mn foo(" }',
    'a { grid-template: repeat(2, 1fr) / minmax(10px, auto); color: color-mix(in oklab, red, blue) }',
  ])('is not %s', (text) => {
    expect(inspect(text)).toEqual([]);
  });
});
