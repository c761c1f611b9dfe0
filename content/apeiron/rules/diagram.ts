/**
 * A position as text. Panels are framed and named by their places; a square shows a unit with its H and
 * facing, and what lies there:
 *
 *     B3>     the second unit of P1, 3 H, faces E; small letters are of P2, * and + special units
 *     b1vp    on a poison square
 *     #       an obstacle; T treasure, p poison, b bomb, s stop, c cactus
 */
import * as engine from 'cardwright/engine';
import type { Card, Seat, Square, Viewer } from 'cardwright/engine';
import { grounds, VACANT } from './cards.ts';
import { moveOf, powerOf } from './effects/standing.ts';
import { nameOfFacing, NORTH } from './field.ts';
import { printedOn } from './placement.ts';
import { table } from './play.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';
import { isGrave, isUnit, sideCard, survivors } from './units.ts';

const { discard, field, lies } = parts;
const ARROWS = ['^', '>', 'v', '<'] as const;
/** By what lies there, as in `lying`. */
const SIGNS = ['', '#', 'T', 'p', 'b', 's', 'c'] as const;
const [WIDTH, ROWS, SIDE] = [5, 9, 3] as const;

export function diagram(state: State, viewer?: Viewer, detail?: 'brief' | 'full'): string {
  const seats = [NORTH, 0].map((seat) => seat as Seat);
  return [
    heading(state),
    '',
    ...board(state, viewer),
    '',
    ...seats.flatMap((seat) => legend(state, seat, detail === 'full')),
    ...[parts.units, parts.chest, discard].flatMap((zone) => engine.zoneLines(zone, state, viewer)),
    ...seats.flatMap((seat) => sideLine(state, seat)),
  ].join('\n');
}

function heading(state: State): string {
  const number = `turn ${parts.turn.get(state)}`;
  const decider = table.toAct(state);
  if (decider !== null) {
    const isPlaying = parts.phase.is(state, 'play');
    const card = isPlaying ? parts.activeUnit(state) : -1;
    const unit = card < 0 ? '' : `, ${letterOf(state, card)} ${engine.idOfCard(state, card)} acts`;
    return `${number}: ${engine.seatName(decider)} in phase ${parts.phase.get(state)}${unit}`;
  }
  const { winners, reason } = parts.result.inPosition(state)!;
  return `${number}: side ${winners.join()} has won (${reason})`;
}

/** Letters follow the order of action: the marked one is in the heading. */
function letterOf(state: State, card: Card): string {
  const isNorth = parts.owner.get(state, card) === NORTH;
  if (!isUnit(state, card)) return isNorth ? '+' : '*';
  const letter = String.fromCodePoint(64 + parts.order.get(state, card));
  return isNorth ? letter.toLowerCase() : letter;
}

function board(state: State, viewer: Viewer | undefined): string[] {
  const { grid } = state.config;
  const hidden = concealed(state, viewer);
  const lines: string[] = [];
  for (let row = 1; row <= ROWS; row += 1) {
    if (row % SIDE === 1) lines.push(frame(state, row, hidden));
    const tiles = Array.from({ length: ROWS }, (_, i) => {
      const square = engine.squareAt(grid, i + 1, row);
      const isEdge = i % SIDE === 0;
      return (isEdge ? '|' : '') + tile(state, square, hidden).padEnd(WIDTH);
    });
    lines.push(`${row} ${tiles.join('')}|`);
  }
  lines.push(`  ${`+${'-'.repeat(WIDTH * SIDE)}`.repeat(SIDE)}+`);
  const columns = Array.from(
    { length: ROWS },
    (_, i) => (i % SIDE === 0 ? ' ' : '') + String(i + 1).padEnd(WIDTH),
  );
  return [...lines, `  ${columns.join('')}`.trimEnd()];
}

/** Places whose panels the viewer has not seen (APE-5.1.5). */
function concealed(state: State, viewer: Viewer | undefined): ReadonlySet<number> {
  const places = Array.from({ length: parts.PLACES }, (_, place) => place);
  return new Set(
    viewer === undefined ? [] : places.filter((place) => !parts.isPlaceSeen(state, place, viewer)),
  );
}

/** `+--3 forest-----` for each panel of a row. */
function frame(state: State, row: number, hidden: ReadonlySet<number>): string {
  const names = [1, 4, 7].map((column) => {
    const place = state.config.placeOf[engine.squareAt(state.config.grid, column, row)]!;
    const name = hidden.has(place) ? '?' : groundName(state, place);
    return `+--${place + 1} ${name}`.padEnd(WIDTH * SIDE + 1, '-');
  });
  return `  ${names.join('')}+`;
}

function groundName(state: State, place: number): string {
  const card = parts.panels.get(state, place);
  const ground =
    card >= 0 && !parts.phase.is(state, 'play')
      ? state.config.catalogue.ground[parts.typeOf(state, card)]!
      : parts.ground.place(state, place);
  if (ground === VACANT) return 'vacant';
  const arrow = grounds[ground] === 'arrow' ? ` ${ARROWS[parts.rotation.get(state, place)]!}` : '';
  return `${grounds[ground]!}${arrow}`;
}

function tile(state: State, square: Square, hidden: ReadonlySet<number>): string {
  const place = state.config.placeOf[square]!;
  if (hidden.has(place)) return ' ?';
  const isLaid = parts.ground.place(state, place) !== VACANT;
  if (!isLaid && parts.panels.get(state, place) < 0) return '';
  const sign = isLaid ? SIGNS[lies.place(state, square)]! : printedSign(state, place, square);
  const card = field.on(state, square);
  if (card < 0) return ` ${sign || '.'}`;
  const letter = letterOf(state, card);
  if (!isUnit(state, card)) return `${letter}${parts.h.get(state, card)}${sign}`;
  if (isGrave(state, card)) return `${letter}x${sign}`;
  return `${letter}${parts.h.get(state, card)}${ARROWS[parts.facing.place(state, card) / 2]!}${sign}`;
}

function printedSign(state: State, place: number, square: Square): string {
  const { obstacles, treasures } = printedOn(state, place);
  if (obstacles.includes(square)) return '#';
  return treasures.includes(square) ? 'T' : '';
}

/** The units of a seat: `  levy-spearman: A at (4,9), H 4, P 2, M 2, faces N`. */
function legend(state: State, seat: Seat, isFull: boolean): string[] {
  const cards = field.cards(state).filter((card) => parts.owner.get(state, card) === seat);
  if (cards.length === 0) return [];
  const name = `${engine.seatName(seat)}: ${survivors(state, seat).length} units`;
  const lines = cards
    .toSorted((a, b) => parts.order.get(state, a) - parts.order.get(state, b))
    .map((card) => {
      const id = engine.idOfCard(state, card);
      const at = `${letterOf(state, card)} at ${field.nameOf(state, field.squareOf(state, card))}`;
      return `  ${id}: ${at}${isUnit(state, card) ? figures(state, card) : ''}`;
    });
  return isFull ? [name, ...lines] : [name, ...lines.map((line) => line.trimEnd())];
}

/** Who has what in the side zone; nothing where it is empty. */
function sideLine(state: State, seat: Seat): string[] {
  const card = sideCard(state, seat);
  return card < 0 ? [] : [`side ${engine.seatName(seat)}: ${engine.idOfCard(state, card)}`];
}

function figures(state: State, card: Card): string {
  if (isGrave(state, card)) return ', a grave';
  const [h, p, m] = [parts.h.get(state, card), powerOf(state, card), moveOf(state, card)];
  return `, H ${h}, P ${p}, M ${m}, faces ${nameOfFacing(parts.facing.place(state, card))}`;
}
