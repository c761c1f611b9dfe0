import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../../../kernel/index.ts';
import { isHarmless } from '../../../generator/validate/patterns/harmless.ts';

describe('patterns that are proved', () => {
  test.each([
    '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
    '^([1-9][0-9]* x )?[a-z]+$',
    '^P[12] [a-z]+( placed)?( involved)?$',
    '^[A-Z]{2,5}-[0-9A-Z]+(\\.[0-9]+)*$',
    '^(move [A-Z]+|(use|chain) [a-z]+)$',
    '^(\\(-?\\d+,-?\\d+\\)=\\d( |$))*$',
    '^(?:[^"\\\\]|\\\\.)*$',
    '^(a|b)*?c$',
    '^(\\d{2,},)*$',
    '^(?<word>[a-z]+)(?: \\u0041[\\u{1F600}-\\u{1F64F}]?)*$',
    '^\\p{Lu}$',
    '^[^\\p{L}]*$',
  ])('%s', (source) => {
    expect(isHarmless(source)).toBe(true);
  });
});

describe('patterns that are not', () => {
  test.each([
    ['^(a+)+$', 'a round in a round'],
    ['^(a*)*$', 'rounds that take nothing'],
    ['^(a|a)*$', 'two branches for one letter'],
    ['^(\\w|\\d)*$', 'two branches for some letters'],
    ['^(a|aa)*$', 'two ways to take two'],
    ['^a*b?a*$', 'two rounds beside each other'],
    ['^(a?)+$', 'rounds that may take nothing'],
    ['^(a?){5}$', 'the same, counted'],
    ['^(a{2,3})*$', 'two and three make five in two ways'],
    ['^(a?|b?)c$', 'nothing in two ways'],
    ['(ab)*c', 'begins anywhere'],
    ['^(ab)*|(ab)*c', 'one branch begins anywhere'],
    ['^(?=(a+)+)b$', 'looks around'],
    ['^(a)(\\1)*$', 'refers back'],
    ['^(\\p{L}+)+$', 'properties'],
    ['^(\\p{L}|1)*$', 'a property, which may be any character'],
    ['^([^\\p{L}]|a)*$', 'the same, negated'],
    ['^(?!b)(a+)$', 'looks ahead'],
    ['^(a\\b)*$', 'a border of words'],
    ['^(a', 'no pattern'],
    ['^(){1000000000}$', 'nothing, very often'],
    ['^(((a{99}){99}){99}){99}$', 'very long when written out'],
  ])('%s: %s', (source) => {
    expect(isHarmless(source)).toBe(false);
  });
});

test('a pattern too long to be read is not proved', () => {
  expect(isHarmless(`^${'('.repeat(3000)}a${')'.repeat(3000)}$`)).toBe(false);
});

test('one that is nested as deep as its length allows is read', () => {
  expect(isHarmless(`^${'('.repeat(990)}a${')'.repeat(990)}$`)).toBe(true);
});

test('the repeated groups of all schemas are proved', () => {
  const unproved = patternsOfSchemas().filter(
    (source) => /\)[*+{]/.test(source) && !isHarmless(source),
  );
  expect(unproved).toEqual([]);
});

test('what is proved is soon done with every text', () => {
  const context = createContext({});
  fc.assert(
    fc.property(pattern(), fc.array(fc.constantFrom('a', 'b', 'c')), (source, round) => {
      fc.pre(isHarmless(source));
      for (const text of [round.join('').repeat(300), 'a'.repeat(2000)]) {
        const work = `new RegExp(${JSON.stringify(source)}, 'u').test(${JSON.stringify(`${text}!`)})`;
        // Runs out of time, and throws, where the number of steps grows with a power of the length.
        runInContext(work, context, { timeout: 20_000 });
      }
    }),
    { numRuns: 300 },
  );
});

/** Patterns over three letters, in which most rounds and branches get into each other's way. */
function pattern(): fc.Arbitrary<string> {
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom('a', 'b', 'c', '[ab]', '.', '[^a]'),
      fc.tuple(tie('node'), tie('node')).map(([one, other]) => one + other),
      fc.tuple(tie('node'), tie('node')).map(([one, other]) => `(${one}|${other})`),
      fc
        .tuple(tie('node'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{2,}', '*?'))
        .map(([part, sign]) => `(${part})${sign}`),
    ),
  }));
  return node.map((made) => `^${made}$`);
}

function patternsOfSchemas(): string[] {
  return ['schemas', 'content', 'starter'].flatMap((folder) =>
    readdirSync(join(packageRoot(), folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.schema.json') && !file.includes('.cardwright'))
      .flatMap((file) => {
        const text = readFileSync(join(packageRoot(), folder, file), 'utf8');
        return [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(
          ([, source = '""']) => JSON.parse(source) as string,
        );
      }),
  );
}
