/** What holds in every game of Armed Warfare, whatever is played. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, botPlayer, bots } from '../../../engine/index.ts';
import { playRandomly } from '../../support/random-game.ts';
import { runs } from '../../support/runs.ts';
import { armedWarfare, type State } from './game.ts';

interface Open {
  readonly alive: boolean;
  readonly at?: string;
  readonly endurance?: number;
  readonly movement?: number;
  readonly attack?: number;
  readonly actionSpeed?: number;
  readonly [slot: string]: unknown;
}

const slots = ['front', 'right', 'back', 'left'];

const setups = fc
  .record({
    players: fc.constantFrom(2, 3, 4),
    allowEquipmentOffMap: fc.boolean(),
    roundLimit: fc.integer({ min: 2, max: 8 }),
  })
  .map(({ players, ...options }) => ({
    players,
    decks: [],
    options: { ...options, freeActions: 3 },
  }));

function openOf(state: State): [string, Open][] {
  const { players } = armedWarfare.observe(state, 'spectator');
  return Object.entries(players as Record<string, Open>);
}

function inEveryStep(look: (state: State) => void): void {
  fc.assert(
    fc.property(setups, fc.integer(), (setup, seed) => {
      playRandomly(armedWarfare, setup, seed, ({ state }) => look(state));
    }),
    { numRuns: runs(6, 200) },
  );
}

/** Squares of all cards on the map. */
function squaresOf(state: State): string[] {
  return openOf(state).flatMap(([, player]) =>
    [player, ...slots.map((slot) => player[slot] as Open | null)].flatMap((one) => one?.at ?? []),
  );
}

test('AWF-5.1.2, AWF-5.1.5: bodies never overlap, and leave the map only where that is agreed', () => {
  inEveryStep((state) => {
    const squares = squaresOf(state);
    expect(new Set(squares).size).toBe(squares.length);
    const { boardColumns, boardRows, allowEquipmentOffMap } = state.config.options;
    for (const [, player] of openOf(state)) {
      for (const place of ['at', ...slots]) {
        const square = place === 'at' ? player.at : (player[place] as Open | null)?.at;
        if (square === undefined) continue;
        const [column = 0, row = 0] = square.slice(1, -1).split(',').map(Number);
        const margin = place !== 'at' && allowEquipmentOffMap ? 1 : 0;
        expect(Math.min(column, row)).toBeGreaterThanOrEqual(1 - margin);
        expect(column).toBeLessThanOrEqual(boardColumns + margin);
        expect(row).toBeLessThanOrEqual(boardRows + margin);
      }
    }
  });
});

test('AWF-5.11.5: no value in force is negative, and no living Armdroid has 0 endurance', () => {
  inEveryStep((state) => {
    for (const [, player] of openOf(state)) {
      if (player.endurance === undefined) continue;
      for (const value of [player.movement!, player.attack!, player.actionSpeed!]) {
        expect(value).toBeGreaterThanOrEqual(0);
      }
      expect(player.endurance).toBeGreaterThan(0);
    }
  });
});

test('AWF-5.6.9: a body that turns four times by a quarter is as it was', () => {
  let turned = 0;
  fc.assert(
    fc.property(setups, fc.integer(), (setup, seed) => {
      playRandomly(armedWarfare, setup, seed, ({ state, chance }) => {
        if (below(8, chance) > 0) return;
        const seat = armedWarfare.toAct(state)!;
        const before = openOf(state)[seat]![1];
        const free = armedWarfare.fromPosition({
          ...armedWarfare.toPosition(state),
          options: { ...state.config.options, freeActions: null },
        });
        const facings = ['N', 'E', 'S', 'W'];
        const faces = facings.indexOf(String(before['facing']));
        for (let quarters = 1; quarters <= 4; quarters += 1) {
          const action = armedWarfare.notation.parse(
            free,
            `turn ${facings[(faces + quarters) % 4]}`,
          )!;
          if (armedWarfare.refusal(free, seat, action) !== null) return;
          armedWarfare.apply(free, seat, action);
        }
        turned += 1;
        expect(openOf(free)).toEqual(openOf(state));
      });
    }),
    { numRuns: runs(6, 100) },
  );
  expect(turned).toBeGreaterThan(0);
});

const greedy = bots.find(({ id }) => id === 'greedy')!;

/** What is left of the Armdroid of a seat after an answer, which cannot be given twice. */
function enduranceAfter(state: State, seat: number, text: string): number {
  const copy = armedWarfare.clone(state);
  const action = armedWarfare.notation.parse(copy, text)!;
  armedWarfare.apply(copy, seat, action);
  expect(armedWarfare.refusal(copy, seat, action)).not.toBeNull();
  return openOf(copy)[seat]![1].endurance ?? 0;
}

test('AWF-5.8.7, AWF-5.8.10: a defence helps once, and never harms the Armdroid', () => {
  let defended = 0;
  for (let seed = 0; seed < runs(6, 60); seed += 1) {
    const state = armedWarfare.create({ players: 2, decks: [], options: { roundLimit: 40 } }, seed);
    const players = [0, 1].map((seat) => botPlayer(greedy, armedWarfare, 2 * seed + seat));
    for (let seat = armedWarfare.toAct(state); seat !== null; seat = armedWarfare.toAct(state)) {
      const actions: number[] = [];
      actions.length = armedWarfare.legalActions(state, seat, actions);
      const texts = actions.map((action) => armedWarfare.notation.format(state, action));
      const text = texts.find((one) => /^defend (?!none)/.test(one));
      if (text !== undefined) {
        defended += 1;
        const spared = enduranceAfter(state, seat, text);
        expect(spared).toBeGreaterThanOrEqual(enduranceAfter(state, seat, 'defend none'));
      }
      armedWarfare.apply(state, seat, players[seat]!(state, seat));
    }
  }
  expect(defended).toBeGreaterThan(0);
});
