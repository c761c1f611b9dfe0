/** `cardwright simulate`: games by the thousand, here by the dozen. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import type { SimulationResult } from '../../simulation/index.ts';
import { cardwright, hasWorked, startCardwright, TRACE } from '../support/command.ts';
import { copyGame, temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const DECKS = ['simulate', 'lords-of-war', '--deck', 'orc-core,dwarf-core'];
const QUICK = [...DECKS, '--bots', 'random', '--games', '202'];

function read(file: string): string {
  return readFileSync(join(room, file), 'utf8');
}

test('one thread, several, and parts on several machines give the same bytes', async () => {
  const short = [...QUICK, '--option', 'turnLimit=24'];
  const run = (...args: string[]) => cardwright([...short, '--format', 'json', ...args], room);
  const [one, three] = await Promise.all([run('--workers', '1'), run('--workers', '3')]);
  expect(one).toMatchObject({ exit: 0, err: '' });
  expect(three.out).toBe(one.out);

  const parts = ['2/2', '1/2'].map((part) => [part, `part-${part[0]}.json`] as const);
  const ran = await Promise.all(
    parts.map(([part, file]) => cardwright([...short, '--shard', part, '-o', file], room)),
  );
  expect(ran.map(({ exit }) => exit)).toEqual([0, 0]);
  const files = parts.map(([, file]) => file);
  const merge = ['simulate', 'merge', ...files, '--format', 'json'];
  expect((await cardwright(merge, room)).out).toBe(one.out);
  await runHere([...merge, '-o', 'whole.json'], room);
  expect(read('whole.json')).toBe(one.out);

  const gap = await runHere(['simulate', 'merge', files[0]!], room);
  expect(gap).toMatchObject({ exit: 2, out: '' });
  expect(gap.err).toContain('Shards are missing: 1');
  const other = read(files[0]!).replace('"seed":1,', '"seed":2,');
  writeFileSync(join(room, 'other.json'), other);
  const mixed = await runHere(['simulate', 'merge', files[0]!, 'other.json'], room);
  expect(mixed.err).toContain('"other.json" is of another run.');
});

test(
  'parts that count different cards are not added, though all their games are the same',
  { tags: 'soak' },
  async () => {
    const folder = copyGame(join(packageRoot(), 'starter'), join(room, 'recounted'));
    const part = (number: number) =>
      cardwright(
        [
          'simulate',
          'recounted',
          '--bots',
          'random',
          '--games',
          '202',
          '--shard',
          `${number}/2`,
          '-o',
          `cards-${number}.json`,
        ],
        room,
      );
    expect((await part(1)).exit).toBe(0);
    const manifest = join(folder, 'game.yaml');
    const text = readFileSync(manifest, 'utf8');
    const cards = 'cards: { drawn: [cardDrawn], played: [cardPlayed] }';
    writeFileSync(manifest, text.replace('\nplay:\n', `\nplay:\n  ${cards}\n`));
    expect((await part(2)).exit).toBe(0);
    const merged = await runHere(['simulate', 'merge', 'cards-1.json', 'cards-2.json'], room);
    expect(merged).toMatchObject({ exit: 2, out: '' });
    expect(merged.err).toContain('"cards-2.json" is of another run.');

    writeFileSync(manifest, text);
    expect((await part(2)).exit).toBe(0);
    const again = await runHere(['simulate', 'merge', 'cards-1.json', 'cards-2.json'], room);
    expect(again.exit).toBe(0);
  },
);

test('every game that is named can be looked at, and is the one that was counted', async () => {
  const args = [...DECKS, '--bots', 'greedy,random', '--games', '2'];
  const { out } = await cardwright([...args, '--format', 'json'], room);
  const { plan, pairings } = JSON.parse(out) as SimulationResult;
  expect(plan.pairings).toHaveLength(6);
  const lengths: number[] = [];
  for (const [place, { longest }] of pairings.entries()) {
    const [pairing, seed, swapped] = longest!.game;
    expect(pairing).toBe(place);
    const ref = `${pairing + 1}:${seed}${swapped === 0 ? 'a' : 'b'}`;
    const shown = await runHere([...args, '--show', ref], room);
    const [program, ...words] = shown.out.trim().split(' ');
    expect(program).toBe('cardwright');
    const file = `longest-${place}.json`;
    const played = await runHere(words, room, [`save ${file}`]);
    expect(played.exit).toBe(0);
    const saved = JSON.parse(read(file)) as { steps: unknown[] };
    lengths.push(saved.steps.length);
    const replayed = await runHere(['replay', file], room);
    expect(replayed.exit).toBe(0);
  }
  expect(lengths).toEqual(pairings.map(({ longest }) => longest!.value));
});

test(
  'tables: shares with intervals, who begins, cards, games to look at',
  { tags: 'soak' },
  async () => {
    const { exit, out, err } = await cardwright([...QUICK, '--games', '20', '--mirrors'], room);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toContain('Lords of War: 60 games, played by random, from seed 1');
    expect(out).toMatch(/^1 {2}orc-core +dwarf-core +\d+\.\d % \(\d+\.\d–\d+\.\d\)/m);
    expect(out).toMatch(/^Whoever decides first wins \d+\.\d % \(.*\) of all games\.$/m);
    expect(out).toMatch(/^goblin-shanker +\d/m);
    expect(out).toMatch(/^LOW-5\.\d+\.\d+ +\d+/m);
    expect(out).toMatch(
      /^1:\d+[ab] \(.*longest\): cardwright play lords-of-war --seats random,random.* --bot-seed \d+$/m,
    );
  },
);

test(
  'a game that nobody named is played again in its folder, as it is printed',
  { tags: 'soak' },
  async () => {
    const folder = copyGame(join(packageRoot(), 'starter'), join(room, 'unnamed'));
    const args = ['simulate', '--bots', 'random', '--games', '2'];
    const { out } = await cardwright(args, folder);
    const [, command = ''] = /longest\): (cardwright play .*)$/m.exec(out) ?? [];
    const [program, ...words] = command.split(' ');
    expect(program).toBe('cardwright');
    expect(await runHere(words, folder)).toMatchObject({ exit: 0, err: '' });

    await cardwright([...args, '--shard', '1/1', '-o', 'part.json'], folder);
    const merged = await runHere(['simulate', 'merge', 'part.json', '--report', 'p.html'], folder);
    expect(merged.exit).toBe(0);
    expect(merged.out).toContain(command);
  },
);

test('for spreadsheets a line for each pairing', async () => {
  const { out } = await cardwright([...QUICK, '--games', '20', '--format', 'csv'], room);
  const [head = '', row = '', ...rest] = out.trim().split('\n');
  expect(rest).toEqual([]);
  expect(head.split(',').slice(0, 4)).toEqual(['first', 'second', 'games', 'won']);
  const [first, second, games, won, drawn, lost, unfinished, share] = row.split(',');
  expect([first, second, games]).toEqual(['orc-core', 'dwarf-core', '20']);
  expect([won, drawn, lost, unfinished].reduce((sum, one) => sum + Number(one), 0)).toBe(20);
  expect(Number(share)).toBeCloseTo((Number(won) + Number(drawn) / 2) / 20, 4);
});

test.each([
  ['apeiron', ['--deck', 'night-parade,plate-shapers,trapworks']],
  ['aaws-basic', ['--deck', 'ferry-raiders,gate-watch']],
])('every game that can be played is simulated: %s', playTwo);

// Others simulate these in every run: --clauses and balance.yaml.
test.each([
  ['armed-warfare', ['--option', 'roundLimit=2']],
  ['battle-logistic-square', ['--deck', 'deck-echo-loop,deck-lattice-net,deck-nova-burst']],
])('every game that can be played is simulated: %s', { tags: 'soak' }, playTwo);

async function playTwo(game: string, own: string[]): Promise<void> {
  const few = [...own, '--bots', 'random', '--games', '2'];
  const args = ['simulate', game, ...few, '--format', 'json'];
  const { exit, out, err } = await cardwright(args, room);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const { pairings } = JSON.parse(out) as SimulationResult;
  for (const { pairs } of pairings) expect(pairs.flat().reduce((a, b) => a + b, 0)).toBe(1);
}

test('Ctrl+C: what was played is shown, a part is not written', { tags: 'soak' }, async () => {
  const long = [...DECKS, '--games', '1000000'];
  const whole = interrupted([...long, '--format', 'json', '--workers', '1']);
  const part = interrupted([...long, '--shard', '1/9', '-o', 'half.json', '--workers', '1']);
  const { exit, out } = await whole;
  expect(exit).toBe(0);
  expect((JSON.parse(out) as SimulationResult).stopped).toBe('interrupted');
  expect(await part).toMatchObject({ exit: 1 });
  expect((await part).err).toContain('nothing is written');
  expect(existsSync(join(room, 'half.json'))).toBe(false);
});

/** What a command says that is interrupted while it plays: it starts in less than a second. */
async function interrupted(
  args: readonly string[],
): Promise<{ exit: unknown; out: string; err: string }> {
  const child = startCardwright(args, room);
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += String(text)));
  child.stderr.on('data', (text: Buffer) => (err += String(text)));
  await hasWorked(child, 2);
  child.kill('SIGINT');
  const exit = await new Promise((resolve) => child.on('close', resolve));
  return { exit, out, err };
}

