/**
 * docs/how-to/simulate-on-many-machines.md: each recipe for parts is run as it is on the page, with
 * fewer games of quicker bots, and gives what one process gives.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { packageRoot } from '../../kernel/index.ts';
import { cardwright, COMMAND } from '../support/command.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { isSoak, runs } from '../support/runs.ts';

const room = temporaryRoom();
const page = readFileSync(
  join(packageRoot(), 'docs', 'how-to', 'simulate-on-many-machines.md'),
  'utf8',
);
/** Parts that one job plays on the page: here it plays a few of them, each a part of that many. */
const PARTS = runs(2, 3);
/** Enough for as many shards as there are parts, the last of which is small. */
const QUICK = ['--games', String((PARTS - 1) * 200 + 2), '--bots', 'random'];
const DECKS = ['--deck', 'orc-core,dwarf-core'];

/** The block of this language below a heading. */
function block(heading: string, language: 'sh' | 'yaml'): string {
  const section = page.split(/^##+ /mu).find((text) => text.startsWith(heading)) ?? '';
  const [, found = ''] =
    new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'mu').exec(section) ?? [];
  expect(found, heading).not.toBe('');
  return found;
}

/** With fewer games, of bots that do not search. */
function quicker(script: string, decks = DECKS): string {
  const found = /--games \d+/g;
  expect(script).toMatch(found);
  return script
    .replaceAll(/ --bots \S+/g, '')
    .replaceAll(/ --report \S+/g, ' --format json -o merged.json')
    .replaceAll(found, [...QUICK, ...decks].join(' '));
}

beforeAll(() => {
  // What npx would find where Cardwright is installed.
  const bin = join(room, 'bin');
  mkdirSync(bin);
  const npx = `#!/bin/sh\nshift\nexec "${process.execPath}" "${COMMAND}" "$@"\n`;
  writeFileSync(join(bin, 'npx'), npx);
  chmodSync(join(bin, 'npx'), 0o755);
});

/** Runs a script in a folder of its own. */
function sh(script: string, name: string, env: Readonly<Record<string, string>> = {}): string {
  const folder = join(room, name);
  mkdirSync(join(folder, 'parts'), { recursive: true });
  const PATH = [join(room, 'bin'), process.env['PATH'] ?? ''].join(delimiter);
  execFileSync('sh', ['-ec', script], {
    cwd: folder,
    env: { ...process.env, PATH, ...env },
    stdio: 'pipe',
  });
  return folder;
}

/** What one process says. */
async function alone(game = 'lords-of-war', decks = DECKS): Promise<string> {
  const ended = await cardwright(['simulate', game, ...QUICK, ...decks, '--format', 'json'], room);
  expect(ended).toMatchObject({ exit: 0, err: '' });
  return ended.out;
}

let bundled: Promise<string> | undefined;

/** Whether one process says the same. */
async function isSameAlone(out: string): Promise<boolean> {
  bundled ??= alone();
  return out === (await bundled);
}

async function merged(folder: string): Promise<string> {
  const files = Array.from({ length: PARTS }, (_, part) => `parts/${part + 1}.json`);
  const ended = await cardwright(['simulate', 'merge', ...files, '--format', 'json'], folder);
  expect(ended).toMatchObject({ exit: 0, err: '' });
  return ended.out;
}

test('the loop of a shell', async () => {
  const folder = sh(quicker(block('In parts', 'sh')), 'shell');
  expect(await isSameAlone(readFileSync(join(folder, 'merged.json'), 'utf8'))).toBe(true);
});

test('Slurm', { tags: 'soak' }, async () => {
  const script = block('Slurm', 'sh');
  const [, first = '', last = ''] = /^#SBATCH --array=(\d+)-(\d+)%\d+$/m.exec(script) ?? [];
  expect([first, Number(last) > 1]).toEqual(['1', true]);
  for (let task = 1; task <= PARTS; task += 1) {
    sh(quicker(script), 'slurm', {
      SLURM_ARRAY_TASK_ID: String(task),
      SLURM_ARRAY_TASK_COUNT: String(PARTS),
      SLURM_CPUS_PER_TASK: '1',
    });
  }
  expect(await isSameAlone(await merged(join(room, 'slurm')))).toBe(true);
});

interface KubernetesJob {
  readonly spec: {
    readonly completionMode: string;
    readonly completions: number;
    readonly template: { readonly spec: { readonly containers: readonly Container[] } };
  };
}
interface Container {
  readonly command: readonly string[];
  readonly args: readonly [string];
}

test('Kubernetes', { tags: 'soak' }, async () => {
  const { spec } = parse(block('Kubernetes', 'yaml')) as KubernetesJob;
  const [container] = spec.template.spec.containers;
  expect(container!.command).toEqual(['sh', '-c']);
  const [script] = container!.args;
  expect(spec.completionMode).toBe('Indexed');
  expect(script).toContain(`))/${spec.completions}"`);
  const here = quicker(script)
    .replace(`/${spec.completions}"`, `/${PARTS}"`)
    .replace('"/parts/$JOB_COMPLETION_INDEX.json"', '"parts/$((JOB_COMPLETION_INDEX + 1)).json"')
    .replace('--workers 4', '--workers 1');
  for (let index = 0; index < PARTS; index += 1)
    sh(here, 'kubernetes', { JOB_COMPLETION_INDEX: String(index) });
  expect(await isSameAlone(await merged(join(room, 'kubernetes')))).toBe(true);
});

interface Workflow {
  readonly jobs: Readonly<
    Record<
      'play' | 'merge',
      { readonly strategy?: Matrix; readonly steps: readonly { run?: string }[] }
    >
  >;
}
interface Matrix {
  readonly matrix: { readonly part: readonly number[] };
}

/** What a job runs of Cardwright. */
function scriptOf(steps: readonly { run?: string }[]): string {
  return steps.find(({ run }) => run?.includes('cardwright') === true)!.run!;
}

test('a matrix of CI jobs', { tags: 'soak' }, async () => {
  const { play, merge } = (parse(block('A matrix', 'yaml')) as Workflow).jobs;
  const all = play.strategy!.matrix.part;
  expect(all).toEqual(all.map((_, place) => place + 1));
  // All of the matrix in the soak run; it starts a process for each.
  const parts = isSoak ? all : all.slice(0, PARTS);
  const decks = ['--deck', 'back-channels,open-water'];
  const game = copyGame(join(packageRoot(), 'starter'), join(room, 'ci', 'my-game'));
  const played = scriptOf(play.steps);
  expect(played).toContain(`/${all.length} `);
  const here = quicker(played, decks).replace(`/${all.length} `, `/${parts.length} `);
  for (const part of parts) sh(here.replaceAll('${{ matrix.part }}', String(part)), 'ci');
  const script = scriptOf(merge.steps);
  // The few games say nothing about what balance.yaml expects.
  expect(script).toContain(' --check ');
  const counted = script
    .replace(' --check', '')
    .replace('balance.html', 'balance.html -o merged.json -f json');
  const folder = sh(counted, 'ci');
  expect(readFileSync(join(folder, 'merged.json'), 'utf8')).toBe(await alone(game, decks));
  expect(readFileSync(join(folder, 'balance.html'), 'utf8')).toMatch(/^<!doctype html>/i);
});
