/** Units as they come from rosters, and what they carry (3.7, 3.10). */
import * as engine from 'cardwright/engine';
import type { Side, Square } from 'cardwright/engine';
import { numbersOf } from './battle.ts';
import { sideOfSeat, sides, type UnitRecord } from './config.ts';
import { abilities, type Tables, type UnitTemplate } from './tables.ts';

/** A unit with what it brings. */
export interface Arrived {
  readonly unit: UnitRecord;
  /** Types of items. */
  readonly equipped: readonly number[];
  readonly carried: readonly number[];
  /** Numbers of temporary elements. */
  readonly temporaries: readonly number[];
}

/** Which unit it is, whose, and when it comes. */
export type Place = Pick<UnitRecord, 'name' | 'seat' | 'side' | 'arrives'>;

/** What a template, or a position, says of a unit. */
export type Template = Pick<
  UnitTemplate,
  'vp' | 'ep' | 'commands' | 'elements' | 'attacks' | 'traits'
> & {
  readonly id: string | null;
  readonly bases: readonly { readonly base: string; readonly level: number }[];
};

/** By side. */
export const letters = ['A', 'B'] as const;

/** What a template gives a unit, and what every unit has. */
export function recordOf(tables: Tables, template: Template, place: Place): UnitRecord {
  return {
    ...place,
    template: template.id,
    maxVp: template.vp,
    ep: template.ep,
    base: abilitySums(tables, template), // AAW-3.1.2
    commands: template.commands, // AAW-4.2.2
    elements: numbersOf(tables.elements, template.elements),
    attacks: [...commonAttacks(tables), ...numbersOf(tables.attacks, template.attacks)],
    traits: numbersOf(tables.traits, template.traits),
  };
}

/** Those of every unit (AAW-6.1.1). */
export function commonAttacks({ attacks: { all } }: Tables): number[] {
  return all.flatMap(({ common }, number) => (common === true ? [number] : []));
}

/** AAW-3.1.1, AAW-3.1.3, AAW-3.1.4: each level counts for every ability that its base describes. */
function abilitySums(tables: Tables, { bases }: Template): number[] {
  const described = bases.map(({ base, level }) => {
    const descriptors = tables.bases.all[tables.bases.indexOf.get(base) ?? -1]?.descriptors ?? [];
    return { level, descriptors: descriptors as readonly string[] };
  });
  return abilities.map((ability) => {
    const own = described.filter(({ descriptors }) => descriptors.includes(ability));
    return own.reduce((sum, { level }) => sum + level, 0);
  });
}

/** Everybody's units in unit list order: side by side, by seat and roster, then those that arrive. */
export function musterUnits(
  tables: Tables,
  rosters: readonly engine.CompiledDeck[],
  arrivals: readonly {
    readonly unit: string;
    readonly side: string;
    readonly round: number;
    readonly square: Square;
  }[],
): Arrived[] {
  return sides.flatMap((name, side) => {
    const there = rosters.flatMap((roster, seat) =>
      sideOfSeat(seat) === side
        ? linesOf(roster).map((line) => ({ line, seat, arrives: null }))
        : [],
    );
    const late = arrivals
      .filter((one) => one.side === name)
      .map(({ unit, round, square }) => {
        return { line: { card: unit, count: 1 }, seat: side, arrives: { round, square } };
      });
    return [...there, ...late].map(({ line, seat, arrives }, i) =>
      arrivedFrom(tables, line, { name: `${letters[side]!}${i + 1}`, seat, side, arrives }),
    );
  });
}

/** One line for each unit. */
const linesOf = ({ lines, cards }: engine.CompiledDeck): engine.DeckLine[] =>
  engine.copiesOf(lines ?? Object.entries(cards).map(([card, count]) => ({ card, count })));

const idsOf = (lines: readonly engine.DeckLine[]): string[] => lines.map(({ card }) => card);

function arrivedFrom(
  tables: Tables,
  { card, with: held = [] }: engine.DeckLine,
  place: Place & { readonly side: Side },
): Arrived {
  const things = engine.copiesOf(held);
  const template = tables.units.all[tables.units.indexOf.get(card)!]!;
  // What holds other things is a pack (AAW-17.4.2).
  const packed = things.flatMap((thing) => engine.copiesOf(thing.with ?? []));
  return {
    unit: recordOf(tables, template, place),
    equipped: numbersOf(tables.catalogue, idsOf(things)),
    carried: numbersOf(tables.catalogue, idsOf(packed)),
    temporaries: numbersOf(tables.temporaries, idsOf(things)),
  };
}
