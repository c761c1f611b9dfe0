import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdRoom, makeRoom, removeOrphans } from '../../kernel/temporary-rooms.ts';
import { temporaryRoom } from '../support/games.ts';
import { interrupted } from '../support/interrupted.ts';

const prefix = join(temporaryRoom(), 'work');

/** A folder as a process with this id would have made it, not empty. */
function roomOf(pid: number | string): string {
  const folder = `${prefix}-${pid}-abcdef`;
  mkdirSync(folder);
  writeFileSync(join(folder, 'file'), '');
  return folder;
}

/** Of a process that has ended. */
function endedPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

test('what a killed process left goes when the next one makes a room', () => {
  const left = roomOf(endedPid());
  const room = makeRoom(prefix);
  expect([existsSync(left), existsSync(room)]).toEqual([false, true]);
});

test('rooms of processes that run, and folders of others, stay', () => {
  const [own, other] = [makeRoom(prefix), roomOf('notes')];
  removeOrphans(prefix);
  expect([existsSync(own), existsSync(other)]).toEqual([true, true]);
});

test('a held room goes when it is left', () => {
  const { folder, leave } = holdRoom(prefix);
  expect(existsSync(folder)).toBe(true);
  leave();
  expect(existsSync(folder)).toBe(false);
});

test('a held room goes when the process is interrupted', async () => {
  const program = `const { folder } = own.holdRoom(${JSON.stringify(prefix)}); console.log(folder)`;
  const folder = await interrupted('kernel/temporary-rooms', program);
  expect(folder).toContain(prefix);
  expect(existsSync(folder)).toBe(false);
});

test('where no room can be made nobody listens for signals', () => {
  const before = process.listenerCount('SIGHUP');
  expect(() => holdRoom(join(prefix, 'nowhere', 'work'))).toThrow('ENOENT');
  expect(process.listenerCount('SIGHUP')).toBe(before);
});

test.runIf(process.platform === 'linux')('an id that is used again keeps no room', async () => {
  const left = roomOf(0);
  // Rooms older than the process with their id were made by another: this one is made first.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  await new Promise((resolve) => child.once('spawn', resolve));
  const renamed = left.replace('-0-', `-${child.pid}-`);
  renameSync(left, renamed);
  removeOrphans(prefix);
  child.kill();
  expect(existsSync(renamed)).toBe(false);
});
