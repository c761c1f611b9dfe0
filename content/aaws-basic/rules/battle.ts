/** Battles: field, zones, victory, arrivals and events as the rules use them (AAW-1, AAW-15.3). */
import * as engine from 'cardwright/engine';
import type { Side, Square } from 'cardwright/engine';
import type * as data from './data.gen.ts';
import type { Effect, Tables } from './tables.ts';

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

type Drawn = data.Frozen<data.Battle>;

/** What a position or a component says of a battle; drawings are those of the component. */
export type BattleData = Omit<Drawn, 'alpha' | 'beta' | 'name' | 'id' | 'kind'> & {
  readonly id: string | null;
  readonly alpha?: SideData;
  readonly beta?: SideData;
};

interface SideData {
  readonly victory?: readonly Goal[];
  readonly temporaries?: readonly string[];
}

export interface Battle {
  readonly data: BattleData;
  readonly grid: engine.Grid;
  readonly reach: engine.Reach;
  readonly columns: number;
  readonly rows: number;
  /** By side: where its units are deployed (AAW-17.6.1). */
  readonly zones: readonly (readonly Square[])[];
  /** By side. */
  readonly goals: readonly (readonly Aim[])[];
  readonly temporaries: readonly (readonly number[])[];
  readonly gmSide: Side;
  readonly otherActions: readonly number[];
  /** Places in `Tables.actions` of what units can do in it. */
  readonly actions: readonly number[];
  readonly events: readonly Effect[];
  /** Kinds of terrain and objects on squares where something is, as numbers. */
  readonly ground: readonly (readonly [
    kind: 'terrain' | 'object',
    number: number,
    square: Square,
  ])[];
}

const annihilation: readonly Goal[] = [{ goal: 'annihilation' }];

export function makeBattle(tables: Tables, battle: BattleData): Battle {
  const { field, zones, gmSide = 'beta', otherActions = [], events = [] } = battle;
  const { columns, rows } = field;
  const grid = engine.boundedGrid(columns, rows, { rowsFrom: 'top' }); // AAW-1.1.4
  const squaresOf = (cells: Cells = []): Square[] =>
    cells.map(([column, row]) => engine.squareAt(grid, column, row));
  const firstOther = tables.actions.length - tables.otherActions.all.length;
  const said: readonly (SideData | undefined)[] = [battle.alpha, battle.beta];
  return {
    data: battle,
    grid,
    reach: new engine.Reach(grid),
    columns,
    rows,
    zones: [squaresOf(zones.alpha), squaresOf(zones.beta)],
    goals: aimsOf(said.map((side) => side?.victory ?? annihilation)), // AAW-15.1.2
    temporaries: said.map((side) => numbersOf(tables.temporaries, side?.temporaries)),
    gmSide: gmSide === 'alpha' ? 0 : 1,
    otherActions: numbersOf(tables.otherActions, otherActions),
    actions: [...tables.actions.keys()].filter((action) => {
      const other = tables.otherActions.all[action - firstOther];
      return other === undefined || (otherActions as readonly string[]).includes(other.id);
    }),
    events: tables.meant(events),
    ground: Object.entries(field).flatMap(([sign, cells]) =>
      typeof cells === 'number'
        ? []
        : squaresOf(cells).map((square) => groundOf(tables, sign, square)),
    ),
  };
}

function aimsOf(goals: readonly (readonly Goal[])[]): Aim[][] {
  let place = 0;
  return goals.map((own, side) => own.map((goal) => ({ side, goal, place: place++ })));
}

function groundOf(
  { terrain, objects }: Tables,
  sign: string,
  square: Square,
): Battle['ground'][number] {
  const id = sign.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const kind = terrain.numberOf.get(id);
  return kind === undefined
    ? ['object', objects.numberOf.get(id)!, square]
    : ['terrain', kind, square];
}

function numbersOf(
  { numberOf }: { readonly numberOf: ReadonlyMap<string, number> },
  ids: readonly string[] = [],
): number[] {
  return ids.flatMap((id) => numberOf.get(id) ?? []);
}
