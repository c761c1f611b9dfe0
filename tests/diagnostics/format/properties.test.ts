import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatters } from '../../../diagnostics/index.ts';
import { cells, widthOfCells } from '../../../diagnostics/format/cells.ts';
import { LINE_LIMIT, markLine } from '../../../diagnostics/format/code-frame.ts';
import { contextOf, diagnosticOf, rangeBetween } from './samples.ts';

const FILE = 'units/orc.yaml';

/** Lines as designers write them, and characters that trouble terminals. */
const line = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'オ',
        '＠',
        'é',
        'e\u0301',
        '\t',
        '👨‍👩‍👧',
        '🏳️',
        '\u0007',
        '\u202E',
        '\uD800',
        '#',
        '.',
      ),
      fc.string({ maxLength: 20 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join('').replaceAll(/[\r\n]/gu, ' '));

const text = fc
  .array(line, { minLength: 1, maxLength: 6 })
  .chain((lines) => fc.constantFrom('\n', '\r\n').map((end) => lines.join(end)));

const textAndRange = text.chain((whole) =>
  fc
    .tuple(fc.nat(whole.length), fc.nat(whole.length))
    .map(([a, b]) => ({ whole, start: Math.min(a, b), end: Math.max(a, b) })),
);

test('any range of any text is printed by every format', () => {
  fc.assert(
    fc.property(textAndRange, ({ whole, start, end }) => {
      const range = rangeBetween(whole, start, end);
      const value = whole.slice(start, end);
      const fault = diagnosticOf('CW1107', { value, pattern: value }, range, { file: FILE });
      for (const format of Object.values(formatters)) {
        expect(format([fault], contextOf({ [FILE]: whole }))).not.toBe('');
      }
    }),
  );
});

test('a range that the text no longer has is printed all the same', () => {
  const position = fc.record({ line: fc.nat(9), column: fc.nat(300), offset: fc.nat(900) });
  fc.assert(
    fc.property(text, position, position, (whole, start, end) => {
      const fault = diagnosticOf('CW1210', { id: 'x' }, { start, end }, { file: FILE });
      expect(formatters.pretty([fault], contextOf({ [FILE]: whole }))).toContain('CW1210');
    }),
  );
});

test('the mark begins below the first character of the range and ends within the line', () => {
  fc.assert(
    fc.property(line, fc.nat(), fc.nat(), (whole, a, b) => {
      const start = a % (whole.length + 1);
      const marked = markLine(whole, start, start + (b % (whole.length - start + 1)));
      const shown = widthOfCells(cells(marked.text));
      expect(marked.markWidth).toBeGreaterThanOrEqual(1);
      expect(marked.markStart + marked.markWidth).toBeLessThanOrEqual(shown + 1);
      expect(shown).toBeLessThanOrEqual(LINE_LIMIT + 2);
    }),
  );
});

test('in plain text the mark covers exactly the range', () => {
  const plain = fc.stringMatching(/^[a-z ]{1,300}$/u);
  fc.assert(
    fc.property(plain, fc.nat(), fc.integer({ min: 1, max: 20 }), (whole, a, length) => {
      const start = a % whole.length;
      const end = Math.min(whole.length, start + length);
      const { text, markStart, markWidth } = markLine(whole, start, end);
      expect(text.slice(markStart, markStart + markWidth)).toBe(whole.slice(start, end));
    }),
  );
});
