/** What was played, as a viewer may read it. */
import { seatName, type Step, type Viewer } from '../../engine/index.ts';
import { isOpen } from './secrets.ts';
import type { Table } from './table.ts';
import type { LogEntry } from './view.ts';

/** Each viewer gets a step once; what was taken back is another step. */
const known = new WeakMap<Step<unknown>, Map<Viewer, LogEntry>>();

export function logOf(table: Table, viewer: Viewer): LogEntry[] {
  const { steps, outcome } = table.match;
  const isOver = outcome !== null;
  const beginning = { step: 0, seat: '', said: null, events: heard(table, viewer, 0) };
  const played = steps.map((step, index) => {
    const entries = known.get(step) ?? new Map<Viewer, LogEntry>();
    known.set(step, entries);
    const before = entries.get(viewer);
    if (before !== undefined && (before.said !== null || !isOver)) return before;
    const entry = entryOf(table, viewer, index, isOver);
    entries.set(viewer, entry);
    return entry;
  });
  return [beginning, ...played];
}

function entryOf(table: Table, viewer: Viewer, index: number, isOver: boolean): LogEntry {
  const { match, names } = table;
  const { rules } = match;
  const { seat, text } = match.steps[index]!;
  const events = table.eventsOf(index + 1);
  const open = isOpen(rules, (id) => names.byId.has(id), {
    viewer,
    seat,
    text,
    events,
    seen: rules.observe(match.stateAfter(index + 1), viewer),
    isOver,
  });
  const said = open ? names.move(text) : null;
  return { step: index + 1, seat: seatName(seat), said, events: heard(table, viewer, index + 1) };
}

function heard(table: Table, viewer: Viewer, step: number): string[] {
  return table.eventsOf(step).flatMap((event) => {
    const seen = table.match.rules.observeEvent(event, viewer);
    return seen === null ? [] : [table.messages.event(seen)];
  });
}
