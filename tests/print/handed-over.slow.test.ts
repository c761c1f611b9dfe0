/** `print` while a preview of the game is open: the preview prints, exactly as the command itself would; and whatever is unusual, the command prints by itself. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { cardwright, startCardwright, type Ended } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';
import { isSoak } from '../support/runs.ts';
import { tinyPrint } from './tiny-game.ts';
import { until, whole } from './processes.ts';

const room = realpathSync(temporaryRoom());
const folder = tinyPrint(room);
const cache = join(room, 'cache');
const announcements = join(cache, 'previews');
const others: ChildProcessWithoutNullStreams[] = [];
let preview: ChildProcessWithoutNullStreams | undefined;
/** What that has written of itself. */
let written = '';

// One preview for as many tests as leave it as it was.
beforeEach(async () => {
  if (isOpen() && announced() === written && others.length === 0) return;
  await endAll();
  preview = await openPreview();
  written = announced();
});
afterAll(endAll);

function isOpen(): boolean {
  return preview?.exitCode === null && preview.signalCode === null;
}

async function endAll(): Promise<void> {
  for (const one of [preview, ...others.splice(0)]) await end(one, 'SIGKILL');
}

async function openPreview(): Promise<ChildProcessWithoutNullStreams> {
  const before = announced();
  const opened = startCardwright(['preview', folder], room, { CARDWRIGHT_CACHE: cache });
  opened.stdout.resume();
  opened.stderr.resume();
  await until('the preview', () => announced() !== before && announced() !== '');
  return opened;
}

/** What the previews have written of themselves. */
function announced(): string {
  const [file] = whole(announcements);
  return file === undefined ? '' : readFileSync(join(announcements, file), 'utf8');
}

function announcement(): string {
  const [file = ''] = whole(announcements);
  return join(announcements, file);
}

async function end(
  process: ChildProcessWithoutNullStreams | undefined,
  signal: NodeJS.Signals,
): Promise<void> {
  if (process === undefined || process.exitCode !== null || process.signalCode !== null) return;
  process.kill(signal);
  await once(process, 'exit');
}

interface Printed extends Ended {
  /** By path: what was written. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Whether the command has loaded what prints. */
  readonly byItself: boolean;
}

let prints = 0;

