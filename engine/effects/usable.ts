/** Effects that are used of a player's own accord, or that take the place of something else. */
import type { GameEvent } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { WithInts } from '../state/flat-state.ts';
import type { EffectRunner } from './runner.ts';
import { handlersEnd, handlersFrom, type HandlerTable } from './table.ts';

/** The effects of a game, as its tables hold them. */
interface Effects<State extends WithInts, Event extends GameEvent> {
  readonly table: HandlerTable<State, Event>;
  readonly runner: EffectRunner<State, Event>;
}

/** Whose effects are looked for, and at which event. */
export interface UsableOf {
  readonly definition: number;
  readonly source: number;
  readonly seat: Seat;
  readonly event: number;
}

/**
 * The first effect that would run now, as a handler; less than 0 for none. `isMeant` picks from the
 * effects by their places in the data.
 */
export function firstUsable<State extends WithInts, Event extends GameEvent>(
  { table, runner }: Effects<State, Event>,
  state: State,
  { definition, source, seat, event }: UsableOf,
  isMeant: (entry: number) => boolean = () => true,
): number {
  const end = handlersEnd(table, definition, event);
  for (let handler = handlersFrom(table, definition, event); handler < end; handler += 1) {
    if (!isMeant(table.handlers[handler]!.entry)) continue;
    if (runner.whyNot(state, handler, source, seat) === null) return handler;
  }
  return -1;
}
