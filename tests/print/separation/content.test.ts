/** Drawing commands in inks: what is changed, and what is left as it was. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NotSeparable, separatedContent } from '../../../print/separation/content.ts';
import { isDark, type InkLookup, type Rgb } from '../../../print/separation/inks.ts';
import { operationsOf } from '../../../print/separation/operations.ts';

/** Inks that show where they come from. */
const INKS: InkLookup = {
  text: (colour) => (isDark(colour) ? [0, 0, 0, 1] : [...colour, 0.5]),
  area: (colour: Rgb) => [...colour, 0.5],
  mixed: (colour: Rgb) => [...colour, 0.25],
};

const inks = (content: string): string => separatedContent(content, INKS).content;

describe('commands one by one', () => {
  test('operands, texts with brackets, lists, dictionaries and remarks', () => {
    const content = 'q % rg\n.1174 0 -1.5 rg[(a\\)(b) rg) 3]TJ /Span<</A (x>>)>>BDC<0a0B>Tj Q';
    const found = [...operationsOf(content)].map(({ operator, begin, end }) => {
      return [operator, content.slice(begin, end)];
    });
    expect(found).toEqual([
      ['q', 'q'],
      ['rg', '.1174 0 -1.5 rg'],
      ['TJ', '[(a\\)(b) rg) 3]TJ'],
      ['BDC', '/Span<</A (x>>)>>BDC'],
      ['Tj', '<0a0B>Tj'],
      ['Q', 'Q'],
    ]);
  });

  test('any text of operations is read whole, in its order', () => {
    const operand = fc.oneof(
      fc.double({ noNaN: true, min: -900, max: 900 }).map((one) => one.toFixed(4)),
      fc.constantFrom('/F1', '(a (b) \\) c)', '<00ff>', '[', ']', '<<', '>>', 'true'),
    );
    const operation = fc.tuple(
      fc.array(operand, { maxLength: 4 }),
      fc.constantFrom('rg', 'f*', "'", 'Tj', 'BT', 'scn', 'd0', 'T*'),
      fc.constantFrom(' ', '\n', ' % rg 1\n'),
    );
    fc.assert(
      fc.property(fc.array(operation), (written) => {
        const content = written
          .map(([operands, operator, space]) => [...operands, operator].join(' ') + space)
          .join('');
        const read = [...operationsOf(content)].map(({ operator, operands }) => [
          operands,
          operator,
        ]);
        expect(read).toEqual(written.map(([operands, operator]) => [operands, operator]));
      }),
    );
  });
});

describe('colours', () => {
  test.each([
    ['areas and lines', '1 .5 0 rg 0 0 1 RG f', '1 0.5 0 0.5 k 0 0 1 0.5 K f'],
    ['a space of colours', '/DeviceRGB cs 1 0 0 sc f', '/DeviceCMYK cs 0 0 0 1 sc 1 0 0 0.5 sc f'],
    ['black text', '0.1 0 0 rg BT (x) Tj ET', '0.1 0 0 0.5 k BT 0 0 0 1 k (x) Tj ET'],
    [
      'an area after text of the same colour',
      '0.1 0 0 rg (x) Tj f (y) Tj',
      '0.1 0 0 0.5 k 0 0 0 1 k (x) Tj 0.1 0 0 0.5 k f 0 0 0 1 k (y) Tj',
    ],
    [
      'text in a state that was saved',
      '0.1 0 0 rg q (x) Tj Q f',
      '0.1 0 0 0.5 k q 0 0 0 1 k (x) Tj Q f',
    ],
    ['bright text', '1 0 0 rg (x) Tj', '1 0 0 0.5 k (x) Tj'],
    [
      'what is in inks, in grey, or a pattern',
      '1 0 0 0 k .5 g /P1 scn f',
      '1 0 0 0 k .5 g /P1 scn f',
    ],
    ['what is only said in a text', '(1 0 0 rg) Tj', '(1 0 0 rg) Tj'],
  ])('%s', (_, before, after) => {
    expect(inks(before)).toBe(after);
  });

  test.each([
    ['a picture among the commands', 'BI /W 1 /H 1 ID x EI'],
    ['a space with a name', '/Cs1 cs 1 0 0 sc'],
  ])('%s has no inks', (_, content) => {
    expect(() => inks(content)).toThrow(NotSeparable);
  });
});
