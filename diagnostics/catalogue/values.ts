import { defineDiagnostic } from '../define.ts';
import { both, describe, didYouMean, either, oneOf, quote, show } from '../english.ts';

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
    title: 'Wrong type of value',
    message: (params) =>
      `${capital(expectation(params))} is needed here; this is ${describe(params.actual)}.`,
    hint: (params) => {
      const { expected, multipleOf, actual } = params;
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
      return `Write ${expectation(params)}.`;
    },
  }),

  CW1105: defineDiagnostic<NumberOutOfRange>({
    code: 'CW1105',
    name: 'number-out-of-range',
    severity: 'error',
    title: 'Number out of range',
    message: ({ value, min, max, above, below }) => {
      if (min !== undefined && value < min) return `${value} is too small; the minimum is ${min}.`;
      if (max !== undefined && value > max) return `${value} is too large; the maximum is ${max}.`;
      if (above !== undefined && value <= above) {
        return `${value} is too small; it must be more than ${above}.`;
      }
      return `${value} is too large; it must be less than ${below}.`;
    },
    hint: ({ min, max, above, below }) => {
      const low = above === undefined ? min : `above ${above}`;
      const high = below === undefined ? max : `below ${below}`;
      if (low !== undefined && high !== undefined) return `Use a number from ${low} to ${high}.`;
      const bound = low ?? high;
      const isOpen = typeof bound === 'string';
      return `Use ${isOpen ? 'a number' : low === undefined ? 'at most' : 'at least'} ${bound}.`;
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
    title: 'Word not in the list of allowed words',
    message: ({ value, allowed }) =>
      value === null
        ? 'A value is missing here.'
        : allowed.length === 1
          ? `${show(value)} is not allowed here; it must be ${show(allowed[0])}.`
          : `${show(value)} is not one of the words allowed here.`,
    hint: ({ nearest, allowed }) => {
      if (allowed.length === 1) return `Write ${show(allowed[0])}.`;
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
    title: 'Text in the wrong form',
    message: ({ value }) => `${quote(value)} does not have the required form.`,
    hint: ({ pattern, form }) =>
      form === undefined ? `It must match the pattern "${pattern}".` : `What belongs here: ${form}`,
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
    title: 'Repeated entry in a list',
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
    title: 'Excluded value',
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
  return multipleOf === undefined
    ? either(expected.map((type) => WORDS[type]))
    : `a multiple of ${multipleOf}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
