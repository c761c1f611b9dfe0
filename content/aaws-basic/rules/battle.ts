/** Battles: field, zones, victory, arrivals and events as the rules use them (AAW-1, AAW-15.3). */
import * as engine from 'cardwright/engine';
import type { Side, Square } from 'cardwright/engine';
import type * as data from './data.gen.ts';
import { battleGmSide as sides } from './data.gen.ts';
import type { Numbered, Tables } from './tables.ts';

/** What a side must reach (AAW-15.1.3). */
export type Goal =
  | { readonly goal: 'annihilation' }
  | { readonly goal: 'hold-squares'; readonly squares: Cells; readonly rounds: number }
  | { readonly goal: 'units-escaped'; readonly count: number; readonly edge?: engine.Edge }
  | { readonly goal: 'eliminate-unit'; readonly unit: number }
  | { readonly goal: 'survive-rounds'; readonly rounds: number }
  | { readonly goal: 'item-escaped'; readonly item: string }
  | { readonly goal: 'reach-zone'; readonly squares: Cells; readonly carrying?: string };

export type GoalOf<Word extends Goal['goal']> = Extract<Goal, { readonly goal: Word }>;

/** A goal of a side, with its place among the goals of both. */
export interface Aim<Word extends Goal['goal'] = Goal['goal']> {
  readonly side: Side;
  readonly goal: GoalOf<Word>;
  readonly place: number;
}

type Cells = readonly (readonly [column: number, row: number])[];

/** What a position or a component says of a battle; drawings are those of the component. */
export type BattleData = Omit<
  data.Frozen<data.Battle>,
  'alpha' | 'beta' | 'name' | 'id' | 'kind'
> & {
  readonly id: string | null;
  readonly alpha?: SideData;
  readonly beta?: SideData;
};

interface SideData {
  readonly victory?: readonly Goal[];
  readonly temporaries?: readonly string[];
}

export type Battle = ReturnType<typeof makeBattle>;

const annihilation: readonly Goal[] = [{ goal: 'annihilation' }];

export function makeBattle(tables: Tables, battle: BattleData) {
  const { field, zones, gmSide = 'beta', events = [] } = battle;
  const grid = engine.boundedGrid(field.columns, field.rows, { rowsFrom: 'top' }); // AAW-1.1.4
  const squaresOf = (cells: Cells = []): Square[] =>
    cells.map(([column, row]) => engine.squareAt(grid, column, row));
  const said = sides.map((side): SideData => battle[side] ?? {});
  const otherActions = numbersOf(tables.otherActions, battle.otherActions);
  const firstOther = tables.actions.length - tables.otherActions.ids.length;
  const isOffered = (action: number): boolean =>
    action < firstOther || otherActions.includes(action - firstOther);
  const major = [...tables.actions.keys()].filter(isOffered);
  /** The squares on which one of these is, with its place among them; signs are names in camel case. */
  const drawn = (names: readonly string[]) =>
    names.flatMap((name, place) => {
      const sign = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      const cells = (field as Readonly<Record<string, unknown>>)[sign] as Cells | undefined;
      return squaresOf(cells).map((square) => [square, place] as const);
    });
  return {
    data: battle,
    grid,
    reach: new engine.Reach(grid),
    /** By side: where its units are deployed (AAW-17.6.1). */
    zones: sides.map((side) => squaresOf(zones[side])),
    /** By side (AAW-15.1.2). */
    goals: aimsOf(said.map(({ victory = annihilation }) => victory)),
    temporaries: said.map((side) => numbersOf(tables.temporaries, side.temporaries)),
    gmSide: sides.indexOf(gmSide),
    otherActions,
    /** By slot: places in `Tables.actions` of what units can do in it. */
    actions: { minor: major.filter((action) => tables.isMinor[action]), major },
    events: tables.meant(events),
    terrain: drawn(tables.terrainWords),
    objects: drawn(tables.objectWords),
  };
}

function aimsOf(goals: readonly (readonly Goal[])[]): Aim[][] {
  let place = 0;
  return goals.map((own, side) => own.map((goal) => ({ side, goal, place: place++ })));
}

export const numbersOf = ({ indexOf }: Numbered, ids: readonly string[] = []): number[] =>
  ids.flatMap((id) => indexOf.get(id) ?? []);
