/**
 * A position as text. Panels are framed and named by their places; a square shows a unit with its H and
 * facing, and what lies there:
 *
 *     B3>     the second unit of P1, 3 H, faces E; small letters are of P2, * and + special units
 *     b1vp    on a poison square
 *     #       an obstacle; T treasure, p poison, b bomb, s stop, c cactus
 */
import * as engine from 'cardwright/engine';
import type { Card, Detail, Seat, Square, Viewer } from 'cardwright/engine';
import { grounds, VACANT } from './cards.ts';
import { moveOf, powerOf } from './effects/standing.ts';
import { grid, NORTH, SOUTH } from './field.ts';
import { printedOn } from './placement.ts';
import { table } from './play.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';
import { isGrave, isUnit, sideCard, survivors } from './units.ts';

const { discard, field, lies } = parts;
const ARROWS = ['^', '>', 'v', '<'] as const;
/** By what lies there, as in `lying`. */
const SIGNS = ['', '#', 'T', 'p', 'b', 's', 'c'] as const;
const WIDTH = 5;

export function diagram(state: State, viewer?: Viewer, detail: Detail = 'brief'): string {
  const seats = [NORTH, SOUTH];
  const beside = [
    ...seats.flatMap((seat) => legend(state, seat, detail)),
    ...[parts.units, parts.chest, discard].flatMap((zone) => engine.zoneLines(zone, state, viewer)),
    ...seats.flatMap((seat) => sideLine(state, seat)),
  ].join('\n');
  if (detail === 'beside') return beside;
  const { numbers, blocks } = state.config.field.map;
  // APE-5.1.5
  const isHidden = (place: number): boolean =>
    viewer !== undefined && !parts.isPlaceSeen(state, place, viewer);
  const board = engine.drawBlocks({
    grid,
    blocks: numbers.map((number) => blocks[number - 1]!),
    width: WIDTH,
    nameOf(block) {
      const place = numbers[block]! - 1;
      return `${place + 1} ${isHidden(place) ? '?' : groundName(state, place)}`;
    },
    cellOn(square) {
      const place = state.config.placeOf[square]!;
      return isHidden(place) ? ' ?' : tile(state, place, square);
    },
  });
  return [heading(state), '', ...board, '', beside].join('\n');
}

function heading(state: State): string {
  const number = `turn ${parts.turn.get(state)}`;
  const decider = table.toAct(state);
  if (decider !== null) {
    const card = parts.phase.is(state, 'play') ? parts.activeUnit(state) : -1;
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

function groundName(state: State, place: number): string {
  const card = parts.panels.get(state, place);
  const ground =
    card >= 0 && !parts.phase.is(state, 'play')
      ? state.config.catalogue.ground[parts.typeOf(state, card)]!
      : parts.ground.place(state, place);
  const arrow = grounds[ground] === 'arrow' ? ` ${ARROWS[parts.rotation.get(state, place)]!}` : '';
  return `${grounds[ground]!}${arrow}`;
}

function tile(state: State, place: number, square: Square): string {
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

/** The units of a seat: `  levy-spearman: A at (4,9), H 4, P 2, M 2, faces N`, without `A at` beside pictures. */
function legend(state: State, seat: Seat, detail: Detail): string[] {
  const cards = field
    .cards(state)
    .filter((card) => parts.owner.get(state, card) === seat)
    .toSorted((a, b) => parts.order.get(state, a) - parts.order.get(state, b));
  if (cards.length === 0) return [];
  const lines = cards.map((card) => {
    const letter = detail === 'beside' ? '' : `${letterOf(state, card)} at `;
    const square = field.nameOf(state, field.squareOf(state, card));
    return `  ${engine.idOfCard(state, card)}: ${letter}${square}${figures(state, card)}`;
  });
  return [`${engine.seatName(seat)}: ${survivors(state, seat).length} units`, ...lines];
}

function figures(state: State, card: Card): string {
  if (!isUnit(state, card)) return '';
  if (isGrave(state, card)) return ', a grave';
  const [h, p, m] = [parts.h.get(state, card), powerOf(state, card), moveOf(state, card)];
  return `, H ${h}, P ${p}, M ${m}, faces ${parts.facing.get(state, card)}`;
}

/** Who has what in the side zone; nothing where it is empty. */
function sideLine(state: State, seat: Seat): string[] {
  const card = sideCard(state, seat);
  return card < 0 ? [] : [`side ${engine.seatName(seat)}: ${engine.idOfCard(state, card)}`];
}
