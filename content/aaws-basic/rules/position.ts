/**
 * Positions (scenarios/README.md). A position describes its units freely, so that an example needs no
 * template: `units: { A1: { at: '(2,3)', melee: 5 } }`; and its battle, by an id or in its own words.
 */
import * as engine from 'cardwright/engine';
import {
  BadPosition,
  mapped,
  type OwnKey,
  type Position,
  type PositionField,
} from 'cardwright/engine';
import { makeBattle, type Battle, type BattleData } from './battle.ts';
import { onlyAsked, openWords } from './compare.ts';
import { makeConfig, type Basis, type Config, type Options, type State } from './config.ts';
import { callNext } from './deployment.ts';
import type { Listener } from './events.ts';
import { proceed, table } from './play.ts';
import { tokens } from './resources.ts';
import { beginRound, stages } from './round.ts';
import { layGround, ownItems } from './setup.ts';
import * as parts from './state.ts';
import type { Tables } from './tables.ts';
import { readUnit, unitsField, unitWords, writeUnits } from './unit-words.ts';
import { isOnField, nameOf, unitOn } from './units.ts';

const { at, carried, equipped, firstOwner, ground, isFresh, liesAt, onSquare, phase, used } = parts;

/** The id of a battle, or all of it: `{ field: { columns: 7, rows: 5 }, alpha: { victory: […] } }`. */
function readBattle(tables: Tables, written: unknown = {}): Battle {
  if (typeof written === 'string') {
    const number = engine.readId(tables.battles.indexOf, written, 'battle');
    return makeBattle(tables, tables.battles.all[number] as BattleData);
  }
  const usual = { columns: 5, rows: 5 }; // AAW-1.1.2
  const { field = usual, zones = usual, ...said } = engine.mapOf(written);
  return makeBattle(tables, { ...said, field, zones, id: null } as unknown as BattleData);
}

function writeBattle({ config: { battle } }: State): unknown {
  const { id, ...said } = battle.data;
  return id ?? said;
}

/** What is said of a unit and belongs to the moment: keys of the parts. */
const momentary = ['at', 'vp', 'stance', 'equipped', 'carried', 'status'];

/** Everything that a unit can be said to be (`readUnit`), or to have. */
const known = [...momentary, ...unitWords, 'tokens', 'temporaries'];

/** What is said below the names of units, and other short forms, as the parts read it. */
function plain(position: Position): Position {
  const units = mapped(engine.mapOf(position['units']), engine.mapOf);
  const tokensOf = mapped(units, ({ tokens: own }) => engine.mapOf(own));
  const lying = Object.entries(engine.mapOf(position['lying'])).flatMap(([square, items]) =>
    engine.listOf(items).map((item) => ({ square, item })),
  );
  const has = Object.entries(units).flatMap(([name, { temporaries }]) =>
    engine.listOf(temporaries).map((id) => `${name} ${String(id)}`),
  );
  const order = engine.listOf(position['order'] ?? Object.keys(units));
  const keys = {
    ...(position['begin'] !== 'initiative' && { holder: 1 }),
    place: Object.fromEntries(order.map((name, i) => [name, i + 1])),
    ...(lying.length > 0 && { ground: lying.map(({ item }) => item) }),
    ...(lying.length > 0 && { groundAt: lying.map(({ square }) => square) }),
    ...(has.length > 0 && { hasTemporary: has }),
    ...position,
  };
  const below = engine.keysBelow(units, momentary);
  return engine.joinedKeys(keys, { ...below, ...engine.keysBelow(tokensOf, tokens) });
}

const items = [equipped, carried, ground];

/**
 * Elements with what is so of them: `A1 sprint`, `iron-targe#2 brace-plate`. Equal items have no names, and
 * are told apart by the order in which a position lists them, which is that of their numbers when it is read.
 */
function byElement(state: State, valueOf: (held: number) => number): [string, number][] {
  const { held, tables, catalogue, types } = state.config;
  const order = engine.cardsInOrder(items, state);
  return held.flatMap(({ item, element, name }, i) => {
    const place = `${catalogue.ids[types[item]!]}#${order.indexOf(item) + 1}`;
    const own = item < 0 ? name : `${place} ${tables.elements.ids[element]!}`;
    return valueOf(i) === 0 ? [] : [[own, valueOf(i)] as [string, number]];
  });
}

/** Items take the number of their place along. */
const numbered = (key: string) => (): PositionField => ({
  is: 'numbered',
  key,
  of: items.map(({ name }) => name),
});

const own: Readonly<Record<string, OwnKey<Config>>> = {
  used: {
    field: numbered('used'),
    write: (state) => Object.fromEntries(byElement(state, (i) => used.get(state, i))),
  },
  isFresh: {
    field: numbered('isFresh'),
    write: (state) => byElement(state, (i) => Number(isFresh.is(state, i))).map(([name]) => name),
  },
  firstOwner: engine.cardListKey(items, firstOwner),
  groundAt: engine.cardListKey([ground], liesAt),
};

export const positions = new engine.PositionFormat<Config>(parts.declaration, {
  plain,
  otherKeys: ['units', 'battle', 'begin', 'order', 'lying'],
  derived: { units: writeUnits, battle: writeBattle },
  otherFields: (config) => [unitsField(config)],
  own,
  toAct: (state) => table.toAct(state),
  asides: openWords,
  onlyAsked,
});

/** `positions.position` of it plays like `state`. */
export function fromPosition(
  game: engine.CompiledGame,
  basis: Basis,
  position: Position,
  report: Listener,
): State {
  const battle = readBattle(basis.tables, position['battle']);
  const units = Object.entries(engine.mapOf(position['units'])).map(([name, one]) => {
    const strange = Object.keys(engine.mapOf(one)).find((word) => !known.includes(word));
    if (strange !== undefined) throw new BadPosition(`units.${name}.${strange}`, one);
    return readUnit(basis.tables, battle, name, one);
  });
  const seats = Math.max(1, ...units.map(({ seat }) => seat)) + 1;
  const configOf = (options: Options, cards: engine.Cards): Config =>
    makeConfig({ basis, options, battle, units, seats }, cards);
  const state = positions.fromPosition(game, position, configOf);
  if (position['terrain'] === undefined && position['object'] === undefined) layGround(state);
  if (position['firstOwner'] === undefined) for (const unit of units.keys()) ownItems(state, unit);
  follow(state);
  if (position['effects'] === undefined && !phase.is(state, 'over')) {
    if (position['begin'] === 'deploy' || phase.is(state, 'deploy')) callNext(state);
    else beginRound(state, position['begin'] === 'initiative' ? stages.start : stages.acting);
    proceed(state, report);
  }
  return state;
}

/** Who is on which square; whoever passes an ally is not on it yet (AAW-8.3.5). */
function follow(state: State): void {
  const mover = parts.movedSquares.get(state) > 0 ? parts.active.get(state) - 1 : -1;
  const all = state.config.allUnits.filter((unit) => isOnField(state, unit));
  for (const unit of all.toSorted((a, b) => Number(a === mover) - Number(b === mover))) {
    const square = at.get(state, unit);
    const isFree = square >= 0 && unitOn(state, square) < 0;
    if (isFree) onSquare.set(state, square, unit + 1);
    else if (unit !== mover || square < 0) throw new BadPosition('at', nameOf(state, unit));
  }
}
