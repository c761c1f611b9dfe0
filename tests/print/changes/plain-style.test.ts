import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainStyle } from '../../../print/changes/face-hash.ts';

const face = '<article class="card front"><h1 id="name">Otter</h1></article>';

describe('is the same', () => {
  test.each([
    [
      'with remarks and other layout',
      '.card{color:red}',
      '/* x */ .card  {\n color: red; /* y */ }',
    ],
    ['with rules that cannot apply', '.card{color:red}', '.card{color:red} .token > b{top:0}'],
    ['with ids of nothing', 'h1{top:0}', 'h1{top:0} #title{top:1px}'],
    ['with empty rules', '.card{color:red}', '.card{color:red} @media print{ .token{top:0} } h1{}'],
  ])('%s', (_, one, other) => {
    expect(plainStyle(other, face)).toBe(plainStyle(one, face));
  });
});

describe('is another', () => {
  test.each([
    ['by a value', '.card{color:red}', '.card{color:blue}'],
    ['by the order of rules', 'h1{top:0} h1{top:1px}', 'h1{top:1px} h1{top:0}'],
    ['by a rule for what is not there', 'h1{top:0}', 'h1{top:0} .card:not(.token){top:1px}'],
    ['by one of several selectors', 'h1{top:0}', 'h1{top:0} .token, .front{top:1px}'],
    ['by an attribute', 'h1{top:0}', 'h1{top:0} [data-kind=beast]{top:1px}'],
    ['by a name that is escaped', 'h1{top:0}', 'h1{top:0} .\\66ront{top:1px}'],
    ['by a font', 'h1{top:0}', '@font-face{font-family:X;src:url(x.woff2)} h1{top:0}'],
    ['by its importance', 'h1{top:0}', 'h1{top:0!important}'],
    ['by a text with spaces', "h1::after{content:'a b'}", "h1::after{content:'a  b'}"],
  ])('%s', (_, one, other) => {
    expect(plainStyle(other, face)).not.toBe(plainStyle(one, face));
  });
});

test('what is no style sheet is itself', () => {
  expect(plainStyle('h1 {', face)).toBe('h1 {');
});

test('remarks between any parts change nothing', () => {
  const parts = [
    '.card',
    '{',
    'color',
    ':',
    'red',
    ';',
    '}',
    'h1',
    '{',
    'margin',
    ':',
    '1px',
    ';',
    '}',
  ];
  const gaps = fc.array(fc.constantFrom('', ' ', '\n', '/* x */'), {
    minLength: 14,
    maxLength: 14,
  });
  fc.assert(
    fc.property(gaps, (between) => {
      const text = parts.map((part, at) => part + (between[at] ?? '')).join('');
      expect(plainStyle(text, face)).toBe(plainStyle(parts.join(''), face));
    }),
  );
});
