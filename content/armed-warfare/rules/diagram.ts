/**
 * A position as text. Large, a map shows where each card faces and what it has left, Armdroids in
 * brackets, and the squares that the player on turn can attack:
 *
 *        ^
 *      [T14]       faces N, 14 endurance
 *
 *        +         in range
 */
import { drawTable, turnHeading, type Square, type Tile } from 'cardwright/engine';
import { INNATE } from './actions.ts';
import { squaresInReach } from './attack.ts';
import { ARMDROID, SUPPORT } from './cards.ts';
import type { Config } from './config.ts';
import { statOf } from './effects/standing.ts';
import { facingOf, isAlive } from './formation.ts';
import { toAct } from './play.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';

const { discard, enduranceOf, hand, jamTurns, map, owner, removed, turn, undeployed } = parts;

export const diagram = drawTable<Config>({
  heading: turnHeading(
    { turnNumber: parts.round, turn, phase: parts.phase, result: parts.result, toAct },
    movement,
  ),
  board: map,
  owner,
  hand,
  zones: [undeployed, parts.weaponPile, discard, removed],
  empty: ['       ', '   .   ', '       '],
  emptyOn: (state, square) => [
    '       ',
    isInReach(state, square) ? '   +   ' : '   .   ',
    '       ',
  ],
  tileOf: (state, { card, type }, letter) =>
    card === null ? inHand(state, type, letter) : onMap(state, card, letter),
  figuresOf,
});

/** What is spent and what there is of movement. */
function movement(state: State): string {
  const seat = turn.get(state);
  if (!parts.phase.is(state, 'move')) return '';
  return `, ${parts.moved.get(state, seat)} of ${statOf(state, seat, 'movement')} squares moved`;
}

function isInReach(state: State, square: Square): boolean {
  const seat = turn.get(state);
  if (!isAlive(state, seat)) return false;
  for (let which = 1; which <= INNATE; which += 1) {
    if (squaresInReach(state, seat, which).includes(square)) return true;
  }
  return false;
}

/** The arrow is on the side to which it faces: above, right, below, left. */
function onMap(state: State, card: number, letter: string): Tile {
  const side = facingOf(state, card) / 2;
  const figure = `${letter}${enduranceOf(state, card)}${jamTurns.get(state, card) > 0 ? '!' : ''}`;
  const middle = parts.kindOf(state, card) === ARMDROID ? `[${figure}]` : figure;
  const sides = [side === 3 ? '<' : ' ', side === 1 ? '>' : ' '] as const;
  const wide = middle.padStart(Math.ceil((5 + middle.length) / 2)).padEnd(5);
  return [
    side === 0 ? '   ^   ' : '       ',
    `${sides[0]}${wide}${sides[1]}`,
    side === 2 ? '   v   ' : '       ',
  ];
}

function inHand({ config }: State, type: number, letter: string): Tile {
  const figure = `${letter}${config.catalogue.endurance[type]!}`;
  return ['       ', `  ${figure.padEnd(5)}`, '       '];
}

/** What is printed. */
function figuresOf({ catalogue }: Config, type: number): string {
  const { kind, endurance, attack, data } = catalogue;
  const card = data[type]!;
  const what = card.kind === 'weapon' ? ` ${card.class}` : '';
  const deals = kind[type] === SUPPORT ? '' : `, attack ${attack[type]!}`;
  return `,${what} endurance ${endurance[type]!}${deals}`;
}
