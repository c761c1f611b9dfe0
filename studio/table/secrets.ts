/** What the log of a table may say of a step to a viewer: never more than the rules let them see. */
import type { GameEvent, Observation, Rules, Viewer } from '../../engine/index.ts';

export interface PlayedStep {
  readonly viewer: Viewer;
  readonly seat: number;
  /** In notation. */
  readonly text: string;
  readonly events: readonly GameEvent[];
  /** What the viewer sees after it. */
  readonly seen: Observation;
  readonly isOver: boolean;
}

/**
 * Whether the viewer may read what was decided: their own decisions; else only where they hear all that came
 * of it, and see every component that it names.
 */
export function isOpen(
  rules: Rules<unknown, unknown>,
  isComponent: (id: string) => boolean,
  { viewer, seat, text, events, seen, isOver }: PlayedStep,
): boolean {
  if (viewer === seat || isOver) return true;
  const heard = events.map((event) => rules.observeEvent(event, viewer));
  const hearsAll = heard.every((event, i) => JSON.stringify(event) === JSON.stringify(events[i]));
  if (events.length === 0 || !hearsAll) return false;
  const known = JSON.stringify([heard, seen]);
  const named = text.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [];
  return named.every((id) => !isComponent(id) || known.includes(id));
}
