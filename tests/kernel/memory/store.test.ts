import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { Memory } from '../../../kernel/memory/memory.ts';
import { Store } from '../../../kernel/memory/store.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();
const user = process.getuid?.();
let count = 0;
let folder = '';
let store: Store;

beforeEach(() => {
  folder = join(room, String(count++));
  mkdirSync(folder, { mode: 0o700 });
  store = new Store(folder, user);
});

/** The file of the only key that was kept. */
function onlyFile(): string {
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return join(folder, name);
}

test('what was kept is read under its key, and under no other', () => {
  store.write('a key', 'ein Text\nin Zeilen');
  expect(new Store(folder, user).read('a key')).toBe('ein Text\nin Zeilen');
  expect(store.read('another')).toBeNull();
  store.write('empty', '');
  expect(store.read('empty')).toBe('');
});

describe('a file that cannot be trusted counts for nothing, and is replaced', () => {
  test.each<[string, (file: string) => void]>([
    ['cut off', (file) => truncateSync(file, statSync(file).size - 3)],
    ['emptied', (file) => truncateSync(file, 0)],
    ['changed', (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('text', 'test'))],
    ['grown', (file) => writeFileSync(file, 'more', { flag: 'a' })],
    ['of bytes', (file) => writeFileSync(file, new Uint8Array([0, 255, 254, 10, 1]))],
    [
      'of another key',
      (file) => {
        store.write('another', 'its text');
        const other = readdirSync(folder).find((name) => join(folder, name) !== file) ?? '';
        renameSync(join(folder, other), file);
      },
    ],
    ['that others can write to', (file) => chmodSync(file, 0o666)],
    [
      'that is a link',
      (file) => {
        const elsewhere = join(room, `elsewhere-${count}`);
        renameSync(file, elsewhere);
        symlinkSync(elsewhere, file);
      },
    ],
  ])('%s', (_, damage) => {
    store.write('key', 'the text');
    damage(onlyFile());
    expect(store.read('key')).toBeNull();
    store.write('key', 'the text');
    expect(store.read('key')).toBe('the text');
  });

  test.runIf(user !== undefined)('of somebody else', () => {
    store.write('key', 'the text');
    expect(new Store(folder, Number(user) + 1).read('key')).toBeNull();
  });
});

test('a folder that is not there or cannot be written remembers nothing, and nothing fails', () => {
  const nowhere = new Store(join(folder, 'nowhere'), user);
  nowhere.write('key', 'text');
  expect(nowhere.read('key')).toBeNull();
});

test('what was used longest ago goes when the folder is full; what a stopped command left goes too', () => {
  const text = 'x'.repeat(7 * 1024 * 1024);
  for (let index = 0; index < 10; index += 1) {
    store.write(`key ${index}`, text);
    const file =
      readdirSync(folder)
        .map((name) => join(folder, name))
        .find((path) => statSync(path).mtimeMs > Date.now() - 1000_000) ?? '';
    utimesSync(file, 1_000_000 + index, 1_000_000 + index);
  }
  writeFileSync(join(folder, 'left.tmp'), 'half');
  utimesSync(join(folder, 'left.tmp'), 1_000_000, 1_000_000);
  const later = new Store(folder, user);
  later.write('new', 'text');
  expect(later.read('new')).toBe('text');
  expect(later.read('key 0')).toBeNull();
  expect(later.read('key 9')).toBe(text);
  expect(readdirSync(folder)).not.toContain('left.tmp');
  const size = readdirSync(folder).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );
  expect(size).toBeLessThan(64 * 1024 * 1024);
});

test('an entry too long to be worth its room is not kept', () => {
  store.write('key', 'x'.repeat(9 * 1024 * 1024));
  expect(readdirSync(folder)).toEqual([]);
});

test('another build of Cardwright makes everything itself', () => {
  let made = 0;
  const make = (): { made: number } => ({ made: (made += 1) });
  const memory = new Memory(store, [], 'build 1');
  expect([memory.made('a', 'basis', make), memory.made('a', 'basis', make)]).toEqual([
    { made: 1 },
    { made: 1 },
  ]);
  expect(memory.made('a', 'other basis', make)).toEqual({ made: 2 });
  expect(memory.made('b', 'basis', make)).toEqual({ made: 3 });
  expect(new Memory(store, [], 'build 2').made('a', 'basis', make)).toEqual({ made: 4 });
  expect(new Memory(null).made('a', 'basis', make)).toEqual({ made: 5 });
});

test('what comes with the package is read, and never written to', () => {
  const shipped = new Memory(store, [], 'build');
  shipped.keep('a', 'basis', 'shipped');
  const memory = new Memory(null, [store], 'build');
  expect(memory.recall('a', 'basis')).toBe('shipped');
  memory.keep('b', 'basis', 'new');
  expect(memory.recall('b', 'basis')).toBeNull();
});
