/** A table behind a channel of messages, as a worker has it. */
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { GameChecker, loadRules } from '../../../generator/index.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { playedGame } from '../../../studio/server/played-game.ts';
import { type Answered, type Question, serveTable } from '../../../studio/table/serve.ts';
import type { TableView } from '../../../studio/table/view.ts';

/** What a channel hears before anybody listens to it. */
function silence(): void {}

let ask: (asked: Question['asked']) => Answered['answer'];

async function serve(game: string): Promise<void> {
  const folder = join(packageRoot(), 'content', game);
  const rules = await loadRules(folder);
  const played = playedGame(new GameChecker(folder).check(), null);
  if (rules === null || played === null) throw new Error(`${game} cannot be played.`);
  const answers: Answered[] = [];
  let hear: (message: { readonly data: Question }) => void = silence;
  serveTable(rules, {
    addEventListener: (_, heard) => (hear = heard),
    postMessage: (answer) => void answers.push(answer),
  });
  let number = 0;
  ask = (asked) => {
    number += 1;
    // What passes to a worker is copied.
    hear({ data: structuredClone({ number, asked }) });
    const last = structuredClone(answers.at(-1));
    expect(last?.number).toBe(number);
    return last!.answer;
  };
  expect(ask({ do: 'open', game: played.table })).toEqual({ done: true });
}

const GAME = { players: 2, options: {}, decks: [], parts: {}, seed: 5 };

function look(viewer: string, step: number | null = null): TableView {
  const answer = ask({ do: 'look', viewer, step });
  if (!('view' in answer)) throw new Error(JSON.stringify(answer));
  return answer.view;
}

beforeAll(() => serve('battle-logistic-square'));

test('a hand is in what its seat sees, and in nothing that another sees', () => {
  ask({ do: 'begin', game: GAME, seats: ['human', 'human'] });
  const own = look('P1').seen['hand'] as Record<string, string[]>;
  expect(own['P1']).toHaveLength(5);
  for (const viewer of ['P2', 'spectator']) {
    const view = look(viewer);
    expect((view.seen['hand'] as Record<string, unknown>)['P1']).toBe(5);
    if (view.toAct !== viewer) expect(view.moves).toEqual([]);
  }
});

test('a move is refused in words with its clause; a legal one is played, taken back and noted', () => {
  ask({ do: 'begin', game: GAME, seats: ['human', 'human'] });
  const seat = look('spectator').toAct ?? '';
  expect(ask({ do: 'act', seat, text: 'nonsense' })).toHaveProperty('refused');
  const [move] = look(seat).moves;
  expect(ask({ do: 'act', seat, text: move?.text ?? '' })).toEqual({ done: true });
  expect(look(seat).steps).toBe(1);
  expect(look(seat, 0).step).toBe(0);
  ask({ do: 'undo' });
  expect(look(seat).takenBack).toMatchObject([{ step: 1 }]);
});

test('bots play to the end; then a save plays the same, and a changed one is refused', () => {
  ask({ do: 'begin', game: GAME, seats: ['random', 'random'] });
  while (look('spectator').next !== 'over') ask({ do: 'advance' });
  const before = look('spectator');
  expect(before.log.every(({ step, said }) => step === 0 || said !== null)).toBe(true);
  const saved = ask({ do: 'save' });
  const save = 'text' in saved ? saved.text : '';
  expect(ask({ do: 'load', save, seats: ['human', 'human'] })).toEqual({ done: true });
  expect(look('spectator').seen).toEqual(before.seen);
  const changed = save.replace(/"action":"[^"]*"/, '"action":"nonsense"');
  expect(ask({ do: 'load', save: changed, seats: [] })).toHaveProperty('refused');
  expect(ask({ do: 'load', save: 'no save', seats: [] })).toHaveProperty('refused');
  expect(look('spectator').seen).toEqual(before.seen);
});

test('a position is played from; what is none is refused', () => {
  ask({ do: 'begin', game: GAME, seats: ['human', 'human'] });
  const answer = ask({ do: 'position', step: null });
  const position = 'position' in answer ? answer.position : {};
  expect(ask({ do: 'place', position, seats: ['human', 'human'] })).toEqual({ done: true });
  const broken = { ...position, hand: { P1: ['no-such-card'] } };
  expect(ask({ do: 'place', position: broken, seats: [] })).toHaveProperty('refused');
  expect(ask({ do: 'look', viewer: 'P9', step: null })).toHaveProperty('failed');
});
