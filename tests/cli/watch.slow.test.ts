/** `cardwright check --watch`: every save is answered with the new result, until the user stops it. */
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { codesIn, startCardwright, TRACE } from '../support/command.ts';
import { copyGame, temporaryRoom, TINY_GAME, writeFiles } from '../support/games.ts';

const started: ReturnType<typeof startCardwright>[] = [];
afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

/** A watch that can be waited for. */
class Watch {
  readonly #child: ReturnType<typeof startCardwright>;
  readonly #ended: Promise<number | null>;
  #out = '';
  #err = '';

  constructor(args: readonly string[], cwd: string) {
    this.#child = startCardwright(['check', '--watch', ...args], cwd);
    this.#child.stdout.on('data', (data: Buffer) => (this.#out += data.toString()));
    this.#child.stderr.on('data', (data: Buffer) => (this.#err += data.toString()));
    this.#ended = new Promise((resolve) => this.#child.once('close', resolve));
    started.push(this.#child);
  }

  /**
   * Waits for a remark like this and for a result with these codes, and gives that. A slow machine may
   * see one save as two: results with other codes are passed over.
   */
  async until(remark: RegExp, codes: readonly string[]): Promise<string> {
    const { stdout, stderr } = this.#child;
    for (;;) {
      const said = this.#out.split(/(?<=^(?:No errors|\d+ errors? in .*)\n)/m).at(-1) ?? '';
      if (remark.test(this.#err) && said !== '' && isDeepStrictEqual(codesIn(said), codes)) {
        this.#out = '';
        this.#err = '';
        return said;
      }
      await Promise.race([once(stdout, 'data'), once(stderr, 'data')]);
    }
  }

  /** Waits until a result holds this, and gives everything that was said. */
  async untilSaid(words: RegExp): Promise<string> {
    while (!words.test(this.#out)) await once(this.#child.stdout, 'data');
    const said = this.#out;
    this.#out = '';
    this.#err = '';
    return said;
  }

  /** Waits until the watch ends by itself. */
  async end(): Promise<{ exit: number | null; err: string }> {
    return { exit: await this.#ended, err: this.#err };
  }

  async stop(signal: NodeJS.Signals): Promise<{ exit: number | null; err: string }> {
    this.#child.kill(signal);
    return this.end();
  }
}

const room = temporaryRoom();
const orcs = readFileSync(join(TINY_GAME, 'units/orc.yaml'), 'utf8');
const elves = `${orcs.slice(0, orcs.indexOf('\n- '))}
- { id: elf, name: { en: Elf, ja: エルフ }, race: orc, class: infantry, defence: 3 }
`;

// The names of the folders above a game mean nothing: it is watched below build/ and .games/ too.
test.concurrent('a save, a new file and a removed one', async () => {
  const folder = copyGame(TINY_GAME, join(room, 'build', '.games', 'tiny'));
  const watch = new Watch([], folder);
  await watch.until(/Watching\./, []);
  writeFiles(folder, { 'units/orc.yaml': orcs.replace('defence: 3', 'defence: 12') });
  await watch.until(/Checked units\/orc\.yaml in \d+ ms/, ['CW1105']);
  writeFiles(folder, { 'units/elf.yaml': elves.replace('class: infantry', 'class: infntry') });
  await watch.until(/Checked units\/elf\.yaml in/, ['CW1106', 'CW1105']);
  writeFiles(folder, { 'units/orc.yaml': orcs });
  await watch.until(/Checked units\/orc\.yaml in/, ['CW1106']);
  rmSync(join(folder, 'units/elf.yaml'));
  await watch.until(/Checked units\/elf\.yaml in/, []);
  const { exit, err } = await watch.stop('SIGINT');
  expect(exit).toBe(0);
  expect(err).not.toMatch(TRACE);
});

// A formatter, or somebody who holds undo, saves again within milliseconds.
test.concurrent('a save straight after another', async () => {
  const folder = copyGame(TINY_GAME, join(room, 'hasty'));
  const watch = new Watch([], folder);
  await watch.until(/Watching\./, []);
  for (let round = 0; round < 10; round += 1) {
    writeFiles(folder, { 'units/orc.yaml': orcs.replace('defence: 3', 'defence: 12') });
    await watch.until(/Checked units\/orc\.yaml in/, ['CW1105']);
    writeFiles(folder, { 'units/orc.yaml': orcs });
    await watch.until(/Checked units\/orc\.yaml in/, []);
  }
  expect(await watch.stop('SIGINT')).toMatchObject({ exit: 0 });
});

test.concurrent('several games, of which one changes', async () => {
  copyGame(TINY_GAME, join(room, 'two', 'a'));
  copyGame(TINY_GAME, join(room, 'two', 'b'), { 'units/elf.yaml': elves.replace('3', '12') });
  const watch = new Watch(['a', 'b'], join(room, 'two'));
  expect(await watch.until(/Watching\./, ['CW1105'])).toContain('--> b/units/elf.yaml');
  writeFiles(room, { 'two/a/units/orc.yaml': orcs.replace('class: infantry', 'class: infntry') });
  const both = await watch.until(/Checked a\/units\/orc\.yaml in/, ['CW1106', 'CW1105']);
  expect(both).toContain('--> a/units/orc.yaml');
  expect(await watch.stop('SIGTERM')).toMatchObject({ exit: 0 });
});

/** At once: a watch that sees the file missing would say so, and nothing of the link. */
function replaceByLink(path: string, target: string): void {
  const link = join(room, 'link');
  symlinkSync(target, link);
  renameSync(link, path);
}

// What comes from outside must not be read, nor shown with its lines.
test.concurrent(
  'a file that becomes a link out of the folder, or to itself',
  { tags: 'soak' },
  async () => {
    const folder = copyGame(TINY_GAME, join(room, 'linked'));
    writeFiles(room, { 'secret.yaml': 'password: [hunter2\n' });
    const watch = new Watch([], folder);
    await watch.until(/Watching\./, []);
    const path = join(folder, 'patterns.yaml');
    const patterns = readFileSync(path, 'utf8');
    replaceByLink(path, join(room, 'secret.yaml'));
    const said = await watch.untilSaid(/CW1022/);
    expect(said).not.toContain('hunter2');
    replaceByLink(path, 'patterns.yaml');
    await watch.untilSaid(/CW1023/);
    rmSync(path);
    writeFiles(folder, { 'patterns.yaml': patterns });
    await watch.until(/Checked patterns\.yaml in/, []);
    // A folder that becomes a link.
    renameSync(join(folder, 'units'), join(room, 'units'));
    symlinkSync(join(room, 'units'), join(folder, 'units'));
    await watch.untilSaid(/CW1022/);
    const { exit, err } = await watch.stop('SIGINT');
    expect(exit).toBe(0);
    expect(err).not.toMatch(TRACE);
  },
);

test.concurrent(
  'what a link inside the folder leads to, and a folder called by a link',
  { tags: 'soak' },
  async () => {
    const folder = copyGame(TINY_GAME, join(room, 'inner'));
    renameSync(join(folder, 'units', 'orc.yaml'), join(folder, 'orcs.txt'));
    symlinkSync('../orcs.txt', join(folder, 'units', 'orc.yaml'));
    symlinkSync('inner', join(room, 'called'));
    const watch = new Watch(['called'], room);
    await watch.until(/Watching\./, []);
    writeFiles(folder, { 'orcs.txt': orcs.replace('defence: 3', 'defence: 12') });
    await watch.until(/Checked called\/orcs\.txt in/, ['CW1105']);
    expect(await watch.stop('SIGINT')).toMatchObject({ exit: 0 });
  },
);

test.concurrent('a game that is removed ends the watch', { tags: 'soak' }, async () => {
  const folder = copyGame(TINY_GAME, join(room, 'gone'));
  const watch = new Watch(['gone'], room);
  await watch.until(/Watching\./, []);
  rmSync(folder, { recursive: true });
  const { exit, err } = await watch.end();
  expect(exit).toBe(2);
  expect(err).toMatch(/"gone" no longer exists\.\n$/);
  expect(err).not.toMatch(TRACE);
});
