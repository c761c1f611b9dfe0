/**
 * What positions say of single items. Items are cards, and equal ones have no names: they are told apart by
 * the order in which a position lists them, which is that of their numbers when it is read.
 */
import * as engine from 'cardwright/engine';
import type { Card, OwnKey } from 'cardwright/engine';
import type { Config, State } from './config.ts';
import * as parts from './state.ts';
import { nameOf } from './units.ts';

const { carried, equipped, firstOwner, ground, isFresh, liesAt, used } = parts;

function itemsInOrder(state: State): Card[] {
  const units = state.config.allUnits;
  const held = [equipped, carried].flatMap((place) =>
    units.flatMap((unit) => place.cards(state, unit)),
  );
  return [...held, ...ground.cards(state)];
}

/** `A1 sprint`, `iron-targe#2 brace-plate`: elements with what is so of them. */
function byElement(state: State, valueOf: (held: number) => number): [string, number][] {
  const { held, tables, catalogue, types } = state.config;
  const order = itemsInOrder(state);
  return held.flatMap(({ item, element, name }, i) => {
    if (valueOf(i) === 0) return [];
    const place = `${catalogue.ids[types[item]!]}#${order.indexOf(item) + 1}`;
    const own = item < 0 ? name : `${place} ${tables.elements.all[element]!.id}`;
    return [[own, valueOf(i)] as [string, number]];
  });
}

export const itemKeys: Readonly<Record<string, OwnKey<Config>>> = {
  used: { write: (state) => Object.fromEntries(byElement(state, (i) => used.get(state, i))) },
  isFresh: {
    write: (state) => byElement(state, (i) => Number(isFresh.is(state, i))).map(([name]) => name),
  },
  firstOwner: {
    write: (state) =>
      itemsInOrder(state).map((item) => {
        const owner = firstOwner.get(state, item) - 1;
        return owner < 0 ? null : nameOf(state, owner);
      }),
    read(state, said) {
      const { units } = state.config;
      for (const [item, name] of engine.listOf(said).entries())
        firstOwner.set(state, item, units.findIndex((unit) => unit.name === name) + 1);
    },
  },
  groundAt: {
    write: (state) =>
      ground
        .cards(state)
        .map((item) => engine.squareName(state.config.grid, liesAt.get(state, item))),
    read(state, said) {
      const squares = engine.listOf(said);
      for (const [i, item] of ground.cards(state).entries())
        liesAt.set(state, item, engine.readSquare(state.config.grid, squares[i], 'groundAt'));
    },
  },
};
