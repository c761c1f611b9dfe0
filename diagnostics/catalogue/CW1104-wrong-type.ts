import { defineDiagnostic } from '../define.ts';
import { describe, either } from '../words.ts';

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

export const wrongType = defineDiagnostic<WrongType>({
  code: 'CW1104',
  name: 'wrong-type',
  severity: 'error',
  title: 'A value of the wrong type',
  message: (params) => `${expectation(params)} is needed here; this is ${describe(params.actual)}.`,
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
    if (expected.includes('array') && isScalar(actual)) return `Write a list: [${String(actual)}].`;
    if (multipleOf !== undefined && typeof actual === 'number') {
      return `The nearest is ${Math.round(actual / multipleOf) * multipleOf}.`;
    }
    if (typeof actual === 'number' && expected.includes('integer')) {
      return `Write ${Math.floor(actual)} or ${Math.ceil(actual)}.`;
    }
    return undefined;
  },
});

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
