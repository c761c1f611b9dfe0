/** Panels that are changed, moved, turned and removed under what is on them (5.19). */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gapsBeside } from '../../../content/apeiron/rules/effects/areas.ts';
import * as panels from '../../../content/apeiron/rules/effects/panels.ts';
import * as parts from '../../../content/apeiron/rules/state.ts';
import { grounds } from '../../../content/apeiron/rules/cards.ts';
import { isObstacle } from '../../../content/apeiron/rules/units.ts';
import { runs } from '../../support/runs.ts';
import { apeiron, begun, setupOf, type State } from './rules.ts';

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const place = fc.constantFrom(...PLACES);

type Change =
  | {
      readonly does: 'change';
      readonly place: number;
      readonly to: number;
      readonly quarters: number;
    }
  | { readonly does: 'turn'; readonly place: number; readonly quarters: number }
  | { readonly does: 'swap' | 'slide'; readonly place: number; readonly other: number }
  | { readonly does: 'remove'; readonly place: number };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    does: fc.constant('change' as const),
    place,
    to: fc.integer({ min: 1, max: grounds.length - 1 }),
    quarters: fc.nat(3),
  }),
  fc.record({ does: fc.constant('turn' as const), place, quarters: fc.constantFrom(1, 2, 3) }),
  fc.record({ does: fc.constantFrom('swap' as const, 'slide' as const), place, other: place }),
  fc.record({ does: fc.constant('remove' as const), place }),
);

const isPanel = (state: State, one: number): boolean => parts.ground.get(state, one) !== 'vacant';

/** Does it if the rules allow it. Returns whether they did. */
function make(state: State, one: Change): boolean {
  if (!isPanel(state, one.place)) return false;
  switch (one.does) {
    case 'change':
      if (panels.refuseChange(state, one.place, one.to) !== null) return false;
      panels.changePanel(state, one.place, one.to, one.quarters, undefined);
      return true;
    case 'turn':
      panels.turnPanel(state, one.place, one.quarters, undefined);
      return true;
    case 'swap':
      if (one.other === one.place || !isPanel(state, one.other)) return false;
      panels.swapPanels(state, one.place, one.other, undefined);
      return true;
    case 'slide':
      if (!gapsBeside(state, one.place).includes(one.other)) return false;
      panels.slidePanel(state, one.place, one.other, undefined);
      return true;
    case 'remove':
      if (panels.refuseRemoval(state, one.place) !== null) return false;
      panels.removePanel(state, one.place, undefined);
      return true;
  }
}

const squaresOn = (state: State, one: number): number[] =>
  panels.tiles.squaresOf(state.config, one);

/** What lies on a panel, in no order: turns and moves carry it along. */
function lyingOn(state: State, one: number): string {
  const words = squaresOn(state, one).map((square) => {
    const card = parts.field.on(state, square);
    return `${parts.lies.get(state, square)} ${card}`;
  });
  return words.toSorted().join();
}

function inEveryStep(look: (before: State, after: State, one: Change) => void): void {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(change, { minLength: 1, maxLength: 12 }),
      (seed, changes) => {
        const state = begun(setupOf('trapworks', 'plate-shapers'), seed);
        for (const one of changes) {
          const before = apeiron.clone(state);
          if (make(state, one)) look(before, state, one);
        }
      },
    ),
    { numRuns: runs(40, 1000) },
  );
}

test('APE-4.3.6, APE-5.19.7: units, obstacles and objects stay one a square, whatever is done to panels', () => {
  inEveryStep((_, state) => {
    expect(parts.declaration.faults(state)).toEqual([]);
    for (const card of parts.field.cards(state)) {
      const square = parts.field.squareOf(state, card);
      expect(parts.field.on(state, square)).toBe(card);
      expect(isObstacle(state, square)).toBe(false);
      expect(isPanel(state, state.config.placeOf[square]!)).toBe(true);
    }
  });
});

test('APE-5.19.7, APE-5.19.8: what is on a panel goes where it goes, and nothing else moves', () => {
  inEveryStep((before, after, one) => {
    if (one.does === 'change' || one.does === 'remove') return;
    const moved = one.does === 'turn' ? [one.place] : [one.place, one.other];
    for (const here of PLACES) {
      const there = moved.includes(here) ? moved[moved.length - 1 - moved.indexOf(here)]! : here;
      expect(lyingOn(after, there)).toBe(lyingOn(before, here));
    }
  });
});

test('APE-5.19.8: facings turn with the panel, four quarters come back to where they were', () => {
  fc.assert(
    fc.property(fc.integer(), place, (seed, one) => {
      const state = begun(setupOf(), seed);
      const before = parts.field.cards(state).map((card) => parts.facing.place(state, card));
      const ints = [...state.ints];
      panels.turnPanel(state, one, 1, undefined);
      for (const [i, card] of parts.field.cards(state).entries()) {
        const isOn = squaresOn(state, one).includes(parts.field.squareOf(state, card));
        expect(parts.facing.place(state, card)).toBe((before[i]! + (isOn ? 2 : 0)) % 8);
      }
      for (let quarter = 1; quarter < 4; quarter += 1) panels.turnPanel(state, one, 1, undefined);
      expect([...state.ints]).toEqual(ints);
    }),
    { numRuns: runs(40, 1000) },
  );
});

test('APE-5.19.1, APE-5.19.2: a change takes the obstacles and adds nothing', () => {
  inEveryStep((before, after, one) => {
    if (one.does !== 'change') return;
    for (const square of squaresOn(after, one.place)) {
      const lay = parts.lies.get(before, square);
      const lies = parts.lies.get(after, square);
      expect(lies).toBe(lay === 'obstacle' || lay === 'cactus' ? 'nothing' : lay);
      expect(parts.field.on(after, square)).toBe(parts.field.on(before, square));
    }
    expect(parts.rotation.get(after, one.place)).toBe(one.quarters);
  });
});

test('APE-5.19.3, APE-5.19.10: limits hold, and a removed panel leaves nothing behind', () => {
  inEveryStep((_, state) => {
    const kinds = PLACES.map((one) => parts.ground.get(state, one));
    for (const kind of grounds.slice(1)) {
      const most = grounds.indexOf(kind) <= 4 ? 4 : 1;
      expect(kinds.filter((one) => one === kind).length).toBeLessThanOrEqual(most);
    }
    for (const one of PLACES.filter((empty) => !isPanel(state, empty)))
      expect(lyingOn(state, one)).toBe(Array(9).fill('nothing -1').join());
  });
});
