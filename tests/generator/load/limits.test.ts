/** A file that would take the machine down is refused before it does. */
import { describe, expect, test } from 'vitest';
import { MAX_ALIASED_VALUES, MAX_ALIASES, MAX_DEPTH } from '../../../generator/load/yaml/limits.ts';
import { read } from './read.ts';

const tenfold = (name: string): string => Array.from({ length: 10 }, () => name).join(', ');

const aliases = (count: number): string => `- &x 1\n${'- *x\n'.repeat(count)}`;

const nested = (levels: number): string => `a: ${'['.repeat(levels)}${']'.repeat(levels)}\n`;

/** Each line stands for ten times the one before. */
function bomb(lines: number): string {
  return Array.from(
    { length: lines },
    (_, n) => `a${n}: &a${n} [${tenfold(n === 0 ? 'x' : `*a${n - 1}`)}]\n`,
  ).join('');
}

describe('aliases', () => {
  test('of aliases are counted before they are copied', () => {
    const before = process.memoryUsage().heapUsed;
    const { codes, faults } = read(bomb(30));
    expect(codes).toEqual(['CW1006']);
    expect(faults[0]?.params).toEqual({ counted: 'values', limit: MAX_ALIASED_VALUES });
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200e6);
  });

  test('as many as the limit are read, one more is refused', () => {
    expect(read(aliases(MAX_ALIASES)).codes).toEqual([]);
    const { codes, faults } = read(aliases(MAX_ALIASES + 1));
    expect(codes).toEqual(['CW1006']);
    expect(faults[0]?.params).toEqual({ counted: 'aliases', limit: MAX_ALIASES });
  });

  test('are copies, so that the data is a tree', () => {
    const { data } = read('a: &x { b: [1] }\nc: *x\n');
    const { a, c } = data as Record<string, { b: number[] }>;
    expect(c).toEqual(a);
    expect(c).not.toBe(a);
    expect(c?.b).not.toBe(a?.b);
  });
});

describe('nesting', () => {
  test('is read up to the limit', () => {
    expect(read(nested(MAX_DEPTH - 2)).codes).toEqual([]);
    expect(read(nested(MAX_DEPTH + 1)).codes).toEqual(['CW1012']);
  });

  test('in blocks has the same limit', () => {
    const lines = Array.from({ length: 150 }, (_, n) => `${' '.repeat(n)}a:\n`).join('');
    expect(read(lines).codes).toEqual(['CW1012']);
  });

  test('of brackets without end takes no time', () => {
    // Not the time on the clock: others may have the processor meanwhile.
    const started = process.cpuUsage();
    expect(read(`a: ${'['.repeat(200_000)}\n`).codes).toEqual(['CW1012']);
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(2);
  });
});

describe('keys', () => {
  test('of the prototype change nothing', () => {
    const { codes, data } = read('- __proto__: { polluted: true }\n- "__proto__": 1\n- id: a\n');
    expect(codes).toEqual(['CW1009', 'CW1009']);
    expect(data).toEqual([{ id: 'a' }]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('that objects inherit are data like others', () => {
    const { data } = read('constructor: 1\ntoString: 2\n');
    expect(Object.keys(data as object)).toEqual(['constructor', 'toString']);
  });
});

test('brackets below their keys are read in time that grows with the file', () => {
  const entry = '- id: a\n  tags: [\n    x,\n  ]\n  draw: |\n    ]\n    }\n';
  const { data, codes } = read(entry.repeat(3000));
  expect(codes).toEqual([]);
  expect(data).toHaveLength(3000);
  expect((data as unknown[])[2999]).toEqual({ id: 'a', tags: ['x'], draw: ']\n}\n' });
});
