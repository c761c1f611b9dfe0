/**
 * One decision on one screen: what has happened, the board beside what lies where, what ends the game, and
 * the moves. Where all of it is more than the screen holds, the moves are summed up first, then what lies
 * where is cut, then the older news; orders show each of them whole.
 */
import { cut, flowed, padded, widthOf } from '../columns.ts';
import { listMoves, sumUpMoves, sumUpVerbs } from './moves.ts';
import type { Names } from './names.ts';
import type { TableMessages } from './table-messages.ts';

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

interface Decision {
  readonly news: readonly string[];
  /** As the rules draw it briefly: heading, board, legend and zones, parted by empty lines. */
  readonly diagram: string;
  /** The same with all figures, for a screen that has room for it. */
  readonly full: string;
  readonly goals: readonly string[];
  readonly moves: readonly string[];
  /** By move: what it would do, where the rules have something to say of it. */
  readonly foreseen?: ReadonlyMap<string, string> | undefined;
  readonly names: Names;
  readonly messages: TableMessages;
}

/** News that find room before anything else is shown whole. */
const NEWS = 5;

/** Columns beside a board in which lists can be read. */
const BESIDE = 30;

/** Lines of the screen, without the last one, where the answer is typed. */
export function screenOf(decision: Decision, { rows, columns }: Size): string[] {
  const { news, names, messages } = decision;
  const whole = wholeScreen(decision, { rows, columns });
  if (whole !== null) return whole;
  const { heading, board, zones } = partsOf(decision.diagram, names);
  const goals = flowed(decision.goals, columns - 2);
  const room = rows - 1 - 1 - goals.length;
  const reserved = Math.min(news.length, NEWS);
  const listed = movesWithin(decision, room - reserved - board.length, columns);
  const middle = room - listed.length;
  const shown = layOut(board, zones, {
    room: middle - reserved,
    columns,
    more: messages('moreBoard'),
  });
  const before = latest(news, middle - shown.length, columns, messages);
  return [...before, heading, ...shown, ...goals, ...listed].map((line) => cut(line, columns));
}

/** Everything as large as it can be; null where the screen is too small for that. */
function wholeScreen(
  { news, full, goals, moves, foreseen, names }: Decision,
  { rows, columns }: Size,
): string[] | null {
  const board = names.shown(full).split('\n');
  const listed = listMoves(moves, { named: names.move, foreseen, width: columns - 2 });
  const lines = [...news, ...board, ...flowed(goals, columns - 2), ...listed];
  return lines.length < rows && lines.every((line) => widthOf(line) <= columns) ? lines : null;
}

/** What lies in a zone, or what a letter means. */
interface ZoneLine {
  readonly form: 'legend' | 'hand' | 'zone';
  readonly text: string;
}

function partsOf(
  diagram: string,
  { shown }: Names,
): { heading: string; board: string[]; zones: ZoneLine[] } {
  const [heading = '', board = '', ...rest] = diagram.split(/\n{2,}/);
  const zones = rest.flatMap((part) => part.split('\n')).filter((line) => line.trim() !== '');
  return {
    heading: shown(heading),
    board: shown(board).split('\n'),
    zones: zones.map((line) => ({ form: formOf(line), text: shown(line) })),
  };
}

function formOf(line: string): ZoneLine['form'] {
  if (/^\S {2}P\d/.test(line)) return 'legend';
  return /^hand\b/.test(line) ? 'hand' : 'zone';
}

/** Whole where that fits, else a line for each group of moves, else for each verb. */
function movesWithin(
  { moves, foreseen, names: { move: named }, messages }: Decision,
  room: number,
  columns: number,
): string[] {
  const listing = { named, foreseen, width: columns - 2 };
  const whole = listMoves(moves, listing);
  if (whole.length <= room) return whole;
  const groups = sumUpMoves(moves, listing);
  const more = `  ${messages('moreMoves')}`;
  if (groups.length < room) return [...groups, more];
  return within([...sumUpVerbs(moves, listing), more], Math.max(room, 3), more);
}

/** What lies where beside the board, or below one that leaves no room for it. The board is always whole. */
function layOut(
  board: readonly string[],
  zones: readonly ZoneLine[],
  { room, columns, more }: { room: number; columns: number; more: string },
): string[] {
  const margin = Math.max(0, ...board.map(widthOf)) + 3;
  if (columns - margin < BESIDE) {
    return [...board, ...within(zoneLines(zones, columns), Math.max(1, room - board.length), more)];
  }
  const lines = zoneLines(zones, columns - margin);
  const beside = within(lines, Math.max(board.length, room), more);
  return Array.from({ length: Math.max(board.length, beside.length) }, (_, row) =>
    `${padded(board[row] ?? '', margin)}${beside[row] ?? ''}`.trimEnd(),
  );
}

/** `B  P1 Brokka Under-King, defence 7`, several in a line; hands whole, other lists as far as a line goes. */
function zoneLines(zones: readonly ZoneLine[], width: number): string[] {
  const legend = zones.filter(({ form }) => form === 'legend').map(({ text }) => text);
  const lists = zones.filter(({ form }) => form !== 'legend');
  return [
    ...flowed(legend, width),
    ...lists.flatMap(({ form, text }) =>
      form === 'hand' ? wrapped(text, width) : [cut(text, width)],
    ),
  ];
}

function wrapped(list: string, width: number): string[] {
  const pieces = list.replace(': ', ':, ').split(', ');
  const endsAlready = (piece: number): boolean => piece === 0 || piece === pieces.length - 1;
  const ended = pieces.map((piece, i) => (endsAlready(i) ? piece : `${piece},`));
  return flowed(ended, width - 2, ' ').map((line, i) => (i === 0 ? line : `  ${line}`));
}

function within(lines: readonly string[], room: number, more: string): string[] {
  return lines.length <= room ? [...lines] : [...lines.slice(0, Math.max(0, room - 1)), more];
}

function latest(
  news: readonly string[],
  room: number,
  columns: number,
  messages: TableMessages,
): string[] {
  if (news.length <= room) return news.map((line) => cut(line, columns));
  if (room < 1) return [];
  const kept = room === 1 ? [] : news.slice(1 - room);
  return [messages('moreNews', { count: news.length - kept.length }), ...kept];
}
