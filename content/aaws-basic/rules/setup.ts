/** Set-up: a battle, rosters, units with their things (AAW-4.1.2, AAW-17). */
import * as engine from 'cardwright/engine';
import type { Refusal, Setup, Square } from 'cardwright/engine';
import { makeBattle, type Battle, type BattleData } from './battle.ts';
import { makeConfig, sideOfSeat, type Basis, type Options, type State } from './config.ts';
import { callNext } from './deployment.ts';
import type { Event } from './events.ts';
import { temporaryPlace } from './holders.ts';
import { musterUnits, type Arrived } from './roster.ts';
import * as parts from './state.ts';

const { carried, declaration, equipped, firstOwner, ground, hasTemporary } = parts;
const { liesAt, luck, object, status, terrain, vp } = parts;

export function starterOf(game: engine.CompiledGame, basis: Basis): engine.Starter<State, Event> {
  const { tables } = basis;
  // data.gen.ts says more of a battle than the engine knows.
  const battleOf = (setup: Setup): Battle =>
    makeBattle(tables, named.component(setup, 'battle') as unknown as BattleData);
  const named: engine.Parts = engine.makeParts(game, {
    battle: {
      is: { kind: 'battle' },
      clause: 'AAW-17.5.1',
      refuse: (_, setup) => [
        ...refuseZones(basis, battleOf(setup), setup),
        ...refuseUnique(basis, battleOf(setup), setup),
      ],
    },
  });
  return engine.makeStarter<State, State, Event>({
    parts: named,
    refuse: engine.makeSetupJudge(game, (players) => players, engine.badOption(game, 'AAW-17.4.1')),
    prepare: (setup) => layOut(basis, engine.optionsOf(game, setup), battleOf(setup), setup),
    begin(laid, seed) {
      const state = engine.copyDeclared(laid);
      luck.seed(state, seed);
      callNext(state);
      return state;
    },
  });
}

/** AAW-17.5.1 */
function refuseZones({ tables }: Basis, { zones }: Battle, { decks }: Setup): Refusal[] {
  const unitsIn = ({ cards }: engine.CompiledDeck): number =>
    tables.units.ids.reduce((sum, id) => sum + (cards[id] ?? 0), 0);
  return zones.flatMap((zone, side) => {
    const own = decks.filter((_, seat) => sideOfSeat(seat) === side);
    const units = own.reduce((sum, deck) => sum + unitsIn(deck), 0);
    const params = { actual: zone.length, limit: units };
    return units <= zone.length ? [] : [{ code: 'ZONE_TOO_SMALL', clause: 'AAW-17.5.1', params }];
  });
}

/** AAW-17.4.1: who brings the only one of its kind to a battle where it lies on the field. */
function refuseUnique({ tables }: Basis, { data }: Battle, { decks }: Setup): Refusal[] {
  const lying = (data.groundItems ?? []).map(({ item }) => item);
  const only = tables.items.filter(({ id, unique }) => unique === true && lying.includes(id));
  return decks.flatMap(({ cards }, seat) =>
    only
      .filter(({ id }) => (cards[id] ?? 0) > 0)
      .map(({ id }): Refusal => {
        const params = { card: id, actual: cards[id]! + 1, entrant: seat + 1 };
        return { code: 'ROSTER_UNIQUE', clause: 'AAW-17.4.1', params };
      }),
  );
}

/** Everything in its place, nobody deployed (AAW-4.1.2). */
function layOut(basis: Basis, options: Options, battle: Battle, { decks, players }: Setup): State {
  const { tables } = basis;
  const { arrivals = [], groundItems = [] } = battle.data;
  const squareOf = (square: readonly [number, number]): Square =>
    engine.squareAt(battle.grid, ...square);
  const late = arrivals.map((one) => ({ ...one, square: squareOf(one.square) }));
  const mustered = musterUnits(tables, decks, late);
  const units = mustered.map(({ unit }) => unit);
  const combat = { basis, options, battle, units, seats: players };
  const typeOf = (item: string): number => tables.catalogue.indexOf.get(item)!;
  const state = engine.layOut({ declaration, configOf: (cards) => makeConfig(combat, cards) }, [
    ...mustered.flatMap((one, holder) => [
      { in: equipped, holder, types: one.equipped },
      { in: carried, holder, types: one.carried },
    ]),
    { in: ground, holder: 0, types: groundItems.map(({ item }) => typeOf(item)) },
  ]);
  layGround(state);
  for (const [unit, one] of mustered.entries()) equipUnit(state, unit, one);
  for (const [i, item] of ground.cards(state).entries())
    liesAt.set(state, item, squareOf(groundItems[i]!.square));
  return state;
}

/** Everything that a unit has is its own from now on (AAW-5.5.2). */
export function ownItems(state: State, unit: number): void {
  for (const item of [...equipped.cards(state, unit), ...carried.cards(state, unit)])
    firstOwner.setPlace(state, item, unit + 1);
}

/** Terrain and objects of the battle. */
export function layGround(state: State): void {
  const { battle } = state.config;
  for (const [square, kind] of battle.terrain) terrain.setPlace(state, square, kind);
  for (const [square, kind] of battle.objects) object.setPlace(state, square, kind);
}

function equipUnit(state: State, unit: number, { temporaries }: Arrived): void {
  const { config } = state;
  const { maxVp, side } = config.units[unit]!;
  ownItems(state, unit);
  vp.set(state, unit, maxVp); // AAW-3.2.1
  status.set(state, unit, 'reserve');
  for (const temporary of [...temporaries, ...config.battle.temporaries[side]!])
    hasTemporary.set(state, temporaryPlace(config, unit, temporary));
}
