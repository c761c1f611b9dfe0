/** Two commands that write into the same new folder at once, and try it at the same time. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { temporaryRoom } from '../support/games.ts';

const built = pathToFileURL(join(packageRoot(), 'dist', 'cli', 'out-folder.js')).href;

/** As many commands as start in a process: one that was refused ends it. */
const MANY = `
  const { refuseUnwritable } = await import(${JSON.stringify(built)});
  for (let i = 0; i < 400; i += 1) refuseUnwritable(process.argv[1], { cwd: '/' });
`;

test('a folder that others make and remove meanwhile is no file, and no trial is left in it', async () => {
  const room = temporaryRoom();
  const folder = join(room, 'out', 'tiny');
  const tried = [0, 1].map(() =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', MANY, folder]),
  );
  const ended = await Promise.allSettled(tried);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const left = readdirSync(room, { recursive: true }).map((path) => basename(String(path)));
  expect(left.filter((name) => !['out', 'tiny'].includes(name))).toEqual([]);
});
