/**
 * The unit cards of a game as integers: what a rule asks of a card is one look into an array.
 *
 * Arrows and target grids are kept as they lie on the board: side A faces up, side B faces down,
 * and no action turns a card (LOW-3.2.2, LOW-3.2.3, LOW-6.7.18).
 */
import * as engine from 'cardwright/engine';
import type { Frozen, Kinds, Unit, UnitArrows } from './data.gen.ts';

export const SIDES = 2;

/** Bits of `UnitTables.traits`. */
export const RANGED = 1;
export const SUPPORT = 2;
export const COMMAND = 4;
export const GENERAL = 8;
export const SPEARMAN = 16;
export const CAVALRY = 32;
export const BERSERKER = 64;

/** LOW-3.2.1: the directions of a card, clockwise from the front. */
const arrowKeys: readonly (keyof UnitArrows)[] = [
  'front',
  'frontRight',
  'right',
  'backRight',
  'back',
  'backLeft',
  'left',
  'frontLeft',
];

/** LOW-5.1.3, LOW-6.7.18 */
export function facingOf(side: number): engine.Facing {
  return side === 0 ? engine.UP : engine.DOWN;
}

export type UnitTables = ReturnType<typeof makeTables>;

export function makeTables(game: engine.CompiledGame) {
  const { unit: units, race: races } = engine.componentsOf<Kinds>(game);
  const count = units.length;
  const ranges = new engine.RangeList();
  const arrows = new Uint8Array(SIDES * count);
  const strengths = new Int8Array(SIDES * count * engine.directions.length);
  for (let side = 0; side < SIDES; side += 1) {
    for (const [unit, { arrows: own }] of units.entries()) {
      for (const [key, name] of arrowKeys.entries()) {
        const direction = engine.turned(key, facingOf(side));
        const strength = own?.[name] ?? 0;
        strengths[(side * count + unit) * engine.directions.length + direction] = strength;
        if (strength > 0) arrows[side * count + unit]! |= 1 << direction;
      }
    }
  }
  return {
    ...engine.catalogueOf(units),
    count,
    races: races.map(({ id }): string => id),
    defence: Int8Array.from(units, ({ defence }) => defence),
    /** Directions of the board with an arrow, bit by bit, by `side * count + unit`. */
    arrows,
    /** Strength by direction of the board, 0 where no arrow is, by `(side * count + unit) * 8 + direction`. */
    strengths,
    /** By `likelyAt`: the share of all units that point so strongly in that direction of the board. */
    likely: likelyArrows(strengths, count),
    /** Strength of a shot; 0 for units that do not shoot. */
    shot: Int8Array.from(units, ({ ranged }) => ranged?.strength ?? 0),
    /** Target grids; `ranges` lays and turns them. */
    targets: units.map(({ ranged }) => ranges.idOf(ranged?.targets)),
    ranges,
    traits: Uint8Array.from(units, traitsOf),
  };
}

/** Single digits fit a card (LOW-3.1.6). */
const STRENGTHS = 10;
const DIRECTIONS = 8;

/** Where in `likely` the directions begin. */
export function likelyAt(side: number, strength: number): number {
  const asked = strength < 1 ? 1 : strength < STRENGTHS ? strength : STRENGTHS - 1;
  return (side * STRENGTHS + asked) * DIRECTIONS;
}

function likelyArrows(strengths: Int8Array, count: number): Float64Array {
  const likely = new Float64Array(SIDES * engine.directions.length * STRENGTHS);
  for (const [at, strength] of strengths.entries()) {
    const direction = at % engine.directions.length;
    const side = Math.floor(at / engine.directions.length / count);
    for (let asked = 1; asked <= strength; asked += 1)
      likely[likelyAt(side, asked) + direction]! += 1 / count;
  }
  return likely;
}

function traitsOf(unit: Frozen<Unit>): number {
  return (
    (unit.class === 'ranged' ? RANGED : 0) |
    (unit.support ? SUPPORT : 0) |
    (unit.commandCard ? COMMAND : 0) |
    (unit.rank === 'general' ? GENERAL : 0) |
    (unit.class === 'spearman' ? SPEARMAN : 0) |
    (unit.class === 'cavalry' ? CAVALRY : 0) |
    (unit.class === 'berserker' ? BERSERKER : 0)
  );
}
