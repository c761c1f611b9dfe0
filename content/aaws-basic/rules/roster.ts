/** Units as they come from rosters, and what they carry (3.7, 3.10). */
import * as engine from 'cardwright/engine';
import type { Seat, Side } from 'cardwright/engine';
import { sideOfSeat, type UnitRecord } from './config.ts';
import { abilitySums, type Tables, type UnitTemplate } from './tables.ts';

/** A unit with what it brings. */
export interface Arrived {
  readonly unit: UnitRecord;
  /** Types of items. */
  readonly equipped: readonly number[];
  readonly carried: readonly number[];
  readonly temporaries: readonly string[];
}

export const letters = ['A', 'B'] as const;

const numbers = (ids: readonly string[] = [], of: ReadonlyMap<string, number>): number[] =>
  ids.map((id) => of.get(id)!);

/** What a template gives a unit, and what every unit has. */
export function recordOf(
  tables: Tables,
  template: UnitTemplate,
  at: Pick<UnitRecord, 'name' | 'seat' | 'side' | 'arrives'>,
): UnitRecord {
  return {
    ...at,
    template: template.id,
    maxVp: template.vp,
    ep: template.ep,
    base: abilitySums(tables, template.bases), // AAW-3.1.2
    commands: template.commands, // AAW-4.2.2
    elements: numbers(template.elements, tables.elements.numberOf),
    attacks: [...commonAttacks(tables), ...numbers(template.attacks, tables.attacks.numberOf)],
    traits: numbers(template.traits, tables.traits.numberOf),
  };
}

/** AAW-6.1.1: those of every unit. */
export function commonAttacks({ attacks }: Tables): number[] {
  return attacks.all.flatMap(({ common }, number) => (common === true ? [number] : []));
}

/** Everybody's units in unit list order: side by side, by seat and roster, then those that arrive. */
export function musterUnits(
  tables: Tables,
  rosters: readonly engine.CompiledDeck[],
  arrivals: readonly {
    readonly unit: string;
    readonly side: string;
    readonly round: number;
    readonly square: number;
  }[],
): Arrived[] {
  return ([0, 1] as const).flatMap((side) => {
    const there = rosters.flatMap((roster, seat) =>
      sideOfSeat(seat) === side ? linesOf(roster).map((line) => ({ line, seat })) : [],
    );
    const late = arrivals.filter((one) => one.side === (side === 0 ? 'alpha' : 'beta'));
    const own = there.map(({ line, seat }, i) => arrivedFrom(tables, line, seat, side, i));
    return [
      ...own,
      ...late.map(({ unit, round, square }, i) => {
        const line = { card: unit, count: 1 };
        const one = arrivedFrom(tables, line, side, side, own.length + i);
        return { ...one, unit: { ...one.unit, arrives: { round, square } } };
      }),
    ];
  });
}

/** One line for each unit. */
function linesOf({ lines, cards }: engine.CompiledDeck): engine.DeckLine[] {
  return engine.copiesOf(lines ?? Object.entries(cards).map(([card, count]) => ({ card, count })));
}

function arrivedFrom(
  tables: Tables,
  { card, with: held = [] }: engine.DeckLine,
  seat: Seat,
  side: Side,
  place: number,
): Arrived {
  const name = `${letters[side as 0 | 1]}${place + 1}`;
  const template = tables.units.all[tables.units.numberOf.get(card)!]!;
  const things = engine.copiesOf(held);
  const typesOf = (list: readonly engine.DeckLine[]): number[] =>
    list.flatMap(({ card: id }) => tables.catalogue.indexOf.get(id) ?? []);
  // What holds other things is a pack (AAW-17.4.2).
  const packed = things.flatMap((thing) => engine.copiesOf(thing.with ?? []));
  return {
    unit: recordOf(tables, template, { name, seat, side, arrives: null }),
    equipped: typesOf(things),
    carried: typesOf(packed),
    temporaries: things.flatMap(({ card: id }) =>
      tables.temporaries.numberOf.has(id) ? [id] : [],
    ),
  };
}
