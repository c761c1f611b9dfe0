/**
 * A position as text. Large, a mat shows the arrows of each unit as they lie, and its defence:
 *
 *     4  5  4
 *     3 R:6 2      arrows to eight sides, the letter, the defence
 *        2
 */
import { directions, drawTable, turnHeading, type CardType, type Tile } from 'cardwright/engine';
import type { Config } from './config.ts';
import { toAct } from './play.ts';
import { shots } from './position.ts';
import {
  board,
  captured,
  deck,
  hand,
  owner,
  phase,
  result,
  sharedGeneral,
  turn,
  turnNumber,
  type State,
} from './state.ts';

export const diagram = drawTable<Config>({
  heading: turnHeading({ turnNumber, turn, phase, result, toAct }, declaredShots),
  board,
  owner,
  around: ({ startSquares }) => startSquares,
  hand,
  zones: [sharedGeneral, deck, captured],
  empty: ['       ', '   .   ', '       '],
  tileOf: ({ config }, { side, type }, letter) => tile(config, side, type, letter),
  figuresOf,
});

function declaredShots(state: State): string {
  const declared = shots.write(state);
  return declared.length === 0 ? '' : `, shots ${declared.join(' ')}`;
}

function tile({ catalogue }: Config, side: number, unit: CardType, letter: string): Tile {
  const first = (side * catalogue.count + unit) * directions.length;
  const [up, upRight, right, downRight, down, downLeft, left, upLeft] = directions.map(
    (_, direction) => catalogue.strengths[first + direction] || ' ',
  );
  return [
    `${upLeft}  ${up}  ${upRight}`,
    `${left} ${letter}:${catalogue.defence[unit]} ${right}`,
    `${downLeft}  ${down}  ${downRight}`,
  ];
}

/** What is not drawn: the defence, or target squares as the card shows them, to its right and ahead. */
function figuresOf({ catalogue }: Config, unit: CardType, isFull: boolean): string {
  const { defence, shot, ranges, targets } = catalogue;
  if (!isFull) return `, defence ${defence[unit]}`;
  if (shot[unit] === 0) return '';
  const squares = ranges.offsetsOf(targets[unit]!).map(([dx, dy]) => `[${dx},${dy}]`);
  return `, shoots ${shot[unit]} at ${squares.join(' ')}`;
}
