import { defineDiagnostic } from '../define.ts';
import { count, didYouMean, quote } from '../english.ts';

/** Patterns: drawn ranges and areas, and those of schemas; layouts of tiles. */
export const patterns = {
  CW1205: defineDiagnostic<Record<string, never>>({
    code: 'CW1205',
    name: 'pattern-no-origin',
    severity: 'error',
    title: 'Drawing without an origin',
    message: () => 'The drawing has no origin (@); exactly 1 is needed.',
    hint: () => 'Put one @ on the origin square.',
  }),

  CW1206: defineDiagnostic<{ count: number }>({
    code: 'CW1206',
    name: 'pattern-two-origins',
    severity: 'error',
    title: 'Drawing with several origins',
    message: ({ count }) => `The drawing has ${count} origins (@); exactly 1 is needed.`,
    hint: () => 'Keep one @; write # for a covered square and . for another.',
  }),

  CW1207: defineDiagnostic<{
    /** Line of the drawing, from 1. */
    line: number;
    /** Squares in that line. */
    width: number;
    /** Squares in most of the lines. */
    expected: number;
  }>({
    code: 'CW1207',
    name: 'pattern-ragged',
    severity: 'error',
    title: 'Lines of a drawing differ in length',
    message: ({ line, width, expected }) =>
      `Line ${line} of the drawing has ${count(width, 'square')}; the others have ${expected}.`,
    hint: ({ width, expected }) =>
      width < expected
        ? `Add ${count(expected - width, 'dot')} (.).`
        : `Shorten it by ${count(width - expected, 'square')}, or add dots (.) to the others.`,
  }),

  CW1208: defineDiagnostic<{
    character: string;
    /** The characters that a drawing may hold: `@#.`. */
    allowed: string;
  }>({
    code: 'CW1208',
    name: 'pattern-unknown-character',
    severity: 'error',
    title: 'Unknown character in a drawing',
    message: ({ character }) => `${name(character)} has no meaning in a drawing.`,
    hint: ({ character, allowed }) =>
      didYouMean(
        narrow(character, allowed),
        'Write @ for the origin, # for a covered square and . for another.',
      ),
  }),

  CW1209: defineDiagnostic<Record<string, never>>({
    code: 'CW1209',
    name: 'pattern-empty',
    severity: 'error',
    title: 'Drawing covers nothing',
    message: () => 'The drawing covers no square.',
    hint: () => 'Write # for each square that it covers.',
  }),

  CW1424: defineDiagnostic<{
    /** Of the board, as game.yaml declares it. */
    columns: number;
    rows: number;
  }>({
    code: 'CW1424',
    name: 'pattern-off-board',
    severity: 'error',
    title: 'Pattern never reaches the board',
    message: ({ columns, rows }) =>
      `On the board of ${columns} columns and ${rows} rows, this pattern reaches no square from any square.`,
    hint: () => 'Draw it smaller, or correct "board" in game.yaml.',
  }),

  CW1453: defineDiagnostic<{
    /** As the schema has it. */
    pattern: string;
  }>({
    code: 'CW1453',
    name: 'endless-pattern',
    severity: 'error',
    title: 'Schema pattern that may never finish',
    message: ({ pattern }) => `The pattern ${quote(pattern)} did not finish on a text of the game.`,
    hint: () =>
      'Write it so that every text matches in one way only, without a repetition inside a repetition of the same.',
  }),

  CW1590: defineDiagnostic<{
    /** How many squares are off the lines. */
    squares: number;
  }>({
    code: 'CW1590',
    name: 'pattern-off-rays',
    severity: 'error',
    title: 'Square off every straight line',
    message: ({ squares }) =>
      `${count(squares, 'square')} of this pattern ${squares === 1 ? 'is' : 'are'} on no straight line from the origin.`,
    hint: () => 'Draw each square straight ahead, back, sideways or diagonally from @.',
  }),

  CW1591: defineDiagnostic<{
    /** Line of the drawing, from 1; null where the number of lines is wrong. */
    line: number | null;
    /** Lines, or squares in the line. */
    actual: number;
    /** One number, or the least and the most. */
    expected: number | readonly [least: number, most: number];
  }>({
    code: 'CW1591',
    name: 'layout-size',
    severity: 'error',
    title: 'Layout of the wrong size',
    message: ({ line, actual, expected }) =>
      line === null
        ? `The layout has ${count(actual, 'line')}; ${needed(expected)} are needed.`
        : `Line ${line} of the layout has ${count(actual, 'square')}; ${needed(expected)} are needed.`,
    hint: () => 'Draw every square with one character.',
  }),

  CW1592: defineDiagnostic<{
    character: string;
    /** What characters mean in this layout; null for nothing. */
    signs: Readonly<Record<string, string | null>>;
  }>({
    code: 'CW1592',
    name: 'layout-unknown-sign',
    severity: 'error',
    title: 'Unknown character in a layout',
    message: ({ character }) => `${name(character)} has no meaning in this layout.`,
    hint: ({ character, signs }) =>
      didYouMean(
        narrow(character, Object.keys(signs).join('')),
        `Write ${Object.entries(signs)
          .map(([sign, means]) => `${sign} for ${means ?? 'nothing'}`)
          .join(', ')}.`,
      ),
  }),

  CW1593: defineDiagnostic<{
    /** What the squares bear. */
    sign: string;
    actual: number;
    expected: number;
  }>({
    code: 'CW1593',
    name: 'layout-count',
    severity: 'error',
    title: 'Wrong number of signs in a layout',
    message: ({ sign, actual, expected }) =>
      `${count(actual, 'square')} of this layout ${actual === 1 ? 'bears' : 'bear'} "${sign}"; exactly ${expected} ${expected === 1 ? 'is' : 'are'} needed.`,
    hint: () => 'Draw it so, or correct "x-layout-count" in the schema.',
  }),
} as const;

function name(character: string): string {
  if (character === ' ') return 'A space';
  if (character === '\t') return 'A tab';
  return quote(character);
}

/** The character that a Japanese keyboard writes in full width: `@` for `＠`. */
function narrow(character: string, allowed: string): string | undefined {
  const plain = character.normalize('NFKC');
  return plain !== '' && allowed.includes(plain) ? plain : undefined;
}

function needed(size: number | readonly [least: number, most: number]): string {
  return typeof size === 'number' ? `exactly ${size}` : `${size[0]} to ${size[1]}`;
}
