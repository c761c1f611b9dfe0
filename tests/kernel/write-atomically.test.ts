import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeAtomically } from '../../kernel/writing.ts';
import { temporaryRoom } from '../support/games.ts';

const room = temporaryRoom();
let count = 0;
const built = new URL('../../dist/kernel/writing.js', import.meta.url).href;
function newFolder(): string {
  const folder = join(room, String(count++));
  mkdirSync(folder);
  return folder;
}

test('a file is made with its folder, and replaced', () => {
  const folder = newFolder();
  const path = join(folder, 'a', 'b.yaml');
  writeAtomically(path, 'one\n');
  writeAtomically(path, new TextEncoder().encode('zwei ä\n'));
  expect(readFileSync(path, 'utf8')).toBe('zwei ä\n');
  expect(readdirSync(join(folder, 'a'))).toEqual(['b.yaml']);
});

test('permissions stay', () => {
  const path = join(newFolder(), 'a.yaml');
  writeFileSync(path, 'one');
  chmodSync(path, 0o660);
  writeAtomically(path, 'two');
  expect(statSync(path).mode & 0o777).toBe(0o660);
});

test('a link stays a link', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'real.yaml'), 'one');
  symlinkSync('real.yaml', join(folder, 'link.yaml'));
  writeAtomically(join(folder, 'link.yaml'), 'two');
  expect(lstatSync(join(folder, 'link.yaml')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(folder, 'real.yaml'), 'utf8')).toBe('two');
});

test('what cannot be written leaves nothing behind, and the old file as it was', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'is-a-folder'));
  expect(() => writeAtomically(join(folder, 'is-a-folder'), 'x')).toThrow(
    /EISDIR|ENOTEMPTY|EEXIST/,
  );
  expect(readdirSync(folder)).toEqual(['is-a-folder']);
});

test('a program that is stopped while it writes leaves a whole file, and ends by the signal', async () => {
  const folder = newFolder();
  const path = join(folder, 'a.txt');
  const program = `
    import { writeAtomically } from ${JSON.stringify(built)};
    const write = (n) => {
      writeAtomically(${JSON.stringify(path)}, String(n % 10).repeat(3_000_000));
      if (n === 1) process.stdout.write('writing');
      setImmediate(write, n + 1);
    };
    write(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.on('exit', (_, signal) => resolve(signal));
  });
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGTERM'), 30));
  expect(await ended).toBe('SIGTERM');
  expect(readdirSync(folder)).toEqual(['a.txt']);
  const text = readFileSync(path, 'utf8');
  expect([text.length, new Set(text).size]).toEqual([3_000_000, 1]);
});

test.skipIf(process.platform === 'win32')(
  'a write that the disk refuses names its file, and leaves nothing',
  () => {
    const folder = newFolder();
    const path = join(folder, 'a.txt');
    const program = `import { writeAtomically } from ${JSON.stringify(built)};
    try {
      writeAtomically(process.argv[1], 'x'.repeat(2_000_000));
    } catch ({ syscall, message }) {
      console.log(JSON.stringify({ syscall, message }));
    }`;
    // No file may be larger than some hundred kilobytes: as near to a full disk as a test comes.
    const script = 'ulimit -f 500 && exec "$0" --input-type=module --eval "$1" "$2"';
    const { stdout } = spawnSync('sh', ['-c', script, process.execPath, program, path], {
      encoding: 'utf8',
    });
    const reported = JSON.parse(stdout) as { syscall: string; message: string };
    expect(reported.syscall).toBe('write');
    expect(reported.message).toContain(path);
    expect(readdirSync(folder)).toEqual([]);
  },
);
