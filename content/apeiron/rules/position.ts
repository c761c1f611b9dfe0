/** A state as positions have it (scenarios/README.md): short forms, what follows, what scenarios ask. */
import * as engine from 'cardwright/engine';
import type { Position } from 'cardwright/engine';
import { comparisons, unitName } from './compare.ts';
import { backOf, makeConfig, SEATS, type Config, type Tables } from './config.ts';
import type { Listener } from './events.ts';
import { table } from './play.ts';
import { inRow, layPanel } from './setup.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';
import { proceed } from './turn.ts';
import { isUnit } from './units.ts';

const { activeUnit, declaration, field, ground, owner, panels, phase } = parts;

/** A position without its short forms: the usual panels, but for what it says of single places. */
function plain(position: Position, { catalogue }: Config): Position {
  const { usualPanels, objects, ...said } = position;
  const reserve = said['reserve'] ?? catalogue.reserve.map((type) => catalogue.ids[type]!);
  if (said['lies'] !== undefined || (said['phase'] ?? 'play') !== 'play')
    return { ...said, reserve };
  const changed = engine.mapOf(said['ground']);
  const lying = { ...engine.mapOf(usualPanels), ...engine.mapOf(said['panels']) };
  for (const place of Object.keys(changed)) lying[place] = null;
  return { ...said, panels: lying, lies: engine.mapOf(objects), reserve };
}

export const positions = new engine.PositionFormat<Config>(declaration, {
  owner,
  backOf,
  plain,
  otherKeys: ['usualPanels', 'objects'],
  own: {
    row: {
      write: (state) =>
        engine.bySeat(SEATS, (seat) =>
          Array.from({ length: state.config.options.fieldUnits }, (_, i) =>
            parts.rowCard(state, seat, i + 1),
          )
            .filter((card) => card >= 0)
            .map((card) => declaration.placeOf(state, card)),
        ),
      read: readRows,
    },
  },
  toAct: table.toAct,
  asides: { active: (state) => unitName(state, phase.is(state, 'play') ? activeUnit(state) : -1) },
  comparisons,
});

function readRows(state: State, said: unknown): void {
  for (const [name, places] of Object.entries(engine.mapOf(said))) {
    const seat = engine.readSeat(name, 'row', SEATS);
    for (const [i, place] of engine.listOf(places).entries())
      inRow(state, seat, i + 1, declaration.cardAt(state, place, `row.${name}`));
  }
}

/** The order of action is that in which units are listed (9.1). */
function lineUp(state: State): void {
  const next = [1, 1];
  for (const card of field.cards(state)) {
    const seat = owner.get(state, card);
    if (isUnit(state, card)) inRow(state, seat, next[seat as number]!++, card);
  }
}

/** `positions.position` of it plays like `state`. */
export function fromPosition(
  game: engine.CompiledGame,
  tables: Tables,
  position: Position,
  report: Listener,
): State {
  return positions.fromPosition(game, position, makeConfig.bind(null, tables), {}, (state) => {
    if (!phase.is(state, 'play')) return;
    if (position['row'] === undefined) lineUp(state);
    // What is printed on panels that lie as they were dealt, where nothing is said to lie.
    for (let place = 0; position['lies'] === undefined && place < parts.PLACES; place += 1)
      if (panels.get(state, place) >= 0 && ground.place(state, place) === 0) layPanel(state, place);
    const card = activeUnit(state);
    if (position['startSquare'] === undefined && card >= 0)
      parts.startSquare.set(state, field.squareOf(state, card));
    if (position['effects'] === undefined) proceed(state, report);
  });
}
