/**
 * Awkward files: each `<name>.yaml` has beside it either the data in `<name>.json` or the codes of
 * its faults in `<name>.faults`, one a line.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plain, read, readLikeEditors } from './read.ts';

const folder = join(import.meta.dirname, 'corpus');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.slice(0, -'.yaml'.length))
  .toSorted();
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const isSound = (name: string): boolean => existsSync(join(folder, `${name}.json`));

test('there are files of both sorts, and nothing stands alone', () => {
  expect(names.filter(isSound).length).toBeGreaterThan(60);
  expect(names.filter((name) => !isSound(name)).length).toBeGreaterThan(60);
  const expectations = readdirSync(folder).filter((file) => /\.(json|faults)$/.test(file));
  expect(expectations.map((file) => file.replace(/\.\w+$/, '')).toSorted()).toEqual(names);
});

describe.for(names.filter(isSound))('%s', (name) => {
  const text = textOf(`${name}.yaml`);
  const data: unknown = JSON.parse(textOf(`${name}.json`));

  test('is read', () => {
    expect(read(text)).toEqual({ data, complete: true, codes: [], marked: [], faults: [] });
  });

  test('is read by editors in the same way', () => {
    const other = readLikeEditors(text);
    expect('data' in other ? plain(other.data) : other).toEqual(data);
  });
});

describe.for(names.filter((name) => !isSound(name)))('%s', (name) => {
  const text = textOf(`${name}.yaml`);

  test('has its faults, each with a place', () => {
    const { codes, faults } = read(text);
    expect(codes.toSorted()).toEqual(textOf(`${name}.faults`).trim().split('\n'));
    for (const { span } of faults) {
      expect(span?.start).toBeGreaterThanOrEqual(0);
      expect(span?.end).toBeGreaterThanOrEqual(span?.start ?? Infinity);
      expect(span?.end).toBeLessThanOrEqual(text.length);
    }
  });
});
