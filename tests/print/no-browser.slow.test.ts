/** A machine without any browser: a clear word, and everything but the print. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { thisMachine } from '../../print/browser/machine.ts';
import { Press } from '../../print/press/press.ts';
import { cardwright, codesIn } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { printed, tinyPrint } from './tiny-game.ts';

const room = temporaryRoom();
const folder = tinyPrint(room);
/** Cardwright as installed without its optional dependency. */
const installed = join(room, 'cardwright');

beforeAll(async () => {
  // Builds, where that is due.
  await cardwright(['--version'], room);
  for (const path of [
    'bin',
    'dist',
    'package.json',
    'schemas',
    'docs',
    'content',
    'print/sizes',
    'print/papers',
    'print/profiles',
    'print/vendors',
  ]) {
    cpSync(join(packageRoot(), path), join(installed, path), { recursive: true });
  }
  const modules = join(installed, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(packageRoot(), 'node_modules'))) {
    if (name === '@sparticuz') continue;
    symlinkSync(join(packageRoot(), 'node_modules', name), join(modules, name));
  }
});

interface Ran {
  readonly exit: number | null;
  readonly out: string;
}

/** With an empty PATH nothing is found. */
function bare(args: readonly string[]): Ran {
  const env = { PATH: join(room, 'nowhere'), HOME: room };
  const program = join(installed, 'bin', 'cardwright.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: room,
    env,
    encoding: 'utf8',
  });
  return { exit: status, out: `${stdout}${stderr}` };
}

/** Chrome where Linux packages put it is found without a PATH. */
const findable = existsSync('/opt/google/chrome/chrome') || process.platform !== 'linux';

test('printing gives one fault, and no file', async () => {
  const machine = { ...thisMachine(), arch: 'none', env: {}, exists: () => false };
  const { browser, diagnostics, files } = await printed(folder, new Press(undefined, machine));
  expect(browser).toBe('none');
  expect(diagnostics.map(({ code }) => code)).toEqual(['CW4001']);
  expect(files).toEqual([]);
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

test.skipIf(findable)('print ends with 2 and names the ways out', () => {
  const { exit, out } = bare(['print', folder]);
  expect(exit).toBe(2);
  expect(codesIn(out)).toEqual(['CW4001']);
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(packageRoot(), 'package.json'), 'utf8'),
  ) as { readonly optionalDependencies: Readonly<Record<string, string>> };
  const carrier = `@sparticuz/chromium@${optionalDependencies['@sparticuz/chromium']}`;
  for (const way of ['Install', '--browser', carrier]) expect(out).toContain(way);
});

test.skipIf(findable)('everything else works', () => {
  expect(bare(['check', folder]).exit).toBe(0);
  expect(bare(['deck', 'check', join(folder, 'decks', 'pack.yaml')]).exit).toBe(0);
  const made = bare(['make', folder]);
  expect(made.exit).toBe(0);
  expect(codesIn(made.out)).toEqual(['CW4001']);
  expect(existsSync(join(folder, 'build', 'tiny', 'game.json'))).toBe(true);
});

test.skipIf(findable)('the doctor says so', () => {
  const { exit, out } = bare(['doctor']);
  expect(exit).toBe(1);
  expect(out).toMatch(/^FAIL +browser to print with +none$/m);
});

test('a browser that is named and not there ends with 2', async () => {
  const { exit, out } = await cardwright(['print', folder, '--browser', join(room, 'nope')], room);
  expect(exit).toBe(2);
  expect(codesIn(out)).toEqual(['CW4002']);
});
