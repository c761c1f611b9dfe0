import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Path } from '../../../diagnostics/index.ts';
import { applyEdits } from '../../../generator/edit/text-edits.ts';
import { renameScalars, type ScalarPlace } from '../../../generator/edit/rename-scalars.ts';
import { readYaml } from '../../../generator/load/yaml/read-yaml.ts';
import { documents } from './documents.ts';

/** The text with `orc` at a path renamed to `to`. */
function renamed(text: string, path: Path, to = 'goblin', part: ScalarPlace['part'] = 'value') {
  return renameScalars(text, [{ path, part }], { from: 'orc', to });
}

describe('a value', () => {
  test.each([
    ['plain', 'race: orc # who\n', 'race: goblin # who\n'],
    ['in single quotes', "race: 'orc'\n", "race: 'goblin'\n"],
    ['in double quotes', 'race: "orc"\n', 'race: "goblin"\n'],
    ['with escapes', 'race: "\\u006frc"\n', 'race: "goblin"\n'],
    ['in brackets', '{a: 1, race: orc}\n', '{a: 1, race: goblin}\n'],
    ['with an anchor', 'race: &r orc\n', 'race: &r goblin\n'],
    ['with a tag', 'race: !!str orc\n', 'race: !!str goblin\n'],
    ['without a line break behind it', 'race: orc', 'race: goblin'],
    ['behind a byte order mark', '\uFEFFrace: orc\r\n', '\uFEFFrace: goblin\r\n'],
    ['on lines of its own', 'race: >-\n  orc\nid: x\n', 'race: "goblin"\nid: x\n'],
    ['on lines of its own, CRLF', 'race: |-\r\n  orc\r\nid: x\r\n', 'race: "goblin"\r\nid: x\r\n'],
    ['on lines of its own, at the end', 'race: >-\n  orc', 'race: "goblin"'],
  ])('%s keeps its style', (_, text, expected) => {
    expect(renamed(text, ['race'])).toEqual({ text: expected, places: 1 });
  });

  test.each(['null', 'true', 'false'])('that would read as something else is quoted: %s', (to) => {
    const { text } = renamed('race: orc\n', ['race'], to);
    expect(readYaml(text, 'a.yaml').data).toEqual({ race: to });
  });

  test('in a list is found by its index', () => {
    expect(renamed('a:\n- x\n- orc\n', ['a', 1]).text).toBe('a:\n- x\n- goblin\n');
  });

  test('behind an alias is changed at the anchor, once', () => {
    const text = '- &r orc\n- *r\n';
    const places: ScalarPlace[] = [0, 1].map((index) => ({ path: [index], part: 'value' }));
    expect(renameScalars(text, places, { from: 'orc', to: 'elf' })).toEqual({
      text: '- &r elf\n- *r\n',
      places: 1,
    });
  });

  test('below an alias is changed below the anchor', () => {
    const { text } = renamed('a: &m { race: orc }\nb: *m\n', ['b', 'race']);
    expect(text).toBe('a: &m { race: goblin }\nb: *m\n');
  });
});

function among(text: string, path: Path, part: ScalarPlace['part'] = 'value') {
  return renameScalars(text, [{ path, part, among: true }], { from: 'orc', to: 'goblin' });
}

describe('an id among other words', () => {
  test.each([
    ['place orc (4,3)', 'place goblin (4,3)'],
    ['"3 x orc, orc-hag, orcish"', '"3 x goblin, orc-hag, orcish"'],
    ['|\n  hand: orc\n  orc placed', '|\n  hand: goblin\n  goblin placed'],
  ])('%s', (value, expected) => {
    expect(among(`do: ${value}\n`, ['do']).text).toBe(`do: ${expected}\n`);
  });

  test('in a key', () => {
    const { text } = among('- place orc (4,5): NO\n', [0, 'place orc (4,5)'], 'key');
    expect(text).toBe('- place goblin (4,5): NO\n');
  });

  test('stays, where the whole text is wanted', () => {
    expect(renamed('a: place orc\n', ['a'])).toEqual({ text: 'a: place orc\n', places: 0 });
  });
});

describe('a key', () => {
  test.each([
    ['plain', 'counts:\n  orc: 2 # two\n', 'counts:\n  goblin: 2 # two\n'],
    ['in quotes', 'counts: { "orc": 2 }\n', 'counts: { "goblin": 2 }\n'],
    ['behind a question mark', 'counts:\n  ? orc\n  : 2\n', 'counts:\n  ? goblin\n  : 2\n'],
  ])('%s is renamed, its value stays', (_, text, expected) => {
    expect(renamed(text, ['counts', 'orc'], 'goblin', 'key').text).toBe(expected);
  });
});

describe('what stays', () => {
  test.each([
    ['a place that says something else', 'race: elf\n', ['race']],
    ['a place that holds no scalar', 'race: [orc]\n', ['race']],
    ['a place that is not there', 'race: orc\n', ['class', 0]],
    ['no place', 'race: orc\n', []],
  ])('%s', (_, text, path) => {
    expect(renamed(text, path)).toEqual({ text, places: 0 });
  });
});

/** Every text of a document with its place. */
function textsIn(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

test('in any document the places change, and nothing else', () => {
  fc.assert(
    fc.property(documents, fc.constantFrom('x-1', 'null'), (text, to) => {
      const before = readYaml(text, 'a.yaml').data;
      const places = textsIn(before).flatMap(([path, value]): ScalarPlace[] =>
        value === 'word' ? [{ path, part: 'value' }] : [],
      );
      const made = renameScalars(text, places, { from: 'word', to });
      const expected = textsIn(before).map(([path, value]) => [
        path,
        value === 'word' ? to : value,
      ]);
      const after = readYaml(made.text, 'a.yaml');
      expect(after.faults).toEqual([]);
      expect(textsIn(after.data)).toEqual(expected);
      expect(made.places).toBe(places.length);
      expect(made.text.replaceAll(to === 'null' ? '"null"' : to, 'word')).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('edits of one text do not disturb each other', () => {
  const edits = [
    { start: 0, end: 1, text: 'long' },
    { start: 2, end: 3, text: '' },
  ];
  expect(applyEdits('abc', edits)).toBe('longb');
});
