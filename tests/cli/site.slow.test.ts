/** `cardwright site`, as a user calls it: what is written where, what is left alone, and what an interruption leaves. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { programFile } from '../../studio/server/pages.ts';
import { tinyPrint } from '../print/tiny-game.ts';
import { cardwright, startCardwright } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const MARK = '.cardwright-site';

/** A folder to call the command in, with a game to cut out, or the starter, which is played. */
async function desk(name: string, game: 'tiny' | 'starter'): Promise<string> {
  const folder = join(room, name);
  mkdirSync(folder);
  if (game === 'tiny') tinyPrint(folder);
  else expect((await runHere(['init', 'Salt Harbour'], folder)).exit).toBe(0);
  return folder;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true }).map(String).toSorted();

test('a folder per game, a list of them, and files to print unless somebody wants none', async () => {
  const folder = await desk('made', 'tiny');
  const { exit, out, err } = await cardwright(['site', '--out', 'web/sites'], folder);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).toBe('  site      web/sites/tiny/\n  sites     web/sites/index.html\n');
  const site = join(folder, 'web', 'sites', 'tiny');
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  for (const [, address = ''] of page.matchAll(/(?:src|href)="([^"#]+)"/g)) {
    if (!address.startsWith('data:')) {
      expect(statSync(join(site, address)).size, address).toBeGreaterThan(100);
    }
  }
  const prints = readdirSync(join(site, 'print'));
  expect(prints.some((name) => name.endsWith('.pdf'))).toBe(true);
  // Whoever gives it out need not be who wrote it.
  expect(statSync(site).mode & 0o777).toBe(statSync(join(folder, 'web')).mode & 0o777);
  const data = (): string => readFileSync(join(site, 'data', 'en.js'), 'utf8');
  expect(data()).toContain(`print/${prints[0]}`);

  const again = await runHere(['site', '-o', 'web/sites', '--no-print-files'], folder);
  expect(again.exit).toBe(0);
  expect(existsSync(join(site, 'print'))).toBe(false);
  expect(data()).not.toContain('print/');
  expect(readdirSync(join(folder, 'web', 'sites')).toSorted()).toEqual([
    'en.html',
    'fonts',
    'index.html',
    'ja.html',
    'tiny',
  ]);
});

test('what is no site is refused before anything is printed, with a way out', async () => {
  const folder = await desk('foreign', 'tiny');
  const letter = join(folder, 'site', 'tiny', 'letter.txt');
  mkdirSync(join(letter, '..'), { recursive: true });
  writeFileSync(letter, 'mine');
  const { exit, out, err } = await runHere(['site'], folder);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toMatch(/site\/tiny" is not a site, and is left alone\.\n.*--out/);
  expect(filesIn(join(folder, 'site'))).toEqual(['tiny', 'tiny/letter.txt']);
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

test('a place that cannot be written to is refused as well', async () => {
  const folder = await desk('file', 'tiny');
  writeFileSync(join(folder, 'site'), 'a file');
  const { exit, err } = await runHere(['site'], folder);
  expect(exit).toBe(2);
  expect(err).toMatch(/^Nothing can be written to site: .*\n.*--out/);
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

test("somebody else's index.html is left alone, and the command says so", async () => {
  const folder = await desk('index', 'tiny');
  mkdirSync(join(folder, 'site'));
  const page = join(folder, 'site', 'index.html');
  writeFileSync(page, 'mine');
  const { exit, out, err } = await runHere(['site', '--no-print-files'], folder);
  expect({ exit, out }).toEqual({ exit: 0, out: '  site      site/tiny/\n' });
  expect(err).toMatch(/"site\/index\.html" is not a list of sites, and is left alone\.\n.*--out/);
  expect(readFileSync(page, 'utf8')).toBe('mine');
});

test('a game with errors gets no site, and keeps none of the others from theirs', async () => {
  const folder = await desk('errors', 'tiny');
  tinyPrint(folder, { 'clans.yaml': '- id: [' });
  const { exit, out, err } = await runHere(['site', '--no-print-files'], folder);
  expect(exit).toBe(1);
  expect(out).toContain('  site      site/tiny/\n  sites     site/index.html');
  expect(err).toContain('has errors and was not built');
});

test('a program that is missing is no empty file', () => {
  expect(programFile('site.js').length).toBeGreaterThan(10_000);
  expect(() => programFile('no-such.js')).toThrow(/ENOENT.*no-such\.js/);
});

test(
  'whenever it is stopped, what is there is whole; the next site removes what is left',
  { tags: 'soak' },
  async () => {
    const folder = await desk('stopped', 'starter');
    const args = ['site', '-g', 'salt-harbour', '--no-print-files'];
    const sites = join(folder, 'site');
    const site = join(sites, 'salt-harbour');
    expect((await runHere(args, folder)).exit).toBe(0);
    const whole = filesIn(site);
    expect(whole).toContain('rules.js');

    const isMaking = (): boolean =>
      readdirSync(sites).some((name) => name.startsWith('.salt-harbour-'));
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const child = startCardwright(args, folder);
      const ended = once(child, 'exit');
      while (child.exitCode === null && !isMaking()) await sleep(2);
      child.kill(signal);
      await ended;
      // Killed between two renames it is missing, never half there.
      if (existsSync(site)) expect(filesIn(site)).toEqual(whole);
      if (signal === 'SIGTERM') expect(isMaking()).toBe(false);
    }
    expect((await runHere(args, folder)).exit).toBe(0);
    expect(filesIn(site)).toEqual(whole);
    expect(isMaking()).toBe(false);
    expect(existsSync(join(site, MARK))).toBe(true);
  },
);
