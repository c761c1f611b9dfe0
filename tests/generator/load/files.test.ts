import { rmSync, statSync, truncateSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { FileCache, readSource, type SourceFile } from '../../../generator/load/files.ts';
import { temporaryRoom, writeFiles } from '../../support/games.ts';

const room = temporaryRoom();
let count = 0;
let folder = '';
let cache = new FileCache('');
beforeEach(() => {
  folder = join(room, `game-${count++}`);
  writeFiles(folder, {
    'game.yaml': 'id: test\n',
    'units/orc.yaml': '- id: orc\n',
    'units/elf.yaml': '- id: elf\n',
    'art/orc.png': 'no text',
  });
  cache = new FileCache(folder);
});

const load = (): Map<string, SourceFile> =>
  new Map(cache.load().files.map((file) => [file.path, file]));
const ids = (): unknown[] => Array.from(load().values(), ({ data }) => data);

test('texts are read, of other files only the path is known', () => {
  const { files, paths, faults } = cache.load();
  expect(files.map(({ path }) => path)).toEqual(['game.yaml', 'units/elf.yaml', 'units/orc.yaml']);
  expect(paths).toEqual(new Set(['art/orc.png', ...files.map(({ path }) => path)]));
  expect(faults).toEqual([]);
  expect(files[0]).toMatchObject({ text: 'id: test\n', data: { id: 'test' }, complete: true });
});

describe('what did not change', () => {
  test('is the same object in every load', () => {
    const before = load();
    writeFiles(folder, { 'units/orc.yaml': '- id: troll\n' });
    cache.update(['units/orc.yaml']);
    const after = load();
    expect(after.get('units/elf.yaml')).toBe(before.get('units/elf.yaml'));
    expect(after.get('units/orc.yaml')).not.toBe(before.get('units/orc.yaml'));
    expect(after.get('units/orc.yaml')?.data).toEqual([{ id: 'troll' }]);
  });

  test('but was written again with the same text, is the same object', () => {
    const before = load();
    writeFiles(folder, { 'units/orc.yaml': '- id: orc\n' });
    cache.update([join(folder, 'units', 'orc.yaml')]);
    expect(load().get('units/orc.yaml')).toBe(before.get('units/orc.yaml'));
  });
});

describe('what changed', () => {
  test('is seen when it is reported, though size and time are the same', () => {
    load();
    const path = join(folder, 'units', 'orc.yaml');
    const { atime, mtime } = statSync(path);
    writeFiles(folder, { 'units/orc.yaml': '- id: ogr\n' });
    utimesSync(path, atime, mtime);
    cache.update(['units/orc.yaml']);
    expect(ids()).toContainEqual([{ id: 'ogr' }]);
  });

  test('is seen without being reported when the whole folder is looked at', () => {
    load();
    writeFiles(folder, {
      'units/orc.yaml': '- id: troll\n',
      'units/elf.yaml': null,
      'units/new.yaml': '- id: new\n',
    });
    expect(ids()).toEqual([{ id: 'test' }, [{ id: 'elf' }], [{ id: 'orc' }]]);
    cache.refresh();
    expect(ids()).toEqual([{ id: 'test' }, [{ id: 'new' }], [{ id: 'troll' }]]);
  });

  test('may be a file that is new or gone, or a folder', () => {
    load();
    writeFiles(folder, { 'units/new.yaml': '- id: new\n' });
    cache.update(['units/new.yaml']);
    expect([...load().keys()]).toContain('units/new.yaml');
    writeFiles(folder, { 'units/new.yaml': null });
    cache.update(['units/new.yaml']);
    expect([...load().keys()]).not.toContain('units/new.yaml');
    rmSync(join(folder, 'units'), { recursive: true });
    cache.update(['units']);
    expect([...load().keys()]).toEqual(['game.yaml']);
  });

  test('between listing and reading is a fault of the file', () => {
    load();
    rmSync(join(folder, 'units', 'orc.yaml'));
    cache.update(['game.yaml']);
    expect([...load().keys()]).toContain('units/orc.yaml');
    expect(readSource(join(folder, 'units', 'orc.yaml'), 'units/orc.yaml')).toMatchObject({
      text: '',
      data: undefined,
      complete: false,
      faults: [{ code: 'CW1021', params: { reason: 'vanished' } }],
    });
  });
});

function readAs(path: string, content: string | Uint8Array): SourceFile {
  writeFiles(folder, { [path]: content });
  return readSource(join(folder, path), path);
}

function codes({ faults }: SourceFile): string[] {
  return faults.map(({ code }) => code);
}

describe('a file', () => {
  test('that is not UTF-8 keeps its text, so that the line can be shown', () => {
    const file = readAs('units/a.yaml', Buffer.from('name: Größe\n', 'latin1'));
    expect(codes(file)).toEqual(['CW1013']);
    expect(file).toMatchObject({ text: 'name: Gr\uFFFD\uFFFDe\n', data: undefined });
  });

  test('that is too large is not read', () => {
    const path = join(folder, 'units', 'large.yaml');
    writeFiles(folder, { 'units/large.yaml': '' });
    truncateSync(path, 33 * 1024 * 1024);
    const file = readSource(path, 'units/large.yaml');
    expect(file).toMatchObject({ text: '', data: undefined });
    expect(file.faults[0]?.params).toEqual({ size: 33, limit: 32, isDeck: false });
  });

  test('of JSON may be indented with tabs', () => {
    const file = readAs('schemas/a.schema.json', '\uFEFF{\n\t"a": [\n\t\t1\n\t]\n}\n');
    expect(file).toMatchObject({ data: { a: [1] }, faults: [], complete: true });
  });

  test('of JSON is not YAML', () => {
    for (const text of ['{ "a": 1 // one\n}\n', '{ "a": 1, }\n', '{ a: 1 }\n', '# c\n{}\n', '']) {
      const file = readAs('schemas/a.schema.json', text);
      expect(file.data).toBeUndefined();
      expect(codes(file)).toHaveLength(1);
    }
  });

  test('of plain text has no data', () => {
    const file = readAs('decks/a.txt', '2 Orc: the great\n');
    expect(file).toMatchObject({ data: undefined, faults: [], complete: true });
  });
});
