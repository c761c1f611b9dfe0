/**
 * The parameters of section 6.1: read, checked, with defaults for the number of players.
 *
 * A value outside its range, which game.yaml gives, is `LOW_CONFIG { parameter }` (LOW-6.1.2).
 */
import {
  seatName,
  setupOptions,
  type CompiledGame,
  type OptionTests,
  type OptionValues,
  type Setup,
} from 'cardwright/engine';
import { challengersOf } from './teams.ts';

export interface Options {
  readonly players: number;
  /** Null: the board is unbounded. */
  readonly board: { readonly columns: number; readonly rows: number } | null;
  /** Column and row, by seat. */
  readonly startSpaces: readonly (readonly [column: number, row: number])[];
  /** By seat. */
  readonly handSizes: readonly number[];
  /** Captured cards that win; null when they do not. */
  readonly eliminations: number | null;
  /** Captured command cards that win; null when they do not. */
  readonly commandCards: number | null;
  readonly cavalry: boolean;
  readonly berserkers: boolean;
  readonly cavalryIgnoresInvolvement: boolean;
  /** A team member who places the general from the hand has a reinforcement (LOW-6.6.9). */
  readonly teamGeneralReinforced: boolean;
  /** Both sides reach a goal at once: the side of the player on turn wins, or it is a draw. */
  readonly activeWinsTies: boolean;
  /** Entrant who sits at P1, from 0; null: chance decides. */
  readonly firstPlayer: number | null;
  readonly turnLimit: number | null;
  /** All of them by name, as players set them. */
  readonly values: OptionValues;
}

/** Start spaces by seat, from P1, where the options do not say otherwise (section 6.1). */
const startSpaces: readonly (readonly [number, number])[] = [
  [3, 3], // LOW-3.3.4
  [5, 4],
  [7, 3], // LOW-6.7.3
  [9, 4],
  [11, 3],
  [13, 4],
];

const SOLO_HAND = 7; // LOW-6.6.17
const MEMBER_HAND = 3; // LOW-6.6.3

/** What depends on other parameters, or on the number of players. */
export const optionTests: OptionTests = {
  board: (_, values) => mayHaveBoard(values),
  // Squares are not judged by a board that is refused.
  startSpaces: (spaces, values) =>
    areOfChallengers(spaces, values) && (!mayHaveBoard(values) || areStartSpaces(values)),
  // D-40: with three players the hands are fixed.
  handSize: (handSize, { players }) => (players === 3) === (typeof handSize === 'object'),
  'victory.commandCards': (limit, values) =>
    limit !== null || values['victory.eliminations'] !== null, // LOW-6.3.2
  firstPlayer: (entrant, { players }) => entrant === 'random' || Number(entrant) <= Number(players),
};

/** Presumes that no parameter is refused. */
export function readOptions(game: CompiledGame, setup: Setup): Options {
  const values = setupOptions(game, setup); // LOW-6.1.1
  const { players } = setup;
  const board = values['board'] as 'unbounded' | Exclude<Options['board'], null>;
  return {
    players,
    board: board === 'unbounded' ? null : board,
    startSpaces: seatSpaces(values),
    handSizes: handSizes(values['handSize'] as number, players),
    eliminations: values['victory.eliminations'] as number | null,
    commandCards: values['victory.commandCards'] as number | null,
    cavalry: values['intermediate.cavalry'] === true,
    berserkers: values['intermediate.berserker'] === true,
    cavalryIgnoresInvolvement: values['cavalryIgnoresInvolvement'] === true,
    teamGeneralReinforced: values['teamGeneralReinforcement'] === 'fromHand',
    activeWinsTies: values['simultaneousVictory'] === 'active',
    firstPlayer: values['firstPlayer'] === 'random' ? null : (values['firstPlayer'] as number) - 1,
    turnLimit: values['turnLimit'] as number | null,
    values,
  };
}

/** LOW-6.6.17 and LOW-6.6.3 for three players, else the same for all. */
function handSizes(handSize: number, players: number): number[] {
  if (players === 3) return [SOLO_HAND, MEMBER_HAND, MEMBER_HAND];
  return Array.from({ length: players }, () => handSize);
}

/** Three players: the second team member has the start space of the team. */
function seatSpaces(values: OptionValues): Options['startSpaces'] {
  const given = values['startSpaces'] as Readonly<Record<string, [number, number]>>;
  const players = Number(values['players']);
  const spaces = startSpaces.map((space, seat) => given[`P${seat + 1}`] ?? space);
  return players === 3 ? [...spaces.slice(0, 2), ...spaces.slice(1, 2)] : spaces.slice(0, players);
}

/** LOW-6.7.2: four and six players have no mat. */
function mayHaveBoard({ board, players }: OptionValues): boolean {
  return board === 'unbounded' || players === 2 || players === 3;
}

/** LOW-5.2.3, LOW-6.6.6, LOW-6.7.4: no start spaces for seats that place nothing in the challenge. */
function areOfChallengers(spaces: unknown, { players }: OptionValues): boolean {
  const seats = new Set(challengersOf(Number(players)).map(seatName));
  return Object.keys(spaces as object).every((seat) => seats.has(seat));
}

/** Squares on the board, no two the same. */
function areStartSpaces(values: OptionValues): boolean {
  const { columns, rows } = values['board'] as Partial<Exclude<Options['board'], null>>;
  const isOn = ([column, row]: readonly [number, number]): boolean =>
    columns === undefined ||
    rows === undefined ||
    (column >= 1 && column <= columns && row >= 1 && row <= rows);
  const spaces = seatSpaces(values).slice(0, values['players'] === 3 ? 2 : undefined);
  return spaces.every(isOn) && new Set(spaces.map(String)).size === spaces.length;
}
