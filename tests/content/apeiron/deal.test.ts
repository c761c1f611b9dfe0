/** The deal over many seeds, and what a clock fills in: APE-E61, 5.1 to 5.3. */
import { describe, expect, test } from 'vitest';
import * as state from '../../../content/apeiron/rules/state.ts';
import { survivors } from '../../../content/apeiron/rules/units.ts';
import { idOfCard, NOBODY, type Setup } from '../../../engine/index.ts';
import { runs } from '../../support/runs.ts';
import { apeiron, begun, game, play, setupOf, type State } from './rules.ts';

const places = Array.from({ length: 9 }, (_, place) => place);
const terrain = game.kinds['panel']!.filter((one) => one['terrain'] === true).map(({ id }) => id);
const events = game.kinds['panel']!.filter((one) => one['terrain'] !== true).map(({ id }) => id);

function* deals(count: number, options: Setup['options'] = {}): Generator<State> {
  const setup = setupOf('meadow-vanguard', 'night-parade', options);
  for (let seed = 0; seed < count; seed += 1) yield apeiron.create(setup, seed);
}

const dealt = (one: State): string[] =>
  places.map((place) => idOfCard(one, state.panels.get(one, place)));

describe('the deal', () => {
  test('APE-5.1.1: every terrain panel comes to every place, and no event panel does', () => {
    const seen = new Set<string>();
    for (const one of deals(600)) {
      const list = dealt(one);
      for (const [place, id] of list.entries()) seen.add(`${id} ${place}`);
      const all = [...list, ...state.undealt.names(one, 0)].toSorted();
      expect(all).toEqual(terrain.toSorted());
    }
    expect(seen.size).toBe(terrain.length * places.length);
  });

  test('APE-5.1.3, APE-6.1.3: each rotation as often as the others, or none', () => {
    const counts = [0, 0, 0, 0];
    for (const one of deals(runs(300, 2000)))
      for (const place of places) counts[state.rotation.get(one, place)]! += 1;
    const all = counts.reduce((sum, count) => sum + count, 0);
    for (const count of counts) {
      expect(count / all).toBeGreaterThan(0.2);
      expect(count / all).toBeLessThan(0.3);
    }
    for (const one of deals(20, { dealRotation: 'none' }))
      for (const place of places) expect(state.rotation.get(one, place)).toBe(0);
  });

  test('APE-6.1.4: with event panels nine of twenty are laid', () => {
    const seen = new Set<string>();
    for (const one of deals(100, { eventPanelsInDeal: true })) {
      for (const id of dealt(one)) seen.add(id);
      expect(state.undealt.size(one, 0)).toBe(11);
    }
    for (const id of events) expect(seen).toContain(id);
  });

  test('APE-5.2.3: each card of a chest is on top as often as the others', () => {
    const counts = new Map<string, number>();
    const games = runs(300, 1500);
    for (let seed = 0; seed < games; seed += 1) {
      const one = begun(setupOf(), seed);
      const [top = ''] = state.chest.names(one, 0);
      counts.set(top, (counts.get(top) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) {
      expect(count / games).toBeGreaterThan(0.09);
      expect(count / games).toBeLessThan(0.26);
    }
  });
});

test('APE-4.1.1: the list of a field is no deck', () => {
  const field = game.decks.find(({ id }) => id === 'board-a')!;
  const refused = apeiron.refuseSetup({ players: 2, decks: [field, field], options: {} });
  expect(refused.map(({ code }) => code)).toContain('DECK_UNIT_COUNT');
});

describe('other figures (APE-6.1.14)', () => {
  test('APE-6.1.14: units on the field, slots, cards of a deck', () => {
    const one = begun(setupOf('night-parade', 'trapworks', { fieldUnits: 3, unitSlots: 3 }), 2);
    for (const seat of [0, 1]) expect(survivors(one, seat)).toHaveLength(3);
    // The unit of two cards would leave no slot for the third.
    expect(state.out.names(one, 0)).toContain('turncoat-wyrm');
    const refused = apeiron.refuseSetup(
      setupOf('night-parade', 'trapworks', { deckUnits: 7, deckChest: 5 }),
    );
    expect(new Set(refused.map(({ code }) => code))).toEqual(
      new Set(['DECK_UNIT_COUNT', 'DECK_CHEST_COUNT']),
    );
  });

  test('APE-6.1.13, APE-6.1.14: without seconds nobody plays for the clock', () => {
    const one = apeiron.create(setupOf('trapworks', 'trapworks', { placementSeconds: null }), 2);
    for (let i = 0; i < 4; i += 1) play(one, 'ready');
    expect(apeiron.legalActions(one, NOBODY, [])).toBe(0);
    expect(() => play(one, 'timeout', NOBODY)).toThrow('NOT_YOUR_DECISION');
  });
});

describe('what is hidden', () => {
  test('APE-5.1.5, APE-5.25.1: before the reveal a player sees the own panels and those in the middle', () => {
    for (const one of deals(20)) {
      const [south, north] = [0, 1].map((seat) => apeiron.observe(one, seat));
      expect(seenPlaces(south!)).toEqual(['1', '2', '6', '7', '8', '9']);
      expect(seenPlaces(north!)).toEqual(['1', '2', '3', '4', '5', '6']);
      expect(Object.keys(south!['rotation'] as object)).toEqual(seenPlaces(south!));
    }
  });

  test('APE-5.25.2: nobody sees undealt panels, the order of a chest, or what chance holds', () => {
    for (const one of deals(20)) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const seen = apeiron.observe(one, viewer);
        expect(seen['undealt']).toBe(7);
        expect(seen['chance']).toBeUndefined();
      }
    }
  });

  test('APE-5.25.4: the own chest as a set, that of the opponent as a number', () => {
    const one = begun(setupOf(), 4);
    const { P1: own, P2: other } = apeiron.observe(one, 0)['chest'] as Record<string, unknown>;
    expect(new Set(own as string[])).toEqual(new Set(state.chest.names(one, 0)));
    const twin = apeiron.observe(begun(setupOf(), 5), 0)['chest'] as Record<string, unknown>;
    expect(twin['P1']).toEqual(own);
    expect(other).toBe(6);
  });
});

function seenPlaces(seen: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(seen['panels'] as object)
    .filter(([, panel]) => typeof panel === 'string')
    .map(([place]) => place);
}
