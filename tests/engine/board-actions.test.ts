import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BoardActions,
  boundedGrid,
  catalogueOf,
  endOf,
  squareAt,
  squaresOf,
  typeNotation,
  unboundedGrid,
  way,
  wayBetween,
} from '../../engine/index.ts';

const catalogue = catalogueOf([{ id: 'owl' }, { id: 'red-rat' }, { id: 'mortar' }]);
const grid = boundedGrid(7, 6);
const state = { config: { grid, catalogue } };
const actions = new BoardActions({
  wait: 'plain',
  drop: 'type',
  recall: 'at',
  place: 'type at',
  shoot: 'way',
  fire: 'type way',
});
const { notation } = actions;

const square = fc.constantFrom(...squaresOf(grid));
const type = fc.constantFrom(0, 1, 2);

describe('an action', () => {
  test('is a number from which its verb, square, type and way are had again', () => {
    fc.assert(
      fc.property(square, square, type, (from, to, card) => {
        const along = wayBetween(grid, from, to);
        const place = actions.code(actions.verb('place'), from, card);
        expect([actions.verbOf(place), actions.squareIn(place), actions.extraIn(place)]).toEqual([
          'place',
          from,
          card,
        ]);
        const fire = actions.codeWay(actions.verb('fire'), card, from, along);
        expect(actions.verbOf(fire)).toBe('fire');
        expect(actions.squareIn(fire)).toBe(from);
        expect(actions.extraIn(fire)).toBe(card);
        expect(endOf(grid, from, actions.wayIn(fire))).toBe(to);
      }),
    );
  });

  test('is read as it is written, in every form', () => {
    fc.assert(
      fc.property(square, square, type, (from, to, card) => {
        const along = wayBetween(grid, from, to);
        const all = [
          actions.code(actions.verb('wait')),
          actions.code(actions.verb('drop'), 0, card),
          actions.code(actions.verb('recall'), from),
          actions.code(actions.verb('place'), from, card),
          actions.code(actions.verb('shoot'), from, along),
          actions.codeWay(actions.verb('fire'), card, from, along),
        ];
        const texts = all.map((action) => notation.format(state, action));
        expect(texts.map((text) => notation.parse(state, text))).toEqual(all);
        expect(new Set(texts)).toHaveLength(all.length);
      }),
    );
  });
});

test.each([
  ['wait', 'wait'],
  ['drop red-rat', 'drop red-rat'],
  ['recall (6,3)', 'recall (6,3)'],
  ['recall ( 6, 3 )', 'recall (6,3)'],
  ['place owl (4,3)', 'place owl (4,3)'],
  ['shoot (4,1) -> (4,4)', 'shoot (4,1)->(4,4)'],
  ['fire mortar (4,1)->(4,4)', 'fire mortar (4,1)->(4,4)'],
])('%s is read', (text, written) => {
  expect(notation.format(state, notation.parse(state, text)!)).toBe(written);
});

test.each([
  '',
  'dance',
  'wait now',
  'drop',
  'drop cat',
  'drop owl owl',
  'recall',
  'recall owl',
  'place (4,3)',
  'place cat (4,3)',
  'shoot (4,1)',
  'shoot (4,1)->(4,4)->(4,5)',
  'shoot owl->(4,4)',
  'fire (4,1)->(4,4)',
  'fire cat (4,1)->(4,4)',
  'fire owl (4,1)',
])('%j is no action', (text) => {
  expect(notation.parse(state, text)).toBeNull();
});

test('ways beyond 30 squares are distinguished from none but not from each other', () => {
  expect(way(31, 0)).toBe(way(99, 0));
  expect(way(31, 0)).not.toBe(way(30, 0));
  const wide = unboundedGrid();
  const from = squareAt(wide, 0, 0);
  expect(endOf(wide, from, way(-30, 30))).toBe(squareAt(wide, -30, 30));
});

test('a type and a way do not fit a board without bounds', () => {
  const far = squareAt(unboundedGrid(), 15_000, 15_000);
  expect(() => actions.codeWay(actions.verb('fire'), 1, far, way(1, 1))).toThrow(RangeError);
});

test('there is room for 32 verbs', () => {
  const [most, tooMany] = [32, 33].map((count) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`verb-${i}`, 'plain' as const])),
  );
  expect(new BoardActions(most!).verb('verb-31')).toBe(31);
  expect(() => new BoardActions(tooMany!)).toThrow(RangeError);
});

test('where an action is a type of card, it is written as such', () => {
  const types = typeNotation('send');
  expect(types.format(state, 1)).toBe('send red-rat');
  expect(types.parse(state, ' send red-rat ')).toBe(1);
  for (const text of ['send', 'send cat', 'drop owl', 'send owl owl']) {
    expect(types.parse(state, text)).toBeNull();
  }
});
