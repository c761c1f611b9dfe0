/**
 * The reader for simple texts: what it takes, and that it never says anything else than the full
 * reader.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWithEvents } from '../../../generator/load/yaml/read-yaml.ts';
import { readSimple } from '../../../generator/load/yaml/simple/read-simple.ts';
import { damaged } from './damage.ts';
import { plain } from './read.ts';
import { written } from './write-yaml.ts';

/** More are tried with `CARDWRIGHT_RUNS=20000`. */
const RUNS = Number(process.env['CARDWRIGHT_RUNS'] ?? 400);

const simple: [text: string, data: unknown][] = [
  ['a: 1\nb: x y # why\nc:\nd: "e"\n', { a: 1, b: 'x y', c: null, d: 'e' }],
  [
    '# c\n\n- a\n-\n- b: 1\n  c: 2\n-\n  d: 3\n- - e\n  - f\n',
    ['a', null, { b: 1, c: 2 }, { d: 3 }, ['e', 'f']],
  ],
  ['a:\n- 1\n- 2\nb:\n  - 3\nc: []\nd: {}\n', { a: [1, 2], b: [3], c: [], d: {} }],
  ['a: { b: [c, "d, e", \'f\'], "g":1, }\n', { a: { b: ['c', 'd, e', 'f'], g: 1 } }],
  ['a:\n  [\n    b, # one\n\n    { c: d },\n  ]\ne: 1\n', { a: ['b', { c: 'd' }], e: 1 }],
  [
    'a: |\n  .#.\n\n   .@.\n\nb: >-\n  one\n  two\n\n  three\n',
    { a: '.#.\n\n .@.\n', b: 'one two\nthree' },
  ],
  ["a: 'it''s'\nb: \"q\\\"\\n\\u00e9\"\n", { a: "it's", b: 'q"\n\u00e9' }],
  ['"a b": 1\n\'c\': 2\n1: x\ntrue: y\n', { 'a b': 1, c: 2, '1': 'x', true: 'y' }],
  ['a: http://b/c#d\ne: f:g\n', { a: 'http://b/c#d', e: 'f:g' }],
  ['\uFEFFa: 1\r\nb:\r\n  - "c"\r\n', { a: 1, b: ['c'] }],
  ['名前: オーク 👹\n', { 名前: 'オーク 👹' }],
];

describe('is simple:', () => {
  test.for(simple)('%j', ([text, data]) => expect(readSimple(text)).toEqual(data));
});

const notSimple = [
  '',
  '# c\n',
  'a\n',
  '"a"\n',
  '12\n',
  '---\na: 1\n',
  'a: 1\n...\n',
  '%YAML 1.2\n---\na: 1\n',
  'a: b\n  c\n',
  'a: "b\n  c"\n',
  'a: [b\n  c]\n',
  'a: |2\n  b\n',
  'a: |+\n  b\n',
  'a: |\n\n  b\n',
  'a: >\n  b\n   c\n',
  'a: |\n',
  'a: &x 1\n',
  'a: *x\n',
  'a: !!str 1\n',
  '? a\n: b\n',
  ': a\n',
  '~: 1\n',
  '1.0: a\n',
  '<<: a\n',
  '__proto__: 1\n',
  '"__proto__": 1\n',
  'a: 1\na: 2\n',
  '{ a: 1, a: 2 }\n',
  'a: 1e999\n',
  'a: .inf\n',
  'a: 12345678901234567890\n',
  'a: "\\x41"\n',
  'a: "\\ud83d"\n',
  'a: \uD83D\n',
  'a:\tb\n',
  'a: b\rc: d\n',
  'a: \u0007\n',
  'a: 1\n\uFEFFb: 2\n',
  'a: [b: c]\n',
  'a: { b }\n',
  '[a]: b\n',
  'a: b: c\n',
  'a: @b\n',
  'a: - b\n',
  'a: [b, , c]\n',
  'a: [b\n]\n',
  'a: [b]]\n',
  'a: [b}\n',
  'a: "b" c\n',
  'a: 1\n b: 2\n',
  '  a: 1\nb: 2\n',
  '- a\nb: 1\n',
  'a: 1\n- b\n',
  'a:\n  - b\n c: d\n',
  'a: |\n  b\n c\n',
  `a: ${'['.repeat(60)}${']'.repeat(60)}\n`,
  `${'- '.repeat(60)}a\n`,
  '[a, b]\n',
];

describe('is left to the full reader:', () => {
  test.for(notSimple)('%j', (text) => expect(readSimple(text)).toBeUndefined());
});

describe('the corpus', () => {
  const folder = join(import.meta.dirname, 'corpus');
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

  test.for(files)('%s is read rightly or not at all', (file) => {
    const data = readSimple(readFileSync(join(folder, file), 'utf8'));
    const expected = join(folder, file.replace('.yaml', '.json'));
    if (existsSync(expected)) {
      if (data !== undefined) expect(data).toEqual(JSON.parse(readFileSync(expected, 'utf8')));
    } else expect(data).toBeUndefined();
  });
});

test('what is simple means what was written', () => {
  let taken = 0;
  fc.assert(
    fc.property(written, ({ text, data }) => {
      const read = readSimple(text);
      if (read === undefined) return;
      taken++;
      expect(read).toEqual(plain(data));
    }),
    { numRuns: RUNS },
  );
  expect(taken).toBeGreaterThan(RUNS / 10);
});

test('what is simple means the same to the full reader, however it was damaged', () => {
  fc.assert(
    fc.property(damaged, (text) => {
      const read = readSimple(text);
      if (read === undefined) return;
      const { data, faults } = readWithEvents(text, 'units/orc.yaml');
      expect(faults).toEqual([]);
      expect(read).toEqual(data);
    }),
    { numRuns: 5 * RUNS },
  );
});
