/**
 * The parameters of section 6.1, by the names and with the values that game.yaml gives them. A value
 * outside its range is `LOW_CONFIG { parameter }` (LOW-6.1.2).
 */
import { seatName, type OptionTests } from 'cardwright/engine';
import type { Options } from './data.gen.ts';
import { holdersOf, seatingOf } from './teams.ts';

/** What depends on other parameters, or on the number of players. */
export const optionTests: OptionTests<Options> = {
  board: (_, options) => mayHaveBoard(options),
  // Squares are not judged by a board that is refused.
  startSpaces: (_, options) =>
    areOfChallengers(options) && (!mayHaveBoard(options) || areStartSpaces(options)),
  // D-40: with three players the hands are fixed.
  handSize: (handSize, { players }) => (players === 3) === (typeof handSize === 'object'),
  // LOW-6.3.2
  'victory.commandCards': (limit, options) =>
    limit !== null || options['victory.eliminations'] !== null,
  firstPlayer: (entrant, { players }) => entrant === 'random' || entrant <= players,
};

/** By seat: LOW-6.6.17 and LOW-6.6.3 for three players, else the same for all. */
export function handSizesOf({ handSize, players }: Options): number[] {
  if (typeof handSize === 'number') return Array.from({ length: players }, () => handSize);
  return [handSize.solo, handSize.member, handSize.member];
}

/** Column and row where an army begins; LOW-3.3.4, LOW-6.7.3 where the option does not say it. */
export function startSpaceOf(
  { startSpaces }: Options,
  army: number,
): readonly [column: number, row: number] {
  return startSpaces[seatName(army)] ?? [3 + 2 * army, 3 + (army % 2)];
}

/** LOW-6.7.2: four and six players have no mat. */
function mayHaveBoard({ board, players }: Options): boolean {
  return board === 'unbounded' || players === 2 || players === 3;
}

/** LOW-5.2.3, LOW-6.6.6, LOW-6.7.4: no start spaces for seats that place nothing in the challenge. */
function areOfChallengers({ startSpaces, players }: Options): boolean {
  const names = seatingOf(players).challengers.map(seatName);
  return Object.keys(startSpaces).every((seat) => names.includes(seat));
}

/** Squares on the board, no two the same. */
function areStartSpaces(options: Options): boolean {
  const { board, players } = options;
  const spaces = holdersOf(seatingOf(players)).map((army) => startSpaceOf(options, army));
  const isOn = ([column, row]: readonly [number, number]): boolean =>
    board === 'unbounded' ||
    (column >= 1 && column <= board.columns && row >= 1 && row <= board.rows);
  return spaces.every(isOn) && new Set(spaces.map(String)).size === spaces.length;
}
