import { expect, test } from 'vitest';
import {
  boundedGrid,
  count,
  defineState,
  drawTable,
  pieces,
  pile,
  seatPer,
  slot,
  squareAt,
  unboundedGrid,
  zone,
  type BoardSetting,
  type TableDrawing,
} from '../../../engine/index.ts';

const owner = seatPer<BoardSetting>('card');
const hand = zone<BoardSetting>({ per: 'seat', sees: 'owner' });
const deck = pile<BoardSetting>({ per: 'seat', sees: 'nobody' });
const relic = slot<BoardSetting>({ sees: 'all' });
const round = count<BoardSetting>();
const board = pieces<BoardSetting>({ grid: ({ grid }) => grid, owner });
const declaration = defineState<BoardSetting>({
  round,
  owner,
  hand,
  deck,
  sacredRelic: relic,
  at: board,
});

const ids = ['grey-owl', 'red-rat', 'relic'];
const drawing: TableDrawing<BoardSetting> = {
  heading: (state) => `round ${round.get(state)}`,
  board,
  owner,
  hand,
  zones: [deck, relic],
  empty: ['...'],
  tileOf: (_, { type }, letter) => [`${letter}${type} `],
  figuresOf: (_, type, isFull) => (isFull ? '' : `, type ${type}`),
};
const diagram = drawTable(drawing);

function table(grid: BoardSetting['grid']) {
  const state = declaration.blank({
    types: [0, 0, 1, 1, 1, 2],
    backs: [0, 0, 1, 1, 1, 0],
    seats: 2,
    sides: [0, 1],
    catalogue: { ids, indexOf: new Map(ids.map((id, type) => [id, type])) },
    grid,
  });
  for (const card of [2, 3, 4]) owner.set(state, card, 1);
  relic.put(state, 5);
  deck.add(state, 0, 1);
  hand.add(state, 1, 3);
  hand.add(state, 1, 4);
  return state;
}

test('beside pictures of the board: the zones alone', () => {
  const state = table(boundedGrid(3, 2));
  board.put(state, 0, squareAt(state.config.grid, 2, 1));
  const small = diagram(state, 0).split('\n');
  const beside = diagram(state, 0, 'beside').split('\n');
  expect(beside.length).toBeGreaterThan(1);
  expect(small.slice(-beside.length)).toEqual(beside);
  expect(beside[0]).toMatch(/^hand P1: /);
});

test('small: letters on the board, what they mean, and the zones as far as the viewer sees them', () => {
  const state = table(boundedGrid(3, 2));
  board.put(state, 0, squareAt(state.config.grid, 2, 1));
  board.put(state, 2, squareAt(state.config.grid, 3, 2));
  expect(diagram(state, 0)).toBe(
    [
      'round 0',
      '',
      '2  . . r',
      '1  . O .',
      '   1 2 3',
      '',
      'O  P1 grey-owl, type 0',
      'r  P2 red-rat, type 1',
      'hand P1: none',
      'hand P2: 2 cards',
      'deck P1: 1 cards',
      'deck P2: 0 cards',
      'sacred relic: relic',
    ].join('\n'),
  );
});

test('small, with more than a letter on a square, and what its signs mean', () => {
  const wordy = drawTable({
    ...drawing,
    signs: '? empty',
    cellOn: (_, square, card, letter) => (card === null ? ' ?  ' : ` ${letter}${square}`.padEnd(4)),
  });
  const state = table(boundedGrid(3, 2));
  board.put(state, 0, squareAt(state.config.grid, 2, 1));
  expect(wordy(state, 0).split('\n').slice(2, 8)).toEqual([
    '2  ?   ?   ?',
    `1  ?   O${squareAt(state.config.grid, 2, 1)}  ?`,
    '   1   2   3',
    '',
    'O  P1 grey-owl, type 0',
    '? empty',
  ]);
});

test('large: a tile for each piece, and the hands that the viewer sees drawn likewise', () => {
  const state = table(boundedGrid(2, 1));
  board.put(state, 0, squareAt(state.config.grid, 1, 1));
  expect(diagram(state, 1, 'full')).toBe(
    [
      '  +---+---+',
      '1 |O0 |...|',
      '  +---+---+',
      '    1   2',
      '',
      'O  P1 grey-owl',
      '',
      'hand P2',
      ' +---+',
      ' |r1 |',
      ' +---+',
      'r  2 x red-rat',
      '',
      'hand P1: 0 cards',
      'deck P1: 1 cards',
      'deck P2: 0 cards',
      'sacred relic: relic',
    ].reduce((text, line) => `${text}\n${line}`, 'round 0\n'),
  );
});

test('of a board without bounds what stands there is drawn, and one square more on every side', () => {
  const state = table(unboundedGrid());
  expect(diagram(state).split('\n').slice(2, 6)).toEqual([
    '2  . . .',
    '1  . . .',
    '0  . . .',
    '   0 1 2',
  ]);
  board.put(state, 0, squareAt(state.config.grid, 7, -3));
  expect(diagram(state).split('\n').slice(2, 6)).toEqual([
    '-2  . . .',
    '-3  . O .',
    '-4  . . .',
    '    6 7 8',
  ]);
});
