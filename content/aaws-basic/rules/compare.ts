/** What scenarios ask of a state in words of their own, and what everybody sees beside it. */
import * as engine from 'cardwright/engine';
import { mapped, type Square, type Words } from 'cardwright/engine';
import { sides, type State } from './config.ts';
import { itemsOn } from './items.ts';
import { averageOf } from './initiative.ts';
import { oddsNow } from './odds.ts';
import { temporaryPlace } from './holders.ts';
import { fullPowerMove } from './round.ts';
import * as parts from './state.ts';
import { abilities } from './tables.ts';
import { abilityOf, nameOf } from './units.ts';
import { leftBehind } from './victory.ts';

const { active, holder, result, terrain, total } = parts;

const byName = (names: readonly string[], of: (i: number) => unknown): Words =>
  Object.fromEntries(names.map((name, i) => [name, of(i)]));

const byUnit = ({ config }: State, of: (unit: number) => unknown): Words =>
  byName(config.unitNames, of);

const bySquare = ({ config: { grid } }: State, of: (square: Square) => unknown): Words =>
  Object.fromEntries(
    engine.squaresOf(grid).map((square) => [engine.squareName(grid, square), of(square)]),
  );

/** Keys by which positions are not written: they follow from the state (AAW-18.1.1). */
export const openWords: Readonly<Record<string, (state: State) => unknown>> = {
  odds: oddsNow,
  ability: (state) => byUnit(state, (unit) => byName(abilities, (i) => abilityOf(state, unit, i))),
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

/** The same for what only scenarios ask. */
export const onlyAsked: typeof openWords = {
  order: (state) => parts.place.inOrder(state).map((unit) => nameOf(state, unit)),
  fullPowerMove,
  result: (state) => {
    const outcome = result.of(state);
    if (outcome === null) return 'none';
    return outcome.winners.length === 1 ? sides[outcome.winners[0]!] : 'draw';
  },
  tokens: (state) =>
    byUnit(state, (unit) => mapped(parts.tokenCounts, (count) => count.get(state, unit))),
  lying: (state) =>
    bySquare(state, (square) => itemsOn(state, square).map((item) => engine.idOfCard(state, item))),
  terrain: (state) => bySquare(state, (square) => terrain.get(state, square)),
  spent: (state) => byUnit(state, (unit) => spentBy(state, unit)),
  temporaryUses: (state) =>
    byUnit(state, (unit) =>
      byName(state.config.tables.temporaries.ids, (i) =>
        parts.temporaryUsed.get(state, temporaryPlace(state.config, unit, i)),
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
