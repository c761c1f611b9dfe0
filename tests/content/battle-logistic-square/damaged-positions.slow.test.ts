/** Positions that somebody has edited: they are read or refused, and what is read can be played. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadPosition, below, RulesDefect, stream, type Position } from '../../../engine/index.ts';
import { playRandomly } from '../../support/random-game.ts';
import { runs } from '../../support/runs.ts';
import { logisticSquare as rules, played, sampleSetup, type State } from './game.ts';

/** Positions of whole games, decision by decision. */
const positions: readonly Position[] = [1, 2, 3].flatMap((seed) => {
  const found: Position[] = [];
  playRandomly(rules, sampleSetup({ handLimit: 4 }), seed, ({ state }) => {
    found.push(rules.toPosition(state));
  });
  return found;
});

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The data with one place in it changed: every map, list and value is as likely as any other. */
function damaged(data: Json, place: number, other: Json): Json {
  let count = 0;
  const walk = (value: Json): Json => {
    if (count++ === place) return other;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(data);
}

/** Plays on for a while; presumes nothing of the state. */
function playOn(state: State): void {
  const chance = stream(1, 'play on');
  const buffer: number[] = [];
  for (let i = 0; i < 40; i += 1) {
    const seat = rules.toAct(state);
    if (seat === null) return;
    const count = rules.legalActions(state, seat, buffer);
    expect(count).toBeGreaterThan(0);
    rules.apply(state, seat, buffer[below(count, chance)]!);
    expect(rules.invariants(state)).toEqual([]);
  }
}

function endsInOrder(play: () => void): boolean {
  try {
    play();
    return true;
  } catch (error) {
    if (error instanceof RulesDefect) return true;
    throw error;
  }
}

const others: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, [], {}, '', 'P1', 'P2', '(3,3)', 'P1 trash 1', 'set (1,1)'),
  fc.constantFrom<Json>('sc-patch', 'it-fortress', 'avi-nova', 'window', 'main', 'cell', 'scry'),
  fc.constantFrom<Json>(['sc-patch'], ['99 x sc-patch'], { P1: 1 }, { P1: ['sc-patch'] }),
  fc.integer({ min: -5, max: 1000 }),
  fc.double({ noNaN: true }),
);

/** An assembly of which no card is named yet. */
const assembling = rules.toPosition(
  played(
    { cell: { P1: '(3,3)' }, hand: { P1: ['2 x sc-barrier-panel'] }, it: { P1: ['it-fortress'] } },
    ['it it-fortress'],
  ).state,
);

test.each([
  ['an AVI in the chain', 'chain', { chain: ['avi-nova'] }],
  ['AP below 0', 'ap', { ap: -1 }],
  ['an assembly that cannot be paid for', 'asked', { ...assembling, ap: 0 }],
])('%s is refused', (_, what, position) => {
  expect(() => rules.fromPosition(position)).toThrow(expect.objectContaining({ what }));
});

test('a damaged position is refused, or can be played', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...positions),
      fc.integer({ min: 1, max: 250 }),
      others,
      (sound, place, other) => {
        const position = damaged(sound as Json, place, other) as Position;
        let state: State;
        try {
          state = rules.fromPosition(position);
        } catch (error) {
          expect(error).toBeInstanceOf(BadPosition);
          return;
        }
        // A count of effects that comes near its limit is a defect of the position, and reported as one.
        expect(() => playOn(state)).toSatisfy(endsInOrder);
      },
    ),
    { numRuns: runs(500, 5_000) },
  );
});
