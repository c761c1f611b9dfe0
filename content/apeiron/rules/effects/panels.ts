/** Panels that are changed, moved, turned and removed (5.19), with everything on them. */
import { squareAfter, Tiles, type Card } from 'cardwright/engine';
import { grounds, SEA, VACANT } from '../cards.ts';
import type { Config } from '../config.ts';
import { events, type Listener } from '../events.ts';
import * as parts from '../state.ts';
import type { State } from '../state.ts';
import { vanish } from '../vanish.ts';
import { isBackOnStart } from './at.ts';
import type { Code } from './vocabulary.ts';

const { activeUnit, CACTUS, facing, field, ground, lies, lost, NOTHING, OBSTACLE, panels } = parts;
const { rotation } = parts;

/** APE-5.19.7, APE-5.19.8 */
export const tiles = new Tiles<Config>({
  grid: ({ grid }) => grid,
  blocks: ({ field: { map } }) => map.blocks,
  byPlace: [panels, ground],
  quarters: rotation,
  bySquare: [lies],
  pieces: [{ board: field, facing }],
});

/** On the field at most (APE-4.3.2, APE-4.3.3). */
const limitOf = (kind: number): number => (kind <= SEA ? 4 : 1);

/** APE-5.19.3: the panel that is changed counts with its new kind only. */
export function refuseChange(state: State, place: number, kind: number): Code | null {
  const others = ground.countAt(state, kind) - Number(ground.place(state, place) === kind);
  return others < limitOf(kind) ? null : 'PANEL_LIMIT';
}

/** APE-5.19.1, APE-5.19.2, APE-5.19.4 to APE-5.19.6 */
export function changePanel(
  state: State,
  place: number,
  kind: number,
  quarters: number,
  report: Listener,
): void {
  for (const square of state.config.field.map.squares[place]!) {
    const what = lies.place(state, square);
    if (what === OBSTACLE || what === CACTUS) lies.setPlace(state, square, NOTHING);
  }
  takePanel(state, place);
  ground.setPlace(state, place, kind);
  rotation.set(state, place, quarters);
  if (report) report(events.panelChanged(state, { place: place + 1, to: grounds[kind]! }));
}

function takePanel(state: State, place: number): void {
  const card = panels.take(state, place);
  if (card >= 0) lost.add(state, 0, card);
}

/** APE-5.8.9: whether a turn or an exchange brings the acting unit back. */
export function refuseTurn(state: State, place: number, quarters: number): Code | null {
  return refuseCarry(state, tiles.turn(state.config, place, quarters));
}

export function refuseExchange(state: State, one: number, other: number): Code | null {
  return refuseCarry(state, tiles.exchange(state.config, one, other));
}

function refuseCarry(state: State, move: ReturnType<typeof tiles.turn>): Code | null {
  const unit = activeUnit(state);
  const square = field.squareOf(state, unit);
  const after = squareAfter(move, square);
  return after !== square && isBackOnStart(state, unit, after) ? 'STOP_ON_START' : null;
}

/** APE-5.19.8, APE-6.1.9 */
export function turnPanel(state: State, place: number, quarters: number, report: Listener): void {
  const isTurned = state.config.options.rotationTurnsUnits;
  tiles.turnTile(state, place, quarters, isTurned ? 'turns' : 'stays');
  if (report) report(events.panelTurned(state, { place: place + 1, quarters }));
}

/** APE-5.19.7 */
export function swapPanels(state: State, one: number, other: number, report: Listener): void {
  tiles.exchangeTiles(state, one, other);
  if (report) report(events.panelsSwapped(state, { from: one + 1, to: other + 1 }));
}

export function slidePanel(state: State, place: number, gap: number, report: Listener): void {
  tiles.exchangeTiles(state, place, gap);
  if (report) report(events.panelSlid(state, { from: place + 1, to: gap + 1 }));
}

/** Units of any sort, graves and special units among them. */
function cardsOn(state: State, place: number): Card[] {
  const squares = state.config.field.map.squares[place]!;
  return squares.map((square) => field.on(state, square)).filter((card) => card >= 0);
}

/** APE-5.19.11, APE-6.1.10 */
export function refuseRemoval(state: State, place: number): Code | null {
  const mayGo =
    state.config.options.removeOccupied !== 'refuse' || cardsOn(state, place).length === 0;
  return mayGo ? null : 'PANEL_OCCUPIED';
}

/** APE-5.19.10, APE-6.1.10 */
export function removePanel(state: State, place: number, report: Listener): void {
  const cards = cardsOn(state, place);
  for (const square of state.config.field.map.squares[place]!) {
    lies.setPlace(state, square, NOTHING);
  }
  takePanel(state, place);
  ground.setPlace(state, place, VACANT);
  rotation.set(state, place, 0);
  if (report) report(events.panelRemoved(state, { place: place + 1 }));
  if (cards.length > 0) vanish(state, cards, report, false);
}
