/** Games that are played for long: which of them are reported, and when. */
import { afterEach, expect, test } from 'vitest';
import { inGame } from '../../../simulation/playing/failed-game.ts';
import { GameCell, showGamesIn, type GameOfRun } from '../../../simulation/playing/game-cell.ts';
import { type LongGame, LongGames } from '../../../simulation/playing/long-games.ts';

const SEED = 2 ** 40 + 1;

afterEach(() => showGamesIn(null));

/** Some threads, with a look at their games each second. */
function threads(count: number) {
  const reported: LongGame[] = [];
  let now = 0;
  const games = new LongGames(
    (game) => reported.push(game),
    () => now,
  );
  const cells = Array.from({ length: count }, () => {
    const ours = new GameCell();
    games.watch(ours);
    return { ours, theirs: new GameCell(ours.memory) };
  });
  const wait = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) {
      games.look();
      now += 1000;
    }
    games.look();
  };
  return { reported, games, cells: cells.map(({ theirs }) => theirs), ours: cells[0]!.ours, wait };
}

function gameOf(pairing: number, version: number | null = 0): GameOfRun {
  return { game: [pairing, SEED, 1], version };
}

test('a game that does not end is reported once, after a minute', () => {
  const { reported, cells, wait } = threads(2);
  cells[0]!.begin(gameOf(0));
  wait(30);
  cells[1]!.begin(gameOf(3, 1));
  cells[0]!.end();
  cells[0]!.begin(gameOf(1));
  wait(59);
  expect(reported).toEqual([]);
  cells[0]!.end();
  wait(1);
  expect(reported).toEqual([{ ...gameOf(3, 1), seconds: 60 }]);
  wait(3600);
  expect(reported).toHaveLength(1);
});

test('games that are all long are reported less and less', () => {
  const { reported, cells, wait } = threads(1);
  for (let game = 0; game < 200; game += 1) {
    cells[0]!.begin(gameOf(game));
    wait(70);
    cells[0]!.end();
  }
  cells[0]!.begin(gameOf(200));
  wait(3600);
  expect(reported).toEqual([
    { ...gameOf(0), seconds: 60 },
    { ...gameOf(200), seconds: 120 },
  ]);
});

test('the same game, begun again, is another one; between games a thread is in none', () => {
  const { reported, games, cells, wait } = threads(1);
  for (let time = 0; time < 3; time += 1) {
    cells[0]!.begin(gameOf(0));
    wait(40);
    cells[0]!.end();
  }
  wait(100);
  games.interrupt();
  expect(reported).toEqual([]);
});

test('whoever interrupts hears of the longest game, if it is not a short one', () => {
  const short = threads(1);
  short.cells[0]!.begin(gameOf(0));
  short.wait(9);
  short.games.interrupt();
  expect(short.reported).toEqual([]);

  const { reported, games, cells, wait } = threads(3);
  cells[1]!.begin(gameOf(2, null));
  wait(1);
  cells[0]!.begin(gameOf(0));
  wait(13);
  games.interrupt();
  expect(reported).toEqual([{ ...gameOf(2, null), seconds: 14 }]);
});

test('what was reported is not reported again when it is interrupted', () => {
  const { reported, games, cells, wait } = threads(1);
  cells[0]!.begin(gameOf(0));
  wait(80);
  games.interrupt();
  expect(reported).toEqual([{ ...gameOf(0), seconds: 60 }]);
});

test('a thread that has ended is not looked at', () => {
  const { reported, games, cells, ours, wait } = threads(1);
  cells[0]!.begin(gameOf(0));
  wait(20);
  games.forget(ours);
  wait(100);
  games.interrupt();
  expect(reported).toEqual([]);
});

test('it is seen from outside as long as it is played, and not when it has thrown', () => {
  const cell = new GameCell();
  showGamesIn(new GameCell(cell.memory));
  expect(cell.serial).toBeNull();
  const played = inGame([4, SEED, 0], () => [cell.serial === null, cell.game], 1);
  expect(played).toEqual([false, { game: [4, SEED, 0], version: 1 }]);
  expect(cell.serial).toBeNull();
  expect(() =>
    inGame([5, SEED, 0], () => {
      throw new Error('rules');
    }),
  ).toThrow('rules');
  expect(cell.serial).toBeNull();
});
