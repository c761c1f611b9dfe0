/**
 * A position as text. A map shows for each card its letter, what it has left and where it faces,
 * Armdroids in brackets where there is room for them, and what the player on turn can attack:
 *
 *      D12^        D has 12 endurance and faces N
 *      a4!<        jammed
 *     +h9>         in range, as an empty square with +
 */
import { drawTable, turnHeading, type ShownCard, type Square, type Tile } from 'cardwright/engine';
import { INNATE } from './actions.ts';
import { squaresInReach } from './attack.ts';
import { ARMDROID, SUPPORT } from './cards.ts';
import type { Config } from './config.ts';
import { statOf } from './effects/standing.ts';
import { facingOf, isAlive } from './formation.ts';
import { table } from './play.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';

const { discard, enduranceOf, hand, jamTurns, map, owner, removed, turn, undeployed } = parts;

export const diagram = drawTable<Config>({
  heading: turnHeading(
    {
      turnNumber: parts.round,
      isRound: true,
      turn,
      phase: parts.phase,
      result: parts.result,
      toAct: table.toAct,
    },
    movement,
  ),
  board: map,
  owner,
  hand,
  zones: [undeployed, parts.weaponPile, discard, removed],
  cellOn: (state, square, card, letter) =>
    `${markOn(state, square)}${card === null ? '.' : figureOf(state, card, letter)}`.padEnd(5),
  signs: '+ range, ^>v< facing, ! jammed',
  empty: ['   .   '],
  emptyOn: (state, square) => [`  ${markOn(state, square)}.   `],
  tileOf: (state, card, letter) => tileOf(state, card, letter),
  figuresOf,
});

/** What is spent and what there is of movement. */
function movement(state: State): string {
  const seat = turn.get(state);
  if (!parts.phase.is(state, 'move')) return '';
  return `, ${parts.moved.get(state, seat)} of ${statOf(state, seat, 'movement')} squares moved`;
}

/** `+`: the player on turn can hit something there. */
function markOn(state: State, square: Square): '+' | ' ' {
  const seat = turn.get(state);
  const card = map.on(state, square);
  if (!isAlive(state, seat) || (card >= 0 && owner.get(state, card) === seat)) return ' ';
  for (let which = 1; which <= INNATE; which += 1) {
    if (squaresInReach(state, seat, which).includes(square)) return '+';
  }
  return ' ';
}

/** `D12^`, or with brackets `[D12]^`; in a hand `D12`. */
function figureOf(
  state: State,
  { card, type }: ShownCard,
  letter: string,
  [open, close] = ['', ''],
): string {
  if (card === null) return `${letter}${state.config.catalogue.endurance[type]!}`;
  const jam = jamTurns.get(state, card) > 0 ? '!' : '';
  const faces = '^>v<'[facingOf(state, card) / 2]!;
  return `${open}${letter}${enduranceOf(state, card)}${close}${jam}${faces}`;
}

function tileOf(state: State, shown: ShownCard, letter: string): Tile {
  if (shown.card === null) return [`  ${figureOf(state, shown, letter)}`.padEnd(7)];
  const isArmdroid = parts.kindOf(state, shown.card) === ARMDROID;
  const figure = figureOf(state, shown, letter, isArmdroid ? ['[', ']'] : [' ', '']);
  return [`${markOn(state, map.squareOf(state, shown.card))}${figure}`.padEnd(7)];
}

/** What is printed; of endurance the small map shows what is left. */
function figuresOf({ catalogue }: Config, type: number, isFull: boolean): string {
  const { kind, endurance, attack, movement: squares, data } = catalogue;
  const card = data[type]!;
  const isArmdroid = card.kind === 'armdroid';
  const sort = isArmdroid ? '' : `, ${card.class}`;
  const dealt = kind[type] === SUPPORT ? '' : `${attack[type]!}`;
  if (!isFull) return isArmdroid ? `, attack ${dealt}` : `${sort} ${dealt}`.trimEnd();
  const moves = isArmdroid ? `, movement ${squares[type]!}` : '';
  return `${sort}, endurance ${endurance[type]!}${dealt === '' ? '' : `, attack ${dealt}`}${moves}`;
}
