/** JSON files of a game: what is wrong is reported at its place, and nothing takes the machine down. */
import { expect, test } from 'vitest';
import { readJson } from '../../../generator/load/source-file.ts';
import { MAX_DEPTH } from '../../../generator/load/yaml/limits.ts';

/** Codes with the pieces of the text that they mark. */
function faultsIn(text: string): [code: string, marked: string][] {
  return readJson(text, 'a.json').faults.map(({ code, span }) => [
    code,
    text.slice(span?.start, span?.end),
  ]);
}

const nested = (levels: number): string => `${'{"not":'.repeat(levels)}{}${'}'.repeat(levels)}`;

test('is read with a byte order mark and tabs', () => {
  expect(readJson('\uFEFF{\n\t"a": [1]\n}\n', 'a.json')).toEqual({
    data: { a: [1] },
    complete: true,
    faults: [],
  });
});

test('is read up to a depth, and refused at the first bracket below it', () => {
  expect(faultsIn(nested(MAX_DEPTH - 1))).toEqual([]);
  const text = `{"a]": "\\"[[", "b": ${nested(MAX_DEPTH)}}`;
  const [fault] = readJson(text, 'a.json').faults;
  expect(faultsIn(text)).toEqual([['CW1012', '{']]);
  expect(text.slice(0, fault?.span?.start).split('{')).toHaveLength(MAX_DEPTH + 1);
  expect(faultsIn(nested(50_000))).toEqual([['CW1012', '{']]);
});

test('tells a key that stands twice in one mapping', () => {
  expect(faultsIn('{ "a": 1, "b": { "a": 2 }, "c": ["a", "a"], "a": 3 }')).toEqual([
    ['CW1003', '"a"'],
  ]);
  expect(faultsIn('[{ "a": 1 }, { "a": 2 }]')).toEqual([]);
  expect(faultsIn(String.raw`{ "a\"b": "{", "a\"b": 1 }`)).toEqual([
    ['CW1003', String.raw`"a\"b"`],
  ]);
});

test('tells what git could not merge', () => {
  const text = '{\n  "a": 1,\n<<<<<<< HEAD\n  "b": 2\n=======\n  "b": 3\n>>>>>>> other\n}\n';
  expect(faultsIn(text)).toEqual([['CW1001', '<<<<<<< HEAD']]);
});
