/** The field as text: heading, squares, then what comes of an attack, signs, and the units. */
import * as engine from 'cardwright/engine';
import type { Detail, Viewer } from 'cardwright/engine';
import { sides, type State } from './config.ts';
import { oddsNow } from './odds.ts';
import { tokens } from './resources.ts';
import * as parts from './state.ts';
import { abilities } from './tables.ts';
import { abilityOf, isOnField, nameOf, unitOn } from './units.ts';

const { at, carried, equipped, holder, object, phase, round, stance, status, terrain, vp } = parts;

export function diagram(state: State, _?: Viewer, detail: Detail = 'brief'): string {
  if (detail === 'beside') return [...oddsLines(state), ...unitLines(state, detail)].join('\n');
  const beside = [...oddsLines(state), ...signLines(state), ...unitLines(state, detail)];
  return [heading(state), '', ...field(state), '', ...beside].join('\n');
}

function heading(state: State): string {
  const side = sides[holder.get(state) - 1] ?? 'none';
  return `round ${round.get(state)}, ${phase.get(state)}, initiative ${side}`;
}

/** Three places for a square: a unit, or the first letters of what is there. */
function field(state: State): string[] {
  const { grid } = state.config;
  const { columns: width, rows: height } = state.config.battle.data.field;
  const rows: string[] = [];
  for (let row = 1; row <= height; row += 1) {
    const cells: string[] = [];
    for (let column = 1; column <= width; column += 1) {
      cells.push(cell(state, engine.squareAt(grid, column, row)).padEnd(3));
    }
    rows.push(`${String(row).padStart(2)} ${cells.join(' ').trimEnd()}`);
  }
  const columns = Array.from({ length: width }, (_, i) => String(i + 1).padEnd(3));
  return [...rows, `   ${columns.join(' ').trimEnd()}`];
}

function cell(state: State, square: number): string {
  const unit = unitOn(state, square);
  if (unit >= 0) return nameOf(state, unit);
  const kind = kindOn(state, square);
  return kind === null ? '.' : signOf(state, kind);
}

/** The object on a square, or its terrain where that is not open. */
function kindOn(state: State, square: number): string | null {
  if (object.place(state, square) > 0) return object.get(state, square);
  return terrain.place(state, square) > 0 ? terrain.get(state, square) : null;
}

const signOf = ({ config }: State, kind: string): string =>
  config.tables.objectWords.includes(kind) ? kind.slice(0, 2).toUpperCase() : kind.slice(0, 2);

/** `signs: CR: crate, co: cover`, of what is on the field. */
function signLines(state: State): string[] {
  const kinds = engine.squaresOf(state.config.grid).map((square) => kindOn(state, square));
  const found = [...new Set(kinds)].filter((kind) => kind !== null);
  const signs = found.map((kind) => `${signOf(state, kind)}: ${kind}`);
  return signs.length === 0 ? [] : [`signs: ${signs.join(', ')}`];
}

function unitLines(state: State, detail: Detail): string[] {
  const { units, grid, seats } = state.config;
  return units.map(({ name, template, maxVp, seat }, unit) => {
    const where = isOnField(state, unit)
      ? engine.squareName(grid, at.get(state, unit))
      : status.get(state, unit);
    // Where a side has one person, the letter says who it is.
    const player = seats > sides.length ? engine.seatName(seat) : '';
    const words = [name, player, template ?? '', where, `VP ${vp.get(state, unit)}/${maxVp}`];
    if (stance.place(state, unit) > 0) words.push(stance.get(state, unit));
    for (const token of tokens) {
      const count = parts.tokenCounts[token].get(state, unit);
      if (count > 0) words.push(`${token} ${count}`);
    }
    if (detail === 'full') {
      const values = abilities.map((ability, i) => `${ability} ${abilityOf(state, unit, i)}`);
      words.push(values.join(', '), ...equipped.names(state, unit));
      for (const item of carried.names(state, unit)) words.push(`(${item})`);
    }
    return words.filter((word) => word !== '').join('  ');
  });
}

/** `odds B1: damage 3; hurt 100%; felled 0%, +1d 17%, +2d 58%`: before an attack is declared whole. */
function oddsLines(state: State): string[] {
  return Object.entries(oddsNow(state)).map(([name, { damage, hurts, fells }]) => {
    return `odds ${name}: damage ${damage}; hurt ${byDice(hurts)}; felled ${byDice(fells)}`;
  });
}

const byDice = (chances: readonly number[]): string =>
  chances.map((chance, dice) => `${dice === 0 ? '' : `+${dice}d `}${chance}%`).join(', ');
