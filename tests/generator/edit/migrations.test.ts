import { describe, expect, test } from 'vitest';
import { migrate } from '../../../generator/edit/fix.ts';
import { readYaml } from '../../../generator/load/yaml/read-yaml.ts';
import { FORMAT } from '../../../generator/manifest.ts';

function migrated(text: string): string {
  return migrate(text, readYaml(text, 'game.yaml').data as Record<string, unknown>);
}

describe('a game without a format', () => {
  test.each([
    ['gets it as its first entry', 'id: x\ntitle: y\n', 'format: 1\nid: x\ntitle: y\n'],
    ['below the remarks at the top', '# a\n\nid: x\n', '# a\n\nformat: 1\nid: x\n'],
    ['behind a byte order mark', '\uFEFFid: x\r\n', '\uFEFFformat: 1\r\nid: x\r\n'],
    ['in the column of the others', '  id: x\n  title: y\n', '  format: 1\n  id: x\n  title: y\n'],
    ['in brackets', '{ id: x }\n', '{ format: 1, id: x }\n'],
    ['in brackets on several lines', '{\n  id: x\n}\n', '{\n  format: 1, id: x\n}\n'],
    ['below the beginning of the document', '---\nid: x\n', '---\nformat: 1\nid: x\n'],
  ])('%s', (_, text, expected) => {
    expect(migrated(text)).toBe(expected);
  });
});

describe('an old format', () => {
  test.each([
    ['at the top', 'format: 0\nid: x\n', 'format: 1\nid: x\n'],
    ['further down', 'id: x\nformat: 0 # old\n', 'id: x\nformat: 1 # old\n'],
    ['in quotes on the left', '"format": 0\nid: x\n', '"format": 1\nid: x\n'],
    ['without a value', 'format:\nid: x\n', 'format: 1\nid: x\n'],
  ])('%s is written over', (_, text, expected) => {
    expect(migrated(text)).toBe(expected);
  });
});

describe('what is left alone', () => {
  test.each([
    ['the present format', `format: ${FORMAT}\nid: x\n`],
    ['a newer one', `format: ${FORMAT + 1}\nid: x\n`],
    ['one that is no number', 'format: old\nid: x\n'],
    ['a first key behind a tag', '!!str id: x\n'],
  ])('%s', (_, text) => {
    expect(migrated(text)).toBe(text);
  });
});
