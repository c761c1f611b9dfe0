/** Which units are fielded, and where; what is filled in when the clock runs out. */
import { describe, expect, test } from 'vitest';
import { Field, grid, NORTH, SOUTH } from '../../../content/apeiron/rules/field.ts';
import {
  filledIn,
  placingFaults,
  type PlacedUnit,
  type Placing,
} from '../../../content/apeiron/rules/placement.ts';
import { columnOf, compass, rowOf, squareAt, type Seat } from '../../../engine/index.ts';
import { boardA, field, laid, unitsOf } from './game.ts';

const usual = { fieldUnits: 5, unitSlots: 6 };

function placing(deck: string, seat: Seat, changes: Partial<Placing> = {}): Placing {
  const { obstacles } = boardA;
  return { field, seat, deck: unitsOf(deck), obstacles, options: usual, ...changes };
}

/** `levy-spearman 4,7 N, …` */
function list(text: string): PlacedUnit[] {
  return text.split(', ').map((line) => {
    const [unit = '', square = '', name = ''] = line.split(' ');
    const [column = 0, row = 0] = square.split(',').map(Number);
    const facing = compass.indexOf(name as (typeof compass)[number]);
    return { unit, square: squareAt(grid, column, row), facing: facing === -1 ? null : facing };
  });
}

const south = placing('meadow-vanguard', SOUTH);
const north = placing('night-parade', NORTH);

describe('selection and placement on board A (APE-X05)', () => {
  test('three on one panel, one on a treasure, any facing (APE-4.2.4 APE-4.2.5)', () => {
    const legal =
      'levy-spearman 4,7 N, meadow-lancer 5,7 E, ram-rider 6,7 S, field-medic 8,9 W, sky-falcon 1,9 N';
    expect(placingFaults(list(legal), south)).toEqual([]);
  });

  test('exactly five are fielded (APE-4.2.1)', () => {
    const four = 'levy-spearman 4,7 N, meadow-lancer 5,7 N, ram-rider 6,7 N, field-medic 8,9 N';
    expect(placingFaults(list(four), south)).toEqual(['SELECT_COUNT']);
    expect(
      placingFaults(list(four), { ...south, options: { fieldUnits: 4, unitSlots: 4 } }),
    ).toEqual([]);
  });

  test('each from the own deck, and once only (APE-4.2.2)', () => {
    const wrong =
      'levy-spearman 4,7 N, levy-spearman 5,7 N, ram-rider 6,7 N, field-medic 8,9 N, venom-toad 1,9 N';
    expect(placingFaults(list(wrong), south)).toEqual(['SELECT_DUPLICATE', 'SELECT_NOT_IN_DECK']);
  });

  test('at home, and not on an obstacle (APE-4.2.4 APE-4.2.5)', () => {
    const wrong =
      'levy-spearman 5,6 N, meadow-lancer 2,7 N, ram-rider 6,7 N, field-medic 8,9 N, sky-falcon 1,9 N';
    expect(placingFaults(list(wrong), south)).toEqual(['PLACE_NOT_HOME', 'PLACE_OBSTACLE']);
  });

  test('not in the home of the other seat, nor off the field (APE-4.2.4)', () => {
    const wrong =
      'turncoat-wyrm 4,9 S, bone-servant 5,1 S, ember-moth 6,1 S, blood-mage 3,3 S, blink-fox 9,0 S';
    expect(placingFaults(list(wrong), north)).toEqual(['PLACE_NOT_HOME', 'PLACE_NOT_HOME']);
  });

  test('one unit a square, facing one of four ways; flyers keep off obstacles too (APE-4.2.5 APE-4.2.6 APE-4.2.7)', () => {
    const wrong =
      'levy-spearman 6,7 N, meadow-lancer 6,7 N, ram-rider 4,7 UP, field-medic 8,9 NE, sky-falcon 8,7 N';
    expect(placingFaults(list(wrong), south)).toEqual([
      'PLACE_OCCUPIED',
      'PLACE_FACING',
      'PLACE_FACING',
      'PLACE_OBSTACLE',
    ]);
  });

  test('a two-card unit and four others are six cards (APE-4.2.3)', () => {
    const six =
      'turncoat-wyrm 4,1 S, bone-servant 5,1 S, ember-moth 6,1 S, blood-mage 3,3 S, blink-fox 9,1 S';
    expect(placingFaults(list(six), north)).toEqual([]);
    const seven =
      'turncoat-wyrm 4,1 S, turncoat-wyrm 5,1 S, ember-moth 6,1 S, blood-mage 3,3 S, blink-fox 9,1 S';
    expect(placingFaults(list(seven), north)).toEqual(['SELECT_DUPLICATE', 'SELECT_SLOTS']);
    const five = 'turncoat-wyrm 4,1 S, bone-servant 5,1 S, ember-moth 6,1 S, blood-mage 3,3 S';
    expect(
      placingFaults(list(five), { ...north, options: { fieldUnits: 4, unitSlots: 4 } }),
    ).toEqual(['SELECT_SLOTS']);
  });
});

const deal =
  'grassland-1 sea-1 forest-1 grassland-2 rocky-1 grassland-3 forest-2 grassland-4 rocky-2'.split(
    ' ',
  );

function filled(who: Placing): [string, number, number, string][] {
  return filledIn(who).map(({ unit, square, facing }) => [
    unit,
    columnOf(grid, square),
    rowOf(grid, square),
    compass[facing!]!,
  ]);
}

describe('what is filled in', () => {
  test('units in the order of the deck, on free squares in reading order (APE-X08)', () => {
    const { obstacles } = laid(deal);
    expect(filled(placing('night-parade', SOUTH, { obstacles }))).toEqual([
      ['turncoat-wyrm', 1, 7, 'N'],
      ['bone-servant', 3, 7, 'N'],
      ['ember-moth', 4, 7, 'N'],
      ['blood-mage', 5, 7, 'N'],
      ['powder-martyr', 6, 7, 'N'],
    ]);
  });

  test('for either seat, however the places are numbered (APE-E63)', () => {
    const other = new Field('counterclockwise');
    const { obstacles } = laid(deal, other);
    const [first] = filled(placing('trapworks', SOUTH, { field: other, obstacles }));
    const [opposite] = filled(placing('trapworks', NORTH, { field: other, obstacles }));
    expect(first).toEqual(['venom-toad', 2, 7, 'N']);
    expect(opposite).toEqual(['venom-toad', 1, 1, 'S']);
  });

  test('what would need another slot is skipped, and the list is legal', () => {
    const options = { fieldUnits: 5, unitSlots: 5 };
    const who = placing('night-parade', SOUTH, { options });
    expect(filledIn(who).map(({ unit }) => unit)).not.toContain('turncoat-wyrm');
    for (const one of [who, south, north]) expect(placingFaults(filledIn(one), one)).toEqual([]);
  });
});
