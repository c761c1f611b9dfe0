/** How positions describe what a unit is: freely, so that an example needs no template. */
import * as engine from 'cardwright/engine';
import { BadPosition, type Position } from 'cardwright/engine';
import type { Battle } from './battle.ts';
import type { State, UnitRecord } from './config.ts';
import { letters, recordOf, type Place, type Template } from './roster.ts';
import { abilities, type Tables } from './tables.ts';

const lists = ['elements', 'attacks', 'traits'] as const;

/** Words of what a unit is; what it has at the moment is written by the parts of the state. */
export const unitWords: readonly string[] = [
  'unit seat maxVp ep bases command arrives'.split(' '),
  lists,
  abilities,
].flat();

const nobody: Template = {
  id: null,
  vp: 10,
  ep: 0,
  bases: [],
  commands: false,
  elements: [],
  attacks: [],
  traits: [],
};

export function readUnit(
  tables: Tables,
  battle: Battle,
  name: string,
  written: unknown,
): UnitRecord {
  const what = `units.${name}`;
  const said = engine.mapOf(written);
  const read = <T>(key: string, of: (one: unknown, what: string) => T, usual: T): T =>
    said[key] === undefined ? usual : of(said[key], `${what}.${key}`);
  const number = (key: string, usual: number): number =>
    read(key, (one, place) => engine.readInteger(one, 0, place), usual);
  const side = letters.indexOf(name.charAt(0) as 'A');
  if (side < 0 || !/^[AB]\d{1,2}$/.test(name)) throw new BadPosition('units', name);
  const seat = read('seat', (one, place) => engine.readSeat(one, place, 4), side);
  const arrives = read('arrives', (one, place) => readArrival(battle, one, place), null);
  const template = read<Template>(
    'unit',
    (id, place) => tables.units.all[engine.readId(tables.units.indexOf, id, place)]!,
    nobody,
  );
  const bases = read('bases', (one) => levelsIn(engine.mapOf(one)), template.bases);
  const from = recordOf(tables, { ...template, bases }, { name, seat, side, arrives });
  const list = (key: (typeof lists)[number], usual = from[key]): readonly number[] =>
    read(
      key,
      (ids, place) => engine.listOf(ids).map((id) => engine.readId(tables[key].indexOf, id, place)),
      usual,
    );
  return {
    ...from,
    maxVp: number('maxVp', number('vp', from.maxVp)),
    ep: number('ep', from.ep),
    base: abilities.map((ability, i) => number(ability, from.base[i]!)),
    commands: read('command', (one) => one === true, from.commands),
    elements: list('elements'),
    attacks: [...new Set([...from.attacks, ...list('attacks', [])])],
    traits: list('traits'),
  };
}

function readArrival({ grid }: Battle, written: unknown, what: string): Place['arrives'] {
  const { round, at } = engine.mapOf(written);
  return { round: engine.readInteger(round, 1, what), square: engine.readSquare(grid, at, what) };
}

const levelsIn = (bases: Readonly<Record<string, unknown>>): Template['bases'] =>
  Object.entries(bases).map(([base, level]) => ({ base, level: Number(level) }));

/** What units are, in the words in which they are read. */
export function writeUnits({ config: { tables, grid, units } }: State): Position {
  const written = units.map((unit) => [
    unit.name,
    {
      ...(unit.template !== null && { unit: unit.template }),
      seat: engine.seatName(unit.seat),
      maxVp: unit.maxVp,
      ep: unit.ep,
      ...Object.fromEntries(abilities.map((ability, i) => [ability, unit.base[i]])),
      command: unit.commands,
      ...Object.fromEntries(lists.map((key) => [key, unit[key].map((i) => tables[key].ids[i])])),
      ...(unit.arrives !== null && {
        arrives: { round: unit.arrives.round, at: engine.squareName(grid, unit.arrives.square) },
      }),
    },
  ]);
  return Object.fromEntries(written) as Position;
}
