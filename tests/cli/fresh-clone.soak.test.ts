/** In a clone in which nothing has been installed yet, the first command installs and builds what it needs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { temporaryRoom } from '../support/games.ts';

const room = temporaryRoom();

test('the first command in a fresh clone', () => {
  const clone = join(room, 'clone');
  const tracked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', tracked, { cwd: packageRoot(), encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(packageRoot(), path)));
  for (const path of files) cpSync(join(packageRoot(), path), join(clone, path));

  const command = [join(clone, 'bin', 'cardwright.js'), 'init', 'Salt Harbour'];
  const first = spawnSync(process.execPath, command, { cwd: room, encoding: 'utf8' });

  expect(first).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('No errors') as string,
  });
  expect(existsSync(join(room, 'salt-harbour', 'game.yaml'))).toBe(true);
});
