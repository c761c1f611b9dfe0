import { defineDiagnostic } from '../define.ts';
import { are, both, count, describe, didYouMean, either, oneOf, quote, show } from '../words.ts';

/** The types of JSON Schema. */
export type JsonType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

const WORDS: Record<JsonType, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'a mapping',
  string: 'a text',
};

export interface WrongType {
  expected: readonly JsonType[];
  /** The number must be a multiple of this. */
  multipleOf?: number | undefined;
  actual: unknown;
}

export interface NumberOutOfRange {
  value: number;
  /** Lowest value allowed. */
  min?: number | undefined;
  /** Highest value allowed. */
  max?: number | undefined;
  /** The value must be greater than this. */
  above?: number | undefined;
  /** The value must be less than this. */
  below?: number | undefined;
}

/** Schemas: what their values may be. */
export const values = {
  CW1104: defineDiagnostic<WrongType>({
    code: 'CW1104',
    name: 'wrong-type',
    severity: 'error',
    title: 'A value of the wrong type',
    message: (params) =>
      `${expectation(params)} is needed here; this is ${describe(params.actual)}.`,
    hint: ({ expected, multipleOf, actual }) => {
      if (typeof actual === 'string' && wantsNumber(expected)) {
        if (isNumeral(actual)) return `Write ${actual.trim()} without quotation marks.`;
        const narrow = actual.normalize('NFKC').trim();
        if (isNumeral(narrow)) return `Write ${narrow}, in half-width digits.`;
      }
      const bare = typeof actual === 'string' ? /^(\S*),$/.exec(actual)?.[1] : undefined;
      if (bare !== undefined) return `Write ${bare}: lines of YAML do not end with commas.`;
      if (actual === null) return 'Write what belongs here, or remove the empty entry.';
      if (expected.includes('string') && isScalar(actual)) {
        return `Put it in quotation marks: "${String(actual)}".`;
      }
      if (expected.includes('array') && isScalar(actual))
        return `Write a list: [${String(actual)}].`;
      if (multipleOf !== undefined && typeof actual === 'number') {
        return `The nearest is ${Math.round(actual / multipleOf) * multipleOf}.`;
      }
      if (typeof actual === 'number' && expected.includes('integer')) {
        return `Write ${Math.floor(actual)} or ${Math.ceil(actual)}.`;
      }
      return undefined;
    },
  }),

  CW1105: defineDiagnostic<NumberOutOfRange>({
    code: 'CW1105',
    name: 'number-out-of-range',
    severity: 'error',
    title: 'A number out of its range',
    message: ({ value, min, max, above, below }) => {
      if (min !== undefined && value < min) return `${value} is too small; the least is ${min}.`;
      if (max !== undefined && value > max) return `${value} is too large; the most is ${max}.`;
      if (above !== undefined && value <= above) {
        return `${value} is too small; it must be more than ${above}.`;
      }
      return `${value} is too large; it must be less than ${below}.`;
    },
    hint: (range) => {
      const low = lowest(range);
      const high = highest(range);
      return low === undefined || high === undefined
        ? undefined
        : `Use a number from ${low} to ${high}.`;
    },
  }),

  CW1106: defineDiagnostic<{
    /** As written; usually a text, but a closed list may hold numbers too. */
    value: unknown;
    nearest?: string | undefined;
    /** In the order of the schema. One entry when exactly one value is possible. */
    allowed: readonly unknown[];
  }>({
    code: 'CW1106',
    name: 'unknown-word',
    severity: 'error',
    title: 'A word that is not in the list',
    message: ({ value, allowed }) =>
      value === null
        ? 'Nothing is written here; one of a few words is needed.'
        : allowed.length === 1
          ? `${show(value)} is not allowed here; it must be ${show(allowed[0])}.`
          : `${show(value)} is none of the words allowed here.`,
    hint: ({ nearest, allowed }) => {
      if (allowed.length === 1) return undefined;
      const list = `Allowed: ${oneOf(allowed)}.`;
      return nearest === undefined ? list : `${didYouMean(nearest, '')} ${list}`;
    },
  }),

  CW1107: defineDiagnostic<{
    value: string;
    /** The regular expression that it must match. */
    pattern: string;
    /** What the schema says belongs here: its description. */
    form?: string | undefined;
  }>({
    code: 'CW1107',
    name: 'wrong-form',
    severity: 'error',
    title: 'A text that is not formed as needed',
    message: ({ value }) => `${quote(value)} does not have the form that is needed here.`,
    hint: ({ pattern, form }) =>
      form === undefined ? `It must match the pattern "${pattern}".` : `What belongs here: ${form}`,
  }),

  CW1108: defineDiagnostic<{ value: string }>({
    code: 'CW1108',
    name: 'blank-text',
    severity: 'error',
    title: 'A text without anything to read',
    message: ({ value }) =>
      value === '' ? 'This text is empty.' : 'This text holds nothing but spaces.',
    hint: () => 'Write at least one visible character.',
  }),

  CW1109: defineDiagnostic<{
    /** In characters, as `min`. */
    length: number;
    min: number;
  }>({
    code: 'CW1109',
    name: 'text-too-short',
    severity: 'error',
    title: 'A text that is too short',
    message: ({ length, min }) =>
      `This text has ${count(length, 'character')}; at least ${min} ${are(min)} needed.`,
    hint: ({ length, min }) => `Make it ${count(min - length, 'character')} longer.`,
  }),

  CW1110: defineDiagnostic<{
    /** In characters, as `max`. */
    length: number;
    max: number;
  }>({
    code: 'CW1110',
    name: 'text-too-long',
    severity: 'error',
    title: 'A text that is too long',
    message: ({ length, max }) =>
      `This text has ${count(length, 'character')}; at most ${max} ${are(max)} allowed.`,
    hint: ({ length, max }) => `Make it ${count(length - max, 'character')} shorter.`,
  }),

  CW1111: defineDiagnostic<{ length: number; min: number }>({
    code: 'CW1111',
    name: 'list-too-short',
    severity: 'error',
    title: 'A list with too few entries',
    message: ({ length, min }) =>
      `This list has ${count(length, 'entry', 'entries')}; at least ${min} ${are(min)} needed.`,
    hint: ({ length, min }) => `Add ${min - length} more.`,
  }),

  CW1112: defineDiagnostic<{ length: number; max: number }>({
    code: 'CW1112',
    name: 'list-too-long',
    severity: 'error',
    title: 'A list with too many entries',
    message: ({ length, max }) =>
      `This list has ${count(length, 'entry', 'entries')}; at most ${max} ${are(max)} allowed.`,
    hint: ({ length, max }) => `Remove ${length - max}.`,
  }),

  CW1113: defineDiagnostic<{
    value: unknown;
    /** Positions in the list, from 0. */
    first: number;
    second: number;
  }>({
    code: 'CW1113',
    name: 'repeated-item',
    severity: 'error',
    title: 'A list says the same twice',
    message: ({ value, first, second }) =>
      `${show(value)} is in this list twice, as entry ${first + 1} and as entry ${second + 1}.`,
    hint: () => 'Remove or change one of the two.',
  }),

  CW1114: defineDiagnostic<{
    value: unknown;
    /** What the schema says belongs here: its description. */
    form?: string | undefined;
    /** Why it is excluded: the description of `not` in the schema. */
    why?: string | undefined;
    /** All that is excluded, where the schema lists it. */
    excluded?: readonly unknown[] | undefined;
  }>({
    code: 'CW1114',
    name: 'forbidden-value',
    severity: 'error',
    title: 'A value that the game excludes',
    message: ({ value, why }) =>
      why === undefined
        ? `The value ${show(value)} is excluded here.`
        : `The value ${show(value)} is excluded here: ${why.replace(/\.$/u, '')}.`,
    hint: ({ form, excluded }) => {
      if (form !== undefined) return `What belongs here: ${form}`;
      return excluded === undefined || excluded.length < 2
        ? 'Use another value.'
        : `Use another value; the schema excludes ${both(excluded.map(show))}.`;
    },
  }),
} as const;

function expectation({ expected, multipleOf }: WrongType): string {
  const words =
    multipleOf === undefined
      ? either(expected.map((type) => WORDS[type]))
      : `a multiple of ${multipleOf}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function wantsNumber(expected: readonly JsonType[]): boolean {
  return expected.includes('integer') || expected.includes('number');
}

function isNumeral(text: string): boolean {
  return /^\s*-?\d+(\.\d+)?\s*$/u.test(text);
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function lowest({ min, above }: NumberOutOfRange): string | undefined {
  if (above !== undefined) return `above ${above}`;
  return min === undefined ? undefined : String(min);
}

function highest({ max, below }: NumberOutOfRange): string | undefined {
  if (below !== undefined) return `below ${below}`;
  return max === undefined ? undefined : String(max);
}