/** Prints into a folder of its own; what it says is as if that had always the same name. */
async function print(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Printed> {
  const own = `print-${(prints += 1)}`;
  const coverage = join(room, `${own}-loaded`);
  mkdirSync(coverage);
  const { exit, out, err } = await cardwright(['print', folder, '--out', own, ...args], room, {
    CARDWRIGHT_CACHE: cache,
    SOURCE_DATE_EPOCH: '1700000000',
    NODE_V8_COVERAGE: coverage,
    ...env,
  });
  return {
    exit,
    out: out.replaceAll(own, 'out'),
    err: err.replaceAll(own, 'out'),
    files: filesIn(join(room, own)),
    byItself: loaded(coverage).includes('dist/cli/commands/print/print.js'),
  };
}

function filesIn(out: string): ReadonlyMap<string, Buffer> {
  if (!existsSync(out)) return new Map();
  const paths = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  return new Map(paths.map((path) => [relative(out, path), readFileSync(path)]));
}

/** Modules of the bundle that a process has loaded. */
function loaded(coverage: string): string[] {
  const bundle = join(packageRoot(), 'dist', 'bundle');
  const modules = JSON.parse(readFileSync(join(bundle, 'modules.json'), 'utf8')) as Record<
    string,
    readonly string[]
  >;
  const run = readdirSync(coverage).map((name) => readFileSync(join(coverage, name), 'utf8'));
  return Object.entries(modules).flatMap(([file, own]) =>
    run.some((text) => text.includes(`/dist/bundle/${file}"`)) ? own : [],
  );
}

function save(path: string, change: (text: string) => string): void {
  const file = join(folder, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const NEW_CACHE = (): { CARDWRIGHT_CACHE: string } => ({
  CARDWRIGHT_CACHE: join(room, `cache-${prints}`),
});

/** What can be asked for; the soak run tries all of it, other runs what differs most. */
const requests: readonly { what: string; args: readonly string[]; often?: boolean }[] = [
  { what: 'all sheets', args: [] },
  {
    what: 'one card in one language, on two papers',
    args: ['-c', 'heron', '-l', 'en', '-p', 'a4,letter'],
    often: true,
  },
  {
    what: 'pictures',
    args: ['-c', 'otter', '-l', 'ja', '--format', 'png', '--dpi', '60'],
  },
  { what: 'a tagged PDF', args: ['-c', 'heron', '-l', 'en', '--tagged'] },
  { what: 'nothing said', args: ['-c', 'heron', '-l', 'en', '--quiet'] },
];

test.each(requests.filter(({ often }) => isSoak || often))(
  '$what: byte for byte and word for word the same',
  async ({ args }) => {
    save('beasts.yaml', (text) =>
      text.replace(/It never \w+/, `It never ${'abcdefghi'[prints % 9]}`),
    );
    // At once: the preview may not have noticed the save.
    const handed = await print(args);
    // Of another browser, in which nothing was pressed before.
    const own = await print(args, NEW_CACHE());
    expect([handed.byItself, own.byItself]).toEqual([false, true]);
    expect(handed.exit).toBe(0);
    expect(handed.files.size).toBeGreaterThan(0);
    expect([...handed.files.keys()]).toEqual([...own.files.keys()]);
    for (const [path, bytes] of handed.files) expect(own.files.get(path)?.equals(bytes)).toBe(true);
    expect([handed.out, handed.err, handed.exit]).toEqual([own.out, own.err, own.exit]);
  },
);

test('a game with an error is refused in the same words', async () => {
  const before = readFileSync(join(folder, 'beasts.yaml'), 'utf8');
  save('beasts.yaml', (text) => text.replace('strength: 2', 'strengh: 2'));
  const handed = await print();
  const own = await print([], NEW_CACHE());
  writeFileSync(join(folder, 'beasts.yaml'), before);
  expect([handed.byItself, own.byItself]).toEqual([false, true]);
  expect(handed.exit).toBe(1);
  expect([handed.out, handed.err, handed.exit]).toEqual([own.out, own.err, own.exit]);
});

const SMALL = ['-c', 'heron', '-l', 'en'];

test.each([['--list'], ...(isSoak ? [['--rulebook'], ['--since', 'last']] : [])])(
  '%s is printed by the command itself',
  async (...args) => {
    expect((await print([...args, '-l', 'en'])).byItself).toBe(true);
  },
);

test('what is wrongly asked for is refused by the command itself', async () => {
  const { exit, err, byItself } = await print(['-c', 'dragon']);
  expect([exit, byItself]).toEqual([2, true]);
  expect(err).toContain('There is no card "dragon".');
});

test('a preview says of itself what only its user can read, and takes it back', async () => {
  expect(statSync(announcement()).mode & 0o777).toBe(0o600);
  await end(preview, 'SIGINT');
  expect(whole(announcements)).toEqual([]);
  expect(await print(SMALL)).toMatchObject({ exit: 0, byItself: true });
});

test(
  'a preview that was killed: the command prints; the next preview takes its place',
  { tags: 'soak' },
  async () => {
    await end(preview, 'SIGKILL');
    expect(whole(announcements)).toHaveLength(1);
    expect(await print(SMALL)).toMatchObject({ exit: 0, byItself: true });
    others.push(await openPreview());
    expect(whole(announcements)).toHaveLength(1);
    expect(await print(SMALL)).toMatchObject({ exit: 0, byItself: false });
  },
);

test(
  'a preview that is killed in the middle: the command prints all of it by itself',
  { tags: 'soak' },
  async () => {
    const { files } = await print();
    save('beasts.yaml', (text) => text.replace('One leg', 'One long leg'));
    const printing = print();
    await sleep(400);
    await end(preview, 'SIGKILL');
    const made = await printing;
    expect(made.exit).toBe(0);
    expect([...made.files.keys()]).toEqual([...files.keys()]);
  },
);

test('a preview that does not answer is not waited for', { tags: 'soak' }, async () => {
  preview?.kill('SIGSTOP');
  expect(await print(SMALL)).toMatchObject({ exit: 0, byItself: true });
  await end(preview, 'SIGKILL');
});

test(
  'of two previews the later one prints, and goes on when the other is closed',
  { tags: 'soak' },
  async () => {
    const first = preview;
    others.push(await openPreview());
    await end(first, 'SIGINT');
    expect(await print(SMALL)).toMatchObject({ exit: 0, byItself: false });
  },
);

const spoilt: readonly (readonly [string, (said: Record<string, unknown>) => object])[] = [
  ['another build', (said) => ({ ...said, build: 'another' })],
  ['another token', (said) => ({ ...said, token: 'another' })],
  ['another port', (said) => ({ ...said, port: 9 })],
  ['a process that is gone', (said) => ({ ...said, pid: 2 ** 22 + 1 })],
  ['another game', (said) => ({ ...said, folder: join(room, 'elsewhere') })],
  ['nothing', () => ({})],
];

test.each(isSoak ? spoilt : spoilt.slice(0, 2))(
  'a file that names %s: the command prints by itself',
  async (_, change) => {
    const said = JSON.parse(written) as Record<string, unknown>;
    writeFileSync(announcement(), JSON.stringify(change(said)));
    expect(await print(SMALL)).toMatchObject({ exit: 0, byItself: true });
    writeFileSync(announcement(), written);
  },
);

test('a file that others may read or have written is not believed', { tags: 'soak' }, async () => {
  chmodSync(announcement(), 0o644);
  expect(await print(SMALL)).toMatchObject({ exit: 0, byItself: true });
  chmodSync(announcement(), 0o600);
});

test('settings that the preview does not have', { tags: 'soak' }, async () => {
  const elsewhere = { CARDWRIGHT_CONFIG: join(room, 'settings') };
  expect(await print(SMALL, elsewhere)).toMatchObject({ exit: 0, byItself: true });
});