const slips: readonly (readonly [args: readonly string[], said: string])[] = [
  [['--bots', 'gredy'], 'There is no bot "gredy".'],
  [['--deck', 'orc-cor'], 'Did you mean "orc-core"?'],
  [['--option', 'players=5'], '"5" is not a value of the option "players"'],
  [['--shard', '9/8', '-o', 'x'], '"9/8" is no part of a run.'],
  [['--shard', '1/8'], 'A part of a run is written to a file.'],
  [['--decide', '55,45'], 'no band of percentages'],
  [['--decide', '45,55', '--precision', '2'], 'Name one of'],
  [['--precision', 'a lot'], 'no band of percentages'],
  [['--show', '99:1a'], '"99:1a" is no game of this run.'],
  [['--games', '0'], 'at least 1'],
  [['part.json'], '"part.json" is one too many.'],
];

test.each(slips)('slips are reported: %j', async (args, said) => {
  const { exit, out, err } = await runHere(['simulate', 'lords-of-war', ...args], room);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toContain(said);
  expect(err).not.toMatch(TRACE);
});

test('files that are no parts are named', async () => {
  writeFileSync(join(room, 'no.json'), '{"simulation": 1}');
  expect((await runHere(['simulate', 'merge', 'no.json'], room)).err).toContain('no part of a run');
  expect((await runHere(['simulate', 'merge', 'lost.json'], room)).err).toContain('"lost.json"');
  expect((await runHere(['simulate', 'merge'], room)).err).toContain('Name the parts');
});
