/**
 * The parameters of section 6.1: read, checked, with defaults for the number of players.
 *
 * A value outside its range gives `LOW_CONFIG { parameter }` (LOW-6.1.2). Army construction
 * (`maxCopies` too) is the business of armies.ts.
 */
import {
  optionValues,
  type CompiledGame,
  type OptionValues,
  type Refusal,
  type Setup,
} from 'cardwright/engine';

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

/** The engine numbers the squares of larger boards no longer. */
const MAX_BOARD = 16_000;

/** Far from the rim of an unbounded board as the engine knows it. */
const MAX_START = 1000;

const SOLO_HAND = 7; // LOW-6.6.17
const MEMBER_HAND = 3; // LOW-6.6.3

type Check = (value: unknown, values: OptionValues) => boolean;

const checks: Readonly<Record<string, Check>> = {
  players: isPlayers,
  board: isBoard,
  startSpaces: areStartSpaces,
  handSize: isHandSize,
  'victory.eliminations': isLimit,
  'victory.commandCards': (value, values) =>
    isLimit(value) && (value !== null || values['victory.eliminations'] !== null), // LOW-6.3.2
  'intermediate.cavalry': isFlag,
  'intermediate.berserker': isFlag,
  cavalryIgnoresInvolvement: isFlag,
  simultaneousVictory: (value) => value === 'draw' || value === 'active',
  firstPlayer: (value, { players }) => value === 'random' || isWhole(value, 1, Number(players)),
  maxCopies: isLimit,
  turnLimit: isLimit,
};

/** One refusal per parameter that is not one, or has a value that is not allowed (LOW-6.1.2). */
export function refuseOptions(game: CompiledGame, setup: Setup): Refusal[] {
  const values = valuesOf(game, setup);
  const isRefused = (name: string): boolean => checks[name]?.(values[name], values) !== true;
  return Object.keys({ ...checks, ...setup.options })
    .filter(isRefused)
    .map((parameter) => badParameter(parameter));
}

export function badParameter(parameter: string): Refusal {
  return { code: 'LOW_CONFIG', clause: 'LOW-6.1.2', params: { parameter } };
}

/** Presumes that no parameter is refused. */
export function readOptions(game: CompiledGame, setup: Setup): Options {
  const values = valuesOf(game, setup);
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
    activeWinsTies: values['simultaneousVictory'] === 'active',
    firstPlayer: values['firstPlayer'] === 'random' ? null : (values['firstPlayer'] as number) - 1,
    turnLimit: values['turnLimit'] as number | null,
    values,
  };
}

/** LOW-6.1.1: what is left out has its default for the number of players. */
function valuesOf(game: CompiledGame, { players, options }: Setup): OptionValues {
  return optionValues(game.options, { ...options, players });
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

function isPlayers(value: unknown): boolean {
  return value === 2 || value === 3 || value === 4 || value === 6; // D-39: no rules for five
}

/** LOW-6.7.2: four and six players have no mat. */
function isBoard(value: unknown, { players }: OptionValues): boolean {
  if (value === 'unbounded') return true;
  if (players === 4 || players === 6 || !isMap(value)) return false;
  return isWhole(value['columns'], 1, MAX_BOARD) && isWhole(value['rows'], 1, MAX_BOARD);
}

/** Squares on the board, no two the same. Not judged where they depend on a value that is refused. */
function areStartSpaces(value: unknown, values: OptionValues): boolean {
  if (!isMap(value) || !Object.entries(value).every(isSpace)) return false;
  if (!isPlayers(values['players']) || !isBoard(values['board'], values)) return true;
  const board = values['board'] as 'unbounded' | { columns: number; rows: number };
  const isOn = ([column, row]: readonly [number, number]): boolean =>
    board === 'unbounded' || (isWhole(column, 1, board.columns) && isWhole(row, 1, board.rows));
  const spaces = seatSpaces(values).slice(0, values['players'] === 3 ? 2 : undefined);
  return spaces.every(isOn) && new Set(spaces.map(String)).size === spaces.length;
}

function isSpace([seat, space]: readonly [string, unknown]): boolean {
  return (
    /^P[1-6]$/.test(seat) &&
    Array.isArray(space) &&
    space.length === 2 &&
    space.every((coordinate) => isWhole(coordinate, -MAX_START, MAX_START))
  );
}

/** D-40: with three players the hands are fixed. */
function isHandSize(value: unknown, { players }: OptionValues): boolean {
  if (players !== 3) return isWhole(value, 1, 30);
  return isMap(value) && value['solo'] === SOLO_HAND && value['member'] === MEMBER_HAND;
}

function isLimit(value: unknown): boolean {
  return value === null || isWhole(value);
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isWhole(value: unknown, least = 1, most = Number.MAX_SAFE_INTEGER): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
