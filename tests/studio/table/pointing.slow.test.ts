/** Moves that are named by ways and sides are pointed at by squares, and lead there. */
import { expect, test } from 'vitest';
import { decided, movesMeant, wordsNext } from '../../../studio/app/table/choosing.ts';
import type { Move, TableView } from '../../../studio/table/view.ts';
import { type Ask, serveGame } from './serve-game.ts';

/** What says where pieces are, and the verb by which one goes somewhere. */
const GAMES = [
  { game: 'apeiron', verb: 'move', pieces: 'field' },
  { game: 'armed-warfare', verb: 'step', pieces: 'map' },
  { game: 'battle-logistic-square', verb: 'move', pieces: 'cell' },
] as const;

test.for(GAMES.slice(1))('$game: who points at a square goes there', pointAndGo);
test.for(GAMES.slice(0, 1))(
  '$game: who points at a square goes there',
  { tags: 'soak' },
  pointAndGo,
);

async function pointAndGo({ game, verb, pieces }: (typeof GAMES)[number]): Promise<void> {
  const { ask, look } = await serveGame(game);
  ask({
    do: 'begin',
    game: { players: 2, options: {}, decks: [], parts: {}, seed: 11 },
    seats: ['human', 'human'],
  });
  let gone = 0;
  const reasons: string[] = [];
  for (let step = 0; step < 300 && gone < 6; step += 1) {
    const { toAct, next } = look('spectator');
    if (toAct === null) break;
    if (next === 'forced') {
      ask({ do: 'advance' });
      continue;
    }
    const before = look(toAct);
    const going = before.moves.filter(({ text }) => text.startsWith(`${verb} `));
    const move =
      going[(step * 5) % Math.max(1, going.length)] ?? before.moves[step % before.moves.length]!;
    if (going.includes(move)) reasons.push(...reasonsIn(ask, toAct));
    ask({ do: 'act', seat: toAct, text: move.text });
    if (!going.includes(move)) continue;
    gone += 1;
    const [from = '', to = ''] = move.points;
    expect(squaresIn(before, pieces)).toContain(from);
    // A unit may be destroyed on the way.
    const after = squaresIn(look(toAct), pieces);
    if (after.length === squaresIn(before, pieces).length) expect(after).toContain(to);
  }
  expect(gone).toBe(6);
  expect(reasons).not.toEqual([]);
}

/** Why somebody cannot go to squares, where a clause says so. */
function reasonsIn(ask: Ask, seat: string): string[] {
  const numbers = Array.from({ length: 9 }, (_, at) => at + 1);
  const squares = numbers.flatMap((column) => numbers.map((row) => `(${column},${row})`));
  return squares.flatMap((square) => {
    const answer = ask({ do: 'whyNot', seat, square });
    if (!('text' in answer)) throw new Error(JSON.stringify(answer));
    return /\([A-Z]+-[\d.]+\)$/.test(answer.text) ? [answer.text] : [];
  });
}

/** Squares by what is there, or the other way round. */
function squaresIn({ seen }: TableView, key: string): string[] {
  return Object.entries(seen[key] as Record<string, string>)
    .flat()
    .filter((text) => text.startsWith('('));
}

function moveOf(text: string, points: readonly string[] = []): Move {
  return { text, points, said: text, head: text, tail: '', foreseen: '' };
}

test('a piece that is pointed at is the one that acts, where it can act', () => {
  const moves = [moveOf('shoot (1,1)->(2,1)'), moveOf('shoot (2,1)->(1,1)')];
  expect(movesMeant(moves, ['(1,1)'])).toEqual([moves[0]]);
  expect(movesMeant([moves[1]!], ['(1,1)'])).toEqual([moves[1]]);
});

test('a square leads to all ways that end there, and nothing is decided while they differ', () => {
  const moves = [
    moveOf('move [N] N', ['(1,9)', '(1,8)']),
    moveOf('move [N] E', ['(1,9)', '(1,8)']),
    moveOf('move [E] E', ['(1,9)', '(2,9)']),
  ];
  expect(wordsNext(moves, [])).toEqual(new Set(['(1,9)', '(1,8)', '(2,9)']));
  expect(movesMeant(moves, ['(1,8)'])).toHaveLength(2);
  expect(decided(moves, ['(1,8)'], () => true)).toBeNull();
  expect(decided(moves, ['(2,9)'], () => true)).toBe(moves[2]);
});
