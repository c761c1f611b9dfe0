/** Which units are fielded, and where; what is filled in when the clock runs out. */
import { describe, expect, test } from 'vitest';
import { placing as placed } from '../../../content/apeiron/rules/state.ts';
import {
  filledIn,
  squareFault,
  squareIn,
  typeIn,
  unitFault,
  writePlaced,
} from '../../../content/apeiron/rules/placement.ts';
import type { Setup } from '../../../engine/index.ts';
import { apeiron, deckNamed, type State } from './rules.ts';

const boardA =
  'grassland-2 sea-1 forest-1 grassland-1 rocky-1 grassland-3 forest-2 grassland-4 rocky-2';
const other =
  'grassland-1 sea-1 forest-1 grassland-2 rocky-1 grassland-3 forest-2 grassland-4 rocky-2';

const unitsOf = (deck: string): readonly string[] =>
  Object.keys(deckNamed(deck).sections!['units']!);

/** Before anybody has placed anything. */
function placing(
  [south, north] = ['meadow-vanguard', 'night-parade'],
  panels = boardA,
  options: Setup['options'] = {},
): State {
  const laid = panels.split(' ').map((id, index) => [String(index + 1), id]);
  return apeiron.fromPosition({
    options,
    phase: 'place',
    panels: Object.fromEntries(laid),
    unitDecks: { P1: unitsOf(south), P2: unitsOf(north) },
  });
}

/** What becomes of each placement of a seat: `ok`, or why it is refused, and the list goes on without it. */
function outcomes(list: string, { seat = 0, state = placing() } = {}): string[] {
  return list.split(', ').map((text) => {
    const action = apeiron.notation.parse(state, `place ${text}`);
    if (action === null) return 'BAD_ACTION';
    const refusal = apeiron.refusal(state, seat, action);
    if (refusal === null) apeiron.apply(state, seat, action);
    return refusal?.code ?? 'ok';
  });
}

describe('selection and placement on board A (APE-X05)', () => {
  test('three on one panel, one on a treasure, any facing (APE-4.2.4 APE-4.2.5)', () => {
    const legal =
      'levy-spearman (4,7) N, meadow-lancer (5,7) E, ram-rider (6,7) S, field-medic (8,9) W, sky-falcon (1,9) N';
    expect(outcomes(legal)).toEqual(Array.from({ length: 5 }, () => 'ok'));
  });

  test('exactly five are fielded (APE-4.2.1)', () => {
    const six =
      'levy-spearman (4,7) N, meadow-lancer (5,7) N, ram-rider (6,7) N, field-medic (8,9) N';
    const state = placing();
    outcomes(six, { state });
    expect(apeiron.toAct(state)).toBe(0);
    expect(outcomes('sky-falcon (1,9) N, pack-wolf (2,9) N', { state })).toEqual([
      'ok',
      'NOT_YOUR_DECISION',
    ]);
    expect(apeiron.toAct(state)).toBe(1);
  });

  test('each from the own deck, and once only (APE-4.2.2)', () => {
    const wrong = 'levy-spearman (4,7) N, levy-spearman (5,7) N, venom-toad (1,9) N';
    expect(outcomes(wrong)).toEqual(['ok', 'SELECT_DUPLICATE', 'SELECT_NOT_IN_DECK']);
  });

  test('at home, and not on an obstacle (APE-4.2.4 APE-4.2.5)', () => {
    const wrong = 'levy-spearman (5,6) N, meadow-lancer (2,7) N, ram-rider (6,7) N';
    expect(outcomes(wrong)).toEqual(['PLACE_NOT_HOME', 'PLACE_OBSTACLE', 'ok']);
  });

  test('not in the home of the other seat, nor off the field (APE-4.2.4)', () => {
    const wrong = 'bone-servant (5,1) S, ember-moth (6,7) S, blood-mage (3,3) S, blink-fox (9,0) S';
    expect(outcomes(wrong, { seat: 1 })).toEqual(['ok', 'PLACE_NOT_HOME', 'ok', 'PLACE_NOT_HOME']);
  });

  test('one unit a square, facing one of four ways; flyers keep off obstacles too (APE-4.2.5 APE-4.2.6 APE-4.2.7)', () => {
    const wrong =
      'levy-spearman (6,7) N, meadow-lancer (6,7) N, ram-rider (4,7) UP, field-medic (8,9) NE, sky-falcon (8,7) N';
    expect(outcomes(wrong)).toEqual([
      'ok',
      'PLACE_OCCUPIED',
      'BAD_ACTION',
      'BAD_ACTION',
      'PLACE_OBSTACLE',
    ]);
  });

  test('a two-card unit and four others are six cards (APE-4.2.3)', () => {
    const six =
      'turncoat-wyrm (4,1) S, bone-servant (5,1) S, ember-moth (6,1) S, blood-mage (3,3) S, blink-fox (9,1) S';
    expect(outcomes(six, { seat: 1 })).toEqual(Array.from({ length: 5 }, () => 'ok'));
    const state = placing(undefined, boardA, { fieldUnits: 4, unitSlots: 4 });
    const five = 'bone-servant (5,1) S, turncoat-wyrm (4,1) S, ember-moth (6,1) S';
    expect(outcomes(five, { seat: 1, state })).toEqual(['ok', 'SELECT_SLOTS', 'ok']);
  });
});

const filled = (state: State, seat: number): string[] =>
  filledIn(state, seat).map((item) => writePlaced(item, state.config));

/** Whether every unit of a list could have been placed when it was. */
function isLegal(state: State, seat: number, items: readonly number[]): boolean {
  return items.every((item, i) => {
    const before = items.slice(0, i);
    const fault =
      unitFault(state, seat, before, typeIn(item)) ??
      squareFault(state, seat, before, squareIn(item));
    return fault === null;
  });
}

describe('what is filled in', () => {
  test('units in the order of the deck, on free squares in reading order (APE-X08)', () => {
    const state = placing(['night-parade', 'trapworks'], other);
    expect(filled(state, 0)).toEqual([
      'turncoat-wyrm (1,7) N',
      'bone-servant (3,7) N',
      'ember-moth (4,7) N',
      'blood-mage (5,7) N',
      'ghost-walker (6,7) N',
    ]);
  });

  test('for either seat, however the places are numbered (APE-E63)', () => {
    const state = placing(['trapworks', 'trapworks'], other, {
      panelNumbering: 'counterclockwise',
    });
    expect(filled(state, 0)[0]).toBe('venom-toad (2,7) N');
    expect(filled(state, 1)[0]).toBe('venom-toad (1,1) S');
  });

  test('what would need another slot is skipped, and the list is legal', () => {
    const tight = placing(['night-parade', 'trapworks'], boardA, { fieldUnits: 5, unitSlots: 5 });
    expect(filled(tight, 0).join()).not.toContain('turncoat-wyrm');
    for (const state of [tight, placing()])
      for (const seat of [0, 1]) expect(isLegal(state, seat, filledIn(state, seat))).toBe(true);
  });

  test('a list that is begun is as good as none (APE-5.3.5)', () => {
    const state = placing();
    const before = filled(state, 0);
    outcomes('pack-wolf (9,9) W', { state });
    expect(placed.of(state, 0)).toHaveLength(1);
    expect(filled(state, 0)).toEqual(before);
  });
});
