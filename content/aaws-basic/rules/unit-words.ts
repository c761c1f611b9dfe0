/** How positions describe what a unit is: freely, so that an example needs no template. */
import * as engine from 'cardwright/engine';
import { BadPosition, type Position } from 'cardwright/engine';
import type { Battle } from './battle.ts';
import { MOST_SEATS, type Config, type State, type UnitRecord } from './config.ts';
import { commonAttacks, letters, recordOf, type Place, type Template } from './roster.ts';
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
    read(key, (one, place) => engine.readInteger(one, 0, place, 0), usual);
  const side = letters.indexOf(name.charAt(0) as 'A');
  if (side < 0 || !/^[AB]\d{1,2}$/.test(name)) throw new BadPosition('units', name);
  const seat = read('seat', (one, place) => engine.readSeat(one, place, MOST_SEATS), side);
  const arrives = read('arrives', (one, place) => readArrival(battle, one, place), null);
  const template = read<Template>(
    'unit',
    (id, place) => tables.units.all[engine.readId(tables.units.indexOf, id, place)]!,
    nobody,
  );
  const bases = read('bases', (one) => levelsIn(engine.mapOf(one)), template.bases);
  const from = recordOf(tables, { ...template, bases }, { name, seat, side, arrives });
  const list = (key: (typeof lists)[number]): readonly number[] =>
    read(
      key,
      (ids, place) => engine.listOf(ids).map((id) => engine.readId(tables[key].indexOf, id, place)),
      from[key],
    );
  return {
    ...from,
    maxVp: number('maxVp', number('vp', from.maxVp)),
    ep: number('ep', from.ep),
    base: abilities.map((ability, i) => number(ability, from.base[i]!)),
    commands: read('command', (one) => one === true, from.commands),
    elements: list('elements'),
    attacks: [...new Set([...commonAttacks(tables), ...list('attacks')])],
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
      ...figuresOf(tables, unit),
      ...(unit.arrives !== null && {
        arrives: { round: unit.arrives.round, at: engine.squareName(grid, unit.arrives.square) },
      }),
    },
  ]);
  return Object.fromEntries(written) as Position;
}

/** What templates say of units: other than whose they are, and when they come. */
function figuresOf(tables: Tables, unit: UnitRecord): Position {
  const common = commonAttacks(tables);
  const ids = (key: (typeof lists)[number], numbers: readonly number[]) =>
    numbers.map((number) => tables[key].ids[number]!);
  return {
    maxVp: unit.maxVp,
    ep: unit.ep,
    ...Object.fromEntries(abilities.map((ability, i) => [ability, unit.base[i]])),
    command: unit.commands,
    elements: ids('elements', unit.elements),
    attacks: ids(
      'attacks',
      unit.attacks.filter((attack) => !common.includes(attack)),
    ),
    traits: ids('traits', unit.traits),
  };
}

/** What may be said of units, for editing them by eye. */
export function unitsField({ tables }: Config): engine.RecordsField {
  const common = new Set(commonAttacks(tables));
  const ownAttacks = tables.attacks.ids.filter((_, attack) => !common.has(attack));
  const templates = tables.units.all.map((template) => {
    const place: Place = { name: '', seat: 0, side: 0, arrives: null };
    return [template.id, figuresOf(tables, recordOf(tables, template, place))] as const;
  });
  return {
    is: 'records',
    key: 'units',
    words: [
      figure('maxVp', 1),
      ...['ep', ...abilities].map((key) => figure(key, 0)),
      word('command', { is: 'flag' }),
      names('elements', tables.elements.ids),
      names('attacks', ownAttacks),
      names('traits', tables.traits.ids),
    ],
    like: { key: 'unit', said: Object.fromEntries(templates) },
  };
}

function word(key: string, shape: engine.FieldShape): engine.ValueField {
  return { is: 'value', key, shape, holders: null, isSparse: false };
}

function figure(key: string, least: number): engine.ValueField {
  return word(key, { is: 'number', least, most: Number.MAX_SAFE_INTEGER });
}

function names(key: string, of: readonly string[]): engine.NamesField {
  return { is: 'names', key, names: of, isOrdered: true };
}
