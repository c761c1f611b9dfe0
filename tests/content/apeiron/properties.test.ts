/** What holds in every game of Apeiron, whatever is played: APE-E93. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as parts from '../../../content/apeiron/rules/state.ts';
import { isObstacle, isSurviving, isUnit } from '../../../content/apeiron/rules/units.ts';
import { playRandomly } from '../../support/random-game.ts';
import { runs } from '../../support/runs.ts';
import { apeiron, begun, decks, play, setupOf, type State } from './rules.ts';

const setups = fc
  .record({ south: fc.constantFrom(...decks), north: fc.constantFrom(...decks) })
  .map(({ south, north }) => ({ players: 2, decks: [south, north], options: { turnLimit: 30 } }));

function inEveryStep(look: (state: State) => void): void {
  fc.assert(
    fc.property(setups, fc.integer(), (setup, seed) => {
      playRandomly(apeiron, setup, seed, ({ state }) => look(state));
    }),
    { numRuns: runs(8, 300) },
  );
}

const squares = Array.from({ length: 400 }, (_, square) => square);

function counted(state: State, word: string): number {
  const { size } = state.config.grid;
  return squares.filter((one) => one < size && parts.lies.get(state, one) === word).length;
}

test('APE-4.3.6: one unit a square, and none on an obstacle', () => {
  inEveryStep((state) => {
    const taken = parts.field.cards(state).map((card) => parts.field.squareOf(state, card));
    expect(new Set(taken).size).toBe(taken.length);
    for (const square of taken) expect(isObstacle(state, square)).toBe(false);
  });
});

test('APE-4.3.4, APE-4.3.5, APE-5.15.3: as many objects of a kind as are allowed', () => {
  inEveryStep((state) => {
    const { objectLimit, treasureLimit } = state.config.options;
    for (const word of ['poison', 'bomb', 'stop', 'cactus'])
      expect(counted(state, word)).toBeLessThanOrEqual(objectLimit);
    expect(counted(state, 'treasure')).toBeLessThanOrEqual(treasureLimit);
  });
});

test('APE-4.3.2, APE-4.3.3: as many panels of a kind as are allowed, and nothing on a vacancy', () => {
  inEveryStep((state) => {
    if (!parts.phase.is(state, 'play')) return;
    const kinds = Array.from({ length: 9 }, (_, place) => parts.ground.get(state, place));
    for (const kind of ['grassland', 'forest', 'rocky', 'sea'])
      expect(kinds.filter((one) => one === kind).length).toBeLessThanOrEqual(4);
    for (const kind of ['poison', 'gravity', 'arrow', 'lawless'])
      expect(kinds.filter((one) => one === kind).length).toBeLessThanOrEqual(1);
    const onField = new Set(
      parts.field.cards(state).map((one) => parts.field.squareOf(state, one)),
    );
    for (const [place, kind] of kinds.entries()) {
      if (kind !== 'vacant') continue;
      for (const square of state.config.field.map.squares[place]!) {
        expect(onField.has(square)).toBe(false);
        expect(parts.lies.get(state, square)).toBe('nothing');
      }
    }
  });
});

test('APE-5.18.1: no H is above what is printed or below 0', () => {
  inEveryStep((state) => {
    for (const card of parts.field.cards(state)) {
      const most = state.config.catalogue.h[parts.typeOf(state, card)]!;
      expect(parts.h.get(state, card)).toBeGreaterThanOrEqual(0);
      expect(parts.h.get(state, card)).toBeLessThanOrEqual(most);
    }
  });
});

test('APE-5.6.10: the marked unit is a surviving one of the player', () => {
  inEveryStep((state) => {
    if (!parts.phase.is(state, 'play')) return;
    const card = parts.activeUnit(state);
    expect(isUnit(state, card) && isSurviving(state, card)).toBe(true);
    expect(parts.owner.get(state, card)).toBe(parts.player.get(state));
  });
});

test('APE-5.24.4: every game is over by the end of the turn of the limit', () => {
  fc.assert(
    fc.property(setups, fc.integer(), (setup, seed) => {
      const last = playRandomly(apeiron, setup, seed);
      expect(apeiron.outcome(last)).not.toBeNull();
      expect(parts.turn.get(last)).toBeLessThanOrEqual(setup.options.turnLimit);
    }),
    { numRuns: runs(8, 300) },
  );
});

test('APE-5.3.3, APE-5.25.3: of a list only that it is in, and that only when it is whole', () => {
  const state = apeiron.create(setupOf(), 1);
  for (let i = 0; i < 4; i += 1) play(state, 'ready');
  const seenBy = (viewer: number): unknown => apeiron.observe(state, viewer)['placing'];
  for (let units = 0; units < 5; units += 1) {
    expect(seenBy(1)).toEqual({});
    const into: number[] = [];
    apeiron.legalActions(state, 0, into);
    apeiron.apply(state, 0, into[0]!);
  }
  expect(seenBy(1)).toEqual({ P1: 'sealed' });
  expect((seenBy(0) as { P1: string[] }).P1).toHaveLength(5);
  expect(apeiron.legalActions(state, 0, [])).toBe(0);
});

test('APE-5.25.6: from the reveal on both see the same of the field', () => {
  const state = begun(setupOf(), 9);
  const [south, north] = [0, 1].map((seat) => apeiron.observe(state, seat));
  for (const key of [
    'field',
    'lies',
    'ground',
    'rotation',
    'laps',
    'position',
    'turn',
    'extraStart',
  ])
    expect(south![key]).toEqual(north![key]);
});

test('APE-5.25.7: what a player may do follows from what that player sees', () => {
  inEveryStep((state) => {
    const seat = apeiron.toAct(state);
    if (seat === null) return;
    const other = apeiron.redeal(state, seat, 7);
    const [into, too]: [number[], number[]] = [[], []];
    into.length = apeiron.legalActions(state, seat, into);
    too.length = apeiron.legalActions(other, seat, too);
    expect(too).toEqual(into);
  });
});
