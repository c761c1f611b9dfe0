/** What scenarios ask of a state in words of their own, and what everybody sees beside it. */
import * as engine from 'cardwright/engine';
import type { Compare, Words } from 'cardwright/engine';
import { sides, type State } from './config.ts';
import { itemsOn } from './items.ts';
import { averageOf } from './initiative.ts';
import { oddsNow } from './odds.ts';
import { fullPowerMove } from './activation.ts';
import { temporaryPlace } from './holders.ts';
import * as parts from './state.ts';
import { abilities, tokens } from './tables.ts';
import { abilityOf, nameOf } from './units.ts';
import { leftBehind } from './victory.ts';

const { active, holder, result, terrain, total } = parts;

const byUnit = (state: State, of: (unit: number) => unknown): Words =>
  Object.fromEntries(state.config.units.map(({ name }, unit) => [name, of(unit)]));

const abilityWords = (state: State): Words =>
  byUnit(state, (unit) =>
    Object.fromEntries(abilities.map((ability, i) => [ability, abilityOf(state, unit, i)])),
  );

/** Keys by which positions are not written: they follow from the state (AAW-18.1.1). */
export const openWords: Readonly<Record<string, (state: State) => unknown>> = {
  odds: oddsNow,
  ability: abilityWords,
  initiative: (state) => ({
    alpha: total.get(state, 0),
    beta: total.get(state, 1),
    winner: sides[holder.get(state) - 1] ?? 'none',
    averages: [averageOf(state, 0), averageOf(state, 1)],
  }),
  waits: (state) =>
    parts.asked.isOpen(state)
      ? { of: engine.seatName(parts.asked.chooser(state)), asks: parts.asked.form(state)!.word }
      : null,
  acts: (state) => (active.get(state) === 0 ? 'none' : nameOf(state, active.get(state) - 1)),
};

const lists: Readonly<Record<string, (state: State) => unknown>> = {
  order: (state) => parts.place.inOrder(state).map((unit) => nameOf(state, unit)),
  fullPowerMove,
  result: (state) => {
    const outcome = result.of(state);
    if (outcome === null) return 'none';
    return outcome.winners.length === 1 ? sides[outcome.winners[0]!] : 'draw';
  },
  tokens: (state) =>
    byUnit(state, (unit) =>
      Object.fromEntries(tokens.map((token) => [token, parts.tokenCounts[token].get(state, unit)])),
    ),
  lying: (state) => {
    const { grid } = state.config;
    const squares = engine.squaresOf(grid).map((square) => {
      const items = itemsOn(state, square).map((item) => engine.idOfCard(state, item));
      return [engine.squareName(grid, square), items] as const;
    });
    return Object.fromEntries(squares);
  },
  terrain: (state) => {
    const { grid } = state.config;
    const squares = engine.squaresOf(grid);
    return Object.fromEntries(
      squares.map((square) => [engine.squareName(grid, square), terrain.get(state, square)]),
    );
  },
  spent: (state) => byUnit(state, (unit) => spentBy(state, unit)),
  temporaryUses: (state) =>
    byUnit(state, (unit) =>
      Object.fromEntries(
        state.config.tables.temporaries.all.map(({ id }, i) => [
          id,
          parts.temporaryUsed.get(state, temporaryPlace(state.config, unit, i)),
        ]),
      ),
    ),
  escapes: (state) => byUnit(state, (unit) => parts.escaping.is(state, unit)),
  recovered: (state) => leftBehind(state).recovered,
  unclaimed: (state) => leftBehind(state).unclaimed,
};

/** Its own elements that were used, by name. */
function spentBy(state: State, unit: number): string[] {
  const { held, tables } = state.config;
  const own = [...held.keys()].filter(
    (i) => held[i]!.unit === unit && parts.used.get(state, i) > 0,
  );
  return own.map((i) => tables.elements.all[held[i]!.element]!.id).toSorted();
}

const asked =
  (of: (state: State) => unknown): Compare<State> =>
  (state, expected, what) =>
    engine.compared(what, expected, of(state));

export const comparisons: Readonly<Record<string, Compare<State>>> = Object.fromEntries(
  Object.entries(lists).map(([key, of]) => [key, asked(of)]),
);
