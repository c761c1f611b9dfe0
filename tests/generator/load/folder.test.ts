import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { isPartOfGame, listGame, MAX_LEVELS } from '../../../generator/load/folder.ts';
import { temporaryRoom, writeFiles } from '../../support/games.ts';

const room = temporaryRoom();
let count = 0;
let folder = '';
beforeEach(() => {
  folder = join(room, `game-${count++}`);
  mkdirSync(folder);
});

const list = () => {
  const { paths, faults } = listGame(folder);
  return { paths, faults: faults.map(({ code, file }) => `${code} ${file}`) };
};

test('files come in the order of their code units, whatever the system says', () => {
  writeFiles(folder, { 'b.yaml': '', 'a/z.yaml': '', 'a.yaml': '', 'B.txt': '', 'ä.yaml': '' });
  expect(list()).toEqual({
    paths: ['B.txt', 'a.yaml', 'a/z.yaml', 'b.yaml', 'ä.yaml'],
    faults: [],
  });
});

test('what was made or installed is omitted', () => {
  writeFiles(folder, {
    '.git/config': '',
    '.hidden.yaml': '',
    'node_modules/x/a.yaml': '',
    'units/build/b.yaml': '',
    'out/c.pdf': '',
    'dist/d.js': '',
    'units/outer.yaml': '',
  });
  expect(list()).toEqual({ paths: ['units/outer.yaml'], faults: [] });
  expect(isPartOfGame('units/build/b.yaml')).toBe(false);
  expect(isPartOfGame('units/outer.yaml')).toBe(true);
});

test('a folder that is not there is a fault', () => {
  const { paths, faults } = listGame(join(folder, 'nowhere'));
  expect(paths).toEqual([]);
  expect(faults).toMatchObject([{ code: 'CW1021', params: { what: 'folder', error: 'ENOENT' } }]);
});

describe('symbolic links', () => {
  beforeEach(() => writeFiles(folder, { 'units/orc.yaml': '' }));

  test('inside the folder are followed', () => {
    symlinkSync('units', join(folder, 'more'));
    symlinkSync('units/orc.yaml', join(folder, 'orc.yaml'));
    expect(list()).toEqual({
      paths: ['more/orc.yaml', 'orc.yaml', 'units/orc.yaml'],
      faults: [],
    });
  });

  test('that leave the folder are not', () => {
    writeFiles(room, { 'elsewhere/elf.yaml': '' });
    symlinkSync(join(room, 'elsewhere'), join(folder, 'far'));
    symlinkSync(join(room, 'elsewhere', 'elf.yaml'), join(folder, 'elf.yaml'));
    // The name of another folder that begins like this one's.
    writeFiles(`${folder}-twin`, { 'a.yaml': '' });
    symlinkSync(`${folder}-twin`, join(folder, 'twin'));
    expect(list()).toEqual({
      paths: ['units/orc.yaml'],
      faults: ['CW1022 elf.yaml', 'CW1022 far', 'CW1022 twin'],
    });
  });

  test('in circles end, each said once', () => {
    mkdirSync(join(folder, 'other'));
    symlinkSync('..', join(folder, 'units', 'up'));
    symlinkSync('self', join(folder, 'self'));
    symlinkSync('../units', join(folder, 'other', 'a'));
    const { paths, faults } = list();
    expect(paths).toEqual(['other/a/orc.yaml', 'units/orc.yaml']);
    expect(listGame(folder).linked).toEqual(['other/a/orc.yaml']);
    expect(faults).toEqual(['CW1023 other/a/up', 'CW1023 self', 'CW1023 units/up']);
  });

  test('to each other end', () => {
    writeFiles(folder, { 'a/a.yaml': '', 'b/b.yaml': '' });
    symlinkSync('../b', join(folder, 'a', 'b'));
    symlinkSync('../a', join(folder, 'b', 'a'));
    const { paths, faults } = list();
    expect(paths).toEqual(['a/a.yaml', 'a/b/b.yaml', 'b/a/a.yaml', 'b/b.yaml', 'units/orc.yaml']);
    expect(faults).toEqual(['CW1023 a/b/a', 'CW1023 b/a/b']);
  });

  test('to nothing are reported', () => {
    symlinkSync('nothing.yaml', join(folder, 'units', 'elf.yaml'));
    const { faults } = listGame(folder);
    expect(faults).toMatchObject([
      { code: 'CW1021', file: 'units/elf.yaml', params: { reason: 'broken-link' } },
    ]);
  });

  test('may lead to the game folder itself', () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    expect(listGame(link)).toEqual({ paths: ['units/orc.yaml'], linked: [], faults: [] });
  });
});

describe('names', () => {
  test('that differ by case are reported, of files and of folders', () => {
    writeFiles(folder, { 'Units/a.yaml': '', 'units/Orc.yaml': '', 'units/orc.yaml': '' });
    expect(list().faults).toEqual(['CW1024 units', 'CW1024 units/orc.yaml']);
  });

  test('that differ by how accents are encoded are reported', () => {
    writeFiles(folder, { '\u00e9.yaml': '', 'e\u0301.yaml': '' });
    expect(list().faults).toEqual(['CW1024 \u00e9.yaml']);
  });
});

test('folders that are nested too deep are not entered', () => {
  const deep = Array.from({ length: MAX_LEVELS + 1 }, (_, n) => `d${n}`).join('/');
  writeFiles(folder, { [`${deep}/a.yaml`]: '', 'b.yaml': '' });
  const { paths, faults } = list();
  expect(paths).toEqual(['b.yaml']);
  expect(faults).toEqual([`CW1025 ${deep}`]);
});

/** The superuser may read everything; as nobody, the same process may not. */
const nobody = 65_534;
const isSuperuser = process.getuid?.() === 0;

test.runIf(isSuperuser)('a folder that may not be read is a fault', () => {
  mkdirSync(join(folder, 'locked'), { mode: 0 });
  writeFiles(folder, { 'a.yaml': '' });
  process.seteuid?.(nobody);
  try {
    const { faults } = listGame(folder);
    expect(faults.map(({ code }) => code)).toContain('CW1021');
    expect(faults.at(-1)?.params).toMatchObject({ what: 'folder', reason: 'permission' });
  } finally {
    process.seteuid?.(0);
  }
});
