/** How positions describe what a unit is: freely, so that an example needs no template. */
import * as engine from 'cardwright/engine';
import { BadPosition, type Position, type Seat } from 'cardwright/engine';
import type { Battle } from './battle.ts';
import type { State, UnitRecord } from './config.ts';
import { commonAttacks, letters, recordOf } from './roster.ts';
import { abilities, abilitySums, type Tables } from './tables.ts';

const facts = ['unit', 'seat', 'maxVp', 'ep', 'bases', 'command', 'arrives'];
const lists = ['elements', 'attacks', 'traits'];

/** Words of what a unit is, beside its abilities. */
export const identity = [...facts, ...lists];

/** What a unit is; what it has at the moment is written by the parts of the state. */
export function readUnit(
  tables: Tables,
  battle: Battle,
  name: string,
  written: unknown,
): UnitRecord {
  const what = `units.${name}`;
  const said = engine.mapOf(written);
  const side = letters.indexOf(name.charAt(0) as (typeof letters)[number]);
  if (side < 0 || !/^[AB]\d{1,2}$/.test(name)) throw new BadPosition('units', name);
  const seat: Seat = said['seat'] === undefined ? side : engine.readSeat(said['seat'], what, 4);
  const arrival = said['arrives'] === undefined ? null : engine.mapOf(said['arrives']);
  const arrives = arrival && {
    round: engine.readInteger(arrival['round'], 1, what),
    square: engine.readSquare(battle.grid, arrival['at'], what),
  };
  const template = said['unit'] === undefined ? null : readOne(tables.units, said['unit'], what);
  const place = { name, seat, side, arrives };
  const blank = { ...place, template: null, maxVp: 10, ep: 0, base: abilities.map(() => 0) };
  const nothing = { commands: false, elements: [], attacks: commonAttacks(tables), traits: [] };
  const from: UnitRecord =
    template === null
      ? { ...blank, ...nothing }
      : recordOf(tables, tables.units.all[template]!, place);
  const bases = said['bases'] === undefined ? null : engine.mapOf(said['bases']);
  const levels = Object.entries(bases ?? {}).map(([base, level]) => ({
    base,
    level: Number(level),
  }));
  const sums = bases === null ? from.base : abilitySums(tables, levels);
  const number = (key: string, usual: number): number =>
    said[key] === undefined ? usual : engine.readInteger(said[key], 0, `${what}.${key}`);
  const list = (
    key: string,
    of: Tables['elements' | 'attacks' | 'traits'],
    usual: readonly number[],
  ) =>
    said[key] === undefined
      ? usual
      : engine.listOf(said[key]).map((id) => readOne(of, id, `${what}.${key}`));
  return {
    ...from,
    maxVp: number('maxVp', number('vp', from.maxVp)),
    ep: number('ep', from.ep),
    base: abilities.map((ability, i) => number(ability, sums[i]!)),
    commands: said['command'] === undefined ? from.commands : said['command'] === true,
    elements: list('elements', tables.elements, from.elements),
    attacks: [...new Set([...from.attacks, ...list('attacks', tables.attacks, [])])],
    traits: list('traits', tables.traits, from.traits),
  };
}

export function readOne(
  { numberOf }: { readonly numberOf: ReadonlyMap<string, number> },
  id: unknown,
  what: string,
): number {
  return engine.readId(numberOf, id, what);
}

/** What units are, in the words in which they are read. */
export function writeUnits({ config }: State): Position {
  const { tables, grid } = config;
  const written = config.units.map((unit) => [
    unit.name,
    {
      ...(unit.template !== null && { unit: unit.template }),
      seat: engine.seatName(unit.seat),
      maxVp: unit.maxVp,
      ep: unit.ep,
      ...Object.fromEntries(abilities.map((ability, i) => [ability, unit.base[i]])),
      command: unit.commands,
      elements: unit.elements.map((i) => tables.elements.all[i]!.id),
      attacks: unit.attacks.map((i) => tables.attacks.all[i]!.id),
      traits: unit.traits.map((i) => tables.traits.all[i]!.id),
      ...(unit.arrives !== null && {
        arrives: { round: unit.arrives.round, at: engine.squareName(grid, unit.arrives.square) },
      }),
    },
  ]);
  return Object.fromEntries(written);
}
