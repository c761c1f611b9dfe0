/** What is told of a game. Events are made only when somebody listens. */
import { seatName, type GameEvent, type Tell, type Viewer } from './rules.ts';

/** Whoever listens, if anybody. */
export type Listener<Event extends GameEvent> = Tell<Event> | undefined;

/** An event of one type; a game's events are a union of these with their own fields. */
export interface Told<Type extends string> {
  readonly type: Type;
  readonly [field: string]: unknown;
}

/** The events of a game, from their fields by type: `{ cardDrawn: { seat: string } }`. */
export type EventOf<Fields> = {
  readonly [Type in keyof Fields]: { readonly type: Type } & Readonly<Fields[Type]>;
}[keyof Fields];

/** By type of event: the field that nobody sees but the seat of the event. */
export type Secrets = Readonly<Record<string, string>>;

/** The event as a viewer is told it; `seat` names whose it is. */
export function withoutSecrets<Event extends GameEvent>(
  event: Event,
  viewer: Viewer,
  secrets: Secrets,
): Event {
  const secret = Object.hasOwn(secrets, event.type) ? secrets[event.type] : undefined;
  if (secret === undefined) return event;
  if (viewer !== 'spectator' && event['seat'] === seatName(viewer)) return event;
  const { [secret]: _, ...seen } = event;
  return seen as unknown as Event;
}
