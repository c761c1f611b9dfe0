import { describe, expect, test } from 'vitest';
import { inspectStyles } from '../../../print/render/inspect-style.ts';

function inspect(text: string): [code: string, at: string][] {
  const faults = inspectStyles({
    texts: new Map([['templates/unit.css', text]]),
    paths: new Set(['templates/base.css', 'art/paper.png']),
    templates: [],
  });
  return faults.map(({ code, span }) => [code, text.slice(span?.start, span?.end)]);
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

describe('told at its place', () => {
  test.each([
    ['a { color: red', 'CW2020', 'a'],
    ['a {\n  filter: blur(1px);\n}', 'CW2021', 'filter: blur(1px)'],
    ['a { backdrop-filter: blur(1px) }', 'CW2021', 'backdrop-filter: blur(1px)'],
    ['a { mix-blend-mode: multiply }', 'CW2021', 'mix-blend-mode: multiply'],
    ['a { font-family: Papyrus, serif }', 'CW2022', 'font-family: Papyrus, serif'],
    ['a { font-family: sans-serif }', 'CW2022', 'font-family: sans-serif'],
    ["a { font: 9pt 'Vollkon' }", 'CW2022', "font: 9pt 'Vollkon'"],
    ['a { src: url(https://x.org/a.png) }', 'CW2023', 'src: url(https://x.org/a.png)'],
    ['a { src: url(//x.org/a.png) }', 'CW2023', 'src: url(//x.org/a.png)'],
    ['a { src: url(../../secret.png) }', 'CW2023', 'src: url(../../secret.png)'],
    ["@import 'http://x.org/a.css';", 'CW2023', "@import 'http://x.org/a.css'"],
    ['a { src: url(../art/papr.png) }', 'CW3085', 'src: url(../art/papr.png)'],
    ['a { src: url(../art/papr.woff2) }', 'CW1214', 'src: url(../art/papr.woff2)'],
  ])('%s', (text, code, at) => {
    const [found, more] = inspect(text);
    expect([found?.[0], found?.[1].replace(/;$/, '').trim()]).toEqual([code, at]);
    expect(more).toBeUndefined();
  });
});
