/** Keywords about single values. */
import type { Check, Keyword } from './keyword.ts';
import { canonical, isMapping, isScalar, regularExpression, texts } from './values.ts';

const types = new Map<string, Check>([
  ['string', (value) => typeof value === 'string'],
  ['number', Number.isFinite],
  ['integer', (value) => Number.isFinite(value) && (value as number) % 1 === 0],
  ['boolean', (value) => typeof value === 'boolean'],
  ['null', (value) => value === null],
  ['array', Array.isArray],
  ['object', isMapping],
]);

const type: Keyword = {
  word: 'type',
  compile(argument) {
    const names = texts(typeof argument === 'string' ? [argument] : argument) ?? [];
    const checks = names.map((name) => types.get(name)).filter((check) => check !== undefined);
    if (checks.length === 0 || checks.length < names.length) return null;
    return (value, visit) => checks.some((check) => check(value, visit));
  },
};

const constant: Keyword = {
  word: 'const',
  compile: (argument) => isOneOf([argument]),
};

const words: Keyword = {
  word: 'enum',
  compile: (argument) =>
    Array.isArray(argument) && argument.length > 0 ? isOneOf(argument) : null,
};

function isOneOf(values: readonly unknown[]): Check {
  const scalars = new Set(values.filter(isScalar));
  const others = new Set(values.filter((value) => !isScalar(value)).map(canonical));
  if (others.size === 0) return (value) => scalars.has(value);
  return (value) => scalars.has(value) || (!isScalar(value) && others.has(canonical(value)));
}

function numeric(word: string, holds: (value: number, argument: number) => boolean): Keyword {
  return {
    word,
    about: 'number',
    compile: (argument) =>
      typeof argument === 'number' ? (value) => holds(value as number, argument) : null,
  };
}

/** Compares the number of characters, of which pairs of surrogates are one. */
function length(word: string, holds: (length: number, argument: number) => boolean): Keyword {
  return {
    word,
    about: 'string',
    compile: (argument) =>
      typeof argument === 'number'
        ? (value) => holds([...(value as string)].length, argument)
        : null,
  };
}

const pattern: Keyword = {
  word: 'pattern',
  about: 'string',
  compile(argument) {
    const expression = regularExpression(argument);
    return expression === null ? null : (value) => expression.test(value as string);
  },
};

export const scalars: readonly Keyword[] = [
  constant,
  words,
  type,
  numeric('maximum', (value, most) => value <= most),
  numeric('minimum', (value, least) => value >= least),
  numeric('exclusiveMaximum', (value, limit) => value < limit),
  numeric('exclusiveMinimum', (value, limit) => value > limit),
  length('maxLength', (count, most) => count <= most),
  length('minLength', (count, least) => count >= least),
  pattern,
];
