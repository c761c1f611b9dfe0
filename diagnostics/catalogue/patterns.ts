import { defineDiagnostic } from '../define.ts';
import { count, didYouMean, quote } from '../words.ts';

/** Patterns: drawn ranges and areas, and those of schemas. */
export const patterns = {
  CW1205: defineDiagnostic<Record<string, never>>({
    code: 'CW1205',
    name: 'pattern-no-origin',
    severity: 'error',
    title: 'A drawing without an origin',
    message: () => 'The drawing has no origin (@); exactly 1 is needed.',
    hint: () => 'Put one @ on the square from which the others are counted.',
  }),

  CW1206: defineDiagnostic<{ count: number }>({
    code: 'CW1206',
    name: 'pattern-two-origins',
    severity: 'error',
    title: 'A drawing with more than one origin',
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
    title: 'The lines of a drawing are not equally long',
    message: ({ line, width, expected }) =>
      `Line ${line} of the drawing has ${count(width, 'square')}; the others have ${expected}.`,
    hint: ({ width, expected }) =>
      width < expected
        ? `Fill it up with ${count(expected - width, 'dot')} (.).`
        : `Shorten it by ${count(width - expected, 'square')}, or fill the others up with dots (.).`,
  }),

  CW1208: defineDiagnostic<{
    character: string;
    /** The characters that a drawing may hold: `@#.`. */
    allowed: string;
  }>({
    code: 'CW1208',
    name: 'pattern-unknown-character',
    severity: 'error',
    title: 'A drawing holds a character without a meaning',
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
    title: 'A drawing that covers nothing',
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
    title: 'A pattern that never reaches the board',
    message: ({ columns, rows }) =>
      `From no square of the board, which has ${columns} columns and ${rows} rows, this pattern reaches another.`,
    hint: () => 'Draw it smaller, or correct "board" in game.yaml.',
  }),

  CW1453: defineDiagnostic<{
    /** As the schema has it. */
    pattern: string;
  }>({
    code: 'CW1453',
    name: 'endless-pattern',
    severity: 'error',
    title: 'A pattern of a schema that can take for ever',
    message: ({ pattern }) =>
      `The pattern ${quote(pattern)} did not come to an end with a text of the game.`,
    hint: () =>
      'Write it so that every text can be read in one way only: no repetition within a repetition of the same.',
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
