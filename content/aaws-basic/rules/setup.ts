/** Set-up: a battle, rosters, units with their things (AAW-4.1.2, AAW-17). */
import * as engine from 'cardwright/engine';
import type { Refusal, Setup, Square } from 'cardwright/engine';
import { makeBattle, type Battle, type BattleData } from './battle.ts';
import {
  makeConfig,
  sideOfSeat,
  type Combat,
  type Config,
  type Options,
  type State,
} from './config.ts';
import { callNext } from './deployment.ts';
import type { Event } from './events.ts';
import { temporaryPlace } from './holders.ts';
import { musterUnits, type Arrived } from './roster.ts';
import * as parts from './state.ts';
import type { Tables } from './tables.ts';

const { carried, declaration, equipped, firstOwner, ground, hasTemporary } = parts;
const { liesAt, luck, object, status, terrain, vp } = parts;

/** What the rules make of a game's data, whatever is agreed before a combat. */
export type Basis = Pick<Combat, 'tables' | 'questions' | 'runner' | 'table'>;

export function starterOf(game: engine.CompiledGame, basis: Basis): engine.Starter<State, Event> {
  const named = engine.makeParts(game, {
    battle: {
      is: { kind: 'battle' },
      clause: 'AAW-17.5.1',
      refuse: (_, setup) => refuseZones(basis.tables, named.component(setup, 'battle'), setup),
    },
  });
  return engine.makeStarter<State, State, Event>({
    parts: named,
    refuse: engine.makeSetupJudge(game, (players) => players, engine.badOption(game, 'AAW-17.4.1')),
    prepare(setup) {
      const battle = battleOf(basis.tables, named.component(setup, 'battle'));
      return layOut(basis, engine.optionsOf<Options>(game, setup), battle, setup);
    },
    begin(laid, seed) {
      const state = engine.copyDeclared(laid);
      luck.seed(state, seed);
      callNext(state);
      return state;
    },
  });
}

/** A component as it is compiled; data.gen.ts says more of it than the engine knows. */
export function battleOf(tables: Tables, component: object): Battle {
  return makeBattle(tables, component as BattleData);
}

/** AAW-17.5.1 */
function refuseZones(tables: Tables, component: object, { decks }: Setup): Refusal[] {
  const { zones } = battleOf(tables, component);
  return zones.flatMap((zone, side) => {
    const own = decks.filter((_, seat) => sideOfSeat(seat) === side);
    const units = own.reduce((sum, deck) => sum + unitCount(tables, deck), 0);
    const params = { actual: zone.length, limit: units };
    return units <= zone.length ? [] : [{ code: 'ZONE_TOO_SMALL', clause: 'AAW-17.5.1', params }];
  });
}

function unitCount({ units }: Tables, { cards }: engine.CompiledDeck): number {
  const counts = Object.entries(cards).map(([id, count]) => (units.numberOf.has(id) ? count : 0));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Everything in its place, nobody deployed (AAW-4.1.2). */
function layOut(basis: Basis, options: Options, battle: Battle, setup: Setup): State {
  const { indexOf } = basis.tables.catalogue;
  const { arrivals = [], groundItems = [] } = battle.data;
  const squareOf = (square: readonly [number, number]): Square =>
    engine.squareAt(battle.grid, ...square);
  const late = arrivals.map((one) => ({ ...one, square: squareOf(one.square) }));
  const mustered = musterUnits(basis.tables, setup.decks, late);
  const units = mustered.map(({ unit }) => unit);
  const combat = { ...basis, options, battle, units, seats: setup.players };
  const configOf = (cards: engine.Cards): Config => makeConfig(combat, cards);
  const state = engine.layOut({ declaration, configOf }, [
    ...mustered.flatMap((one, holder) => [
      { in: equipped, holder, types: one.equipped },
      { in: carried, holder, types: one.carried },
    ]),
    { in: ground, holder: 0, types: groundItems.map(({ item }) => indexOf.get(item)!) },
  ]);
  layGround(state);
  for (const [unit, one] of mustered.entries()) {
    ownItems(state, unit);
    equipUnit(state, unit, one);
  }
  for (const [i, item] of ground.cards(state).entries())
    liesAt.set(state, item, squareOf(groundItems[i]!.square));
  return state;
}

/** Everything that a unit has is its own from now on (AAW-5.5.2). */
export function ownItems(state: State, unit: number): void {
  const items = [...equipped.cards(state, unit), ...carried.cards(state, unit)];
  for (const item of items) firstOwner.set(state, item, unit + 1);
}

/** Terrain and objects of the battle. */
export function layGround(state: State): void {
  for (const [kind, number, square] of state.config.battle.ground) {
    if (kind === 'terrain') terrain.setPlace(state, square, number);
    else object.setPlace(state, square, number + 1);
  }
}

function equipUnit(state: State, unit: number, { temporaries }: Arrived): void {
  const { config } = state;
  const { maxVp, side } = config.units[unit]!;
  vp.set(state, unit, maxVp); // AAW-3.2.1
  status.set(state, unit, 'reserve');
  const own = temporaries.map((id) => config.tables.temporaries.numberOf.get(id)!);
  for (const temporary of [...own, ...config.battle.temporaries[side]!]) {
    hasTemporary.set(state, temporaryPlace(config, unit, temporary));
  }
}
