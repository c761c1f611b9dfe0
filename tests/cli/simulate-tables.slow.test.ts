/** `simulate --players 3` and more: every deck in every seat, on one thread, on several, in parts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SimulationResult } from '../../simulation/index.ts';
import { cardwright } from '../support/command.ts';
import { copyGame, LORDS_OF_WAR, temporaryRoom } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
/** The rules know a limit: what is looked at here is the same in short games. */
const SHORT = ['--option', 'turnLimit=24'];
const FOUR = ['simulate', 'lords-of-war', '--players', '4', '--bots', 'random'];
const DECKS = ['--deck', 'orc-core,dwarf-core,orc-long-range,dwarf-gun-wall'];
const THREE = ['simulate', 'aaws-basic', '--players', '3', '--parts', 'battle=two-fords'];

function read(file: string): string {
  return readFileSync(join(room, file), 'utf8');
}

test(
  'one thread, several, and parts on several machines give the same bytes',
  { tags: 'soak' },
  async () => {
    const args = [...FOUR, ...DECKS, ...SHORT, '--games', '204'];
    const run = (...more: string[]) => cardwright([...args, '--format', 'json', ...more], room);
    const [one, three] = await Promise.all([run('--workers', '1'), run('--workers', '3')]);
    expect(one).toMatchObject({ exit: 0, err: '' });
    expect(three.out).toBe(one.out);
    const { pairings, shards } = JSON.parse(one.out) as SimulationResult;
    expect(shards).toBeGreaterThan(1);
    const [{ entrants, began } = { entrants: [], began: [] }] = pairings;
    // Each of four has each seat in 51 of 204 games, and in each game one of them begins.
    for (const { seats } of entrants!)
      for (const { won, drawn, lost, unfinished } of seats)
        expect(won + drawn + lost + unfinished).toBe(51);
    expect(began.flatMap((tally) => Object.values(tally)).reduce((a, b) => a + b, 0)).toBe(204);

    const parts = await Promise.all(
      ['2/2', '1/2'].map((part) =>
        cardwright([...args, '--shard', part, '-o', `${part[0]}.json`], room),
      ),
    );
    expect(parts.map((part) => part.exit)).toEqual([0, 0]);
    const merged = await runHere(['simulate', 'merge', '1.json', '2.json', '-f', 'json'], room);
    expect(merged.out).toBe(one.out);
  },
);

test('tables: what each deck and each seat wins, beside the fair share', async () => {
  const { exit, out, err } = await runHere([...FOUR, ...DECKS, '--games', '40'], room);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).toContain('Lords of War: 40 games, played by random, from seed 1');
  expect(out).toMatch(/^deck +share won +fair share +.* as P1 +as P2 +as P3 +as P4$/mu);
  // Two teams of two: whoever wins, wins with somebody else.
  expect(out).toMatch(/^orc-core +\d+\.\d % \(\d+\.\d–\d+\.\d\) +50\.0 % +40 /mu);
  expect(out).toMatch(/^P4 +\d+\.\d % \(.*\) +50\.0 % +40 /mu);
  expect(out).not.toContain('who begins wins');
});

test('for spreadsheets a line for each deck of each pairing', async () => {
  const { out } = await runHere([...THREE, '--bots', 'random', '--games', '6', '-f', 'csv'], room);
  const [head = '', ...rows] = out.trim().split('\n');
  expect(head.split(',').slice(0, 3)).toEqual(['pairing', 'deck', 'games']);
  expect(rows.map((row) => row.split(',').slice(0, 3).join(' '))).toEqual([
    '1 ferry-raiders 12',
    '1 gate-watch 6',
    '2 ferry-raiders 6',
    '2 gate-watch 12',
  ]);
});

test(
  'every game that is named can be looked at, and is the one that was counted',
  { tags: 'soak' },
  async () => {
    const args = [...THREE, '--bots', 'random', '--games', '3'];
    const { out } = await runHere([...args, '-f', 'json'], room);
    const { pairings } = JSON.parse(out) as SimulationResult;
    const found = [];
    for (const [place, { longest }] of pairings.entries()) {
      const [pairing, seed, turned] = longest!.game;
      const shown = await runHere(
        [...args, '--show', `${pairing + 1}:${seed}${'abc'[turned]}`],
        room,
      );
      const [program, ...words] = shown.out.trim().split(' ');
      expect([program, ...words.slice(0, 4)].join(' ')).toBe(
        'cardwright play aaws-basic --players 3',
      );
      await runHere(words, room, [`save longest-${place}.json`]);
      const { steps } = JSON.parse(read(`longest-${place}.json`)) as { steps: unknown[] };
      found.push(steps.length);
    }
    expect(found).toEqual(pairings.map(({ longest }) => longest!.value));
  },
);

test(
  'the page: decks and seats with a plot; balance.yaml judges tables of that many',
  { tags: 'soak' },
  async () => {
    const folder = copyGame(LORDS_OF_WAR, join(room, 'own'));
    writeFileSync(
      join(folder, 'balance.yaml'),
      [
        'pairings: { share: [1, 2] }',
        'tables:',
        '  - { players: 4, share: [5, 95], length: { decisions: 5000, games: 20 } }',
        '  - { players: 3, share: [1, 2] }',
        '  - { players: 4, decks: [orc-core], share: [1, 4] }',
        '',
      ].join('\n'),
    );
    const four = ['simulate', folder, ...FOUR.slice(2), ...DECKS, ...SHORT, '--lang', 'en'];
    const { exit, out } = await cardwright(
      [...four, '--games', '200', '--check', '--report', 'page.html', '--ui', 'en'],
      room,
    );
    // All decks and the length hold; the last entry does not, and nothing of games of two or three is judged.
    expect(out).toContain('5 hold, 1 broken, 0 without enough games');
    expect(out).toMatch(/CW6001[^]*balance\.yaml:5/u);
    expect(out).toContain('in games of 4 players');
    expect(exit).toBe(1);
    const page = read('page.html');
    expect(page).toContain('<h2>Games of more than two</h2>');
    expect(page).toContain('beside the fair share');
    expect(page).toMatch(/cardwright play .*--players 4 --seats random,random,random,random/u);
    expect(page).not.toContain('first against second');
  },
);

const slips: readonly (readonly [args: readonly string[], said: string])[] = [
  [['apeiron', '--players', '3'], 'The game is not for 3 players.'],
  [['lords-of-war', '--players', '5'], 'It is for 2, 3, 4, 6.'],
  [['lords-of-war', '--players', '1'], 'two players or more'],
  [['lords-of-war', '--players', 'many'], "argument 'many' is invalid"],
  // Three players of Lords of War bring two armies.
  [['lords-of-war', '--players', '3'], 'LOW-6.1.2'],
  [['lords-of-war', '--players', '4', '--worth', 'cards'], '--worth compares games of two players'],
  [['lords-of-war', '--option', 'players=4', '--against', 'HEAD'], '--against compares'],
  [['lords-of-war', '--players', '4', '--show', '1:1e'], '"1:1e" is no game of this run.'],
];

test.each(slips)('slips are reported: %j', async (args, said) => {
  const { exit, out, err } = await runHere(['simulate', ...args], room);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toContain(said);
});
