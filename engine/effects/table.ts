/**
 * All effects of a game by card and event, found without a search: the handlers of a card under an
 * event are side by side, in the order of the card.
 */
import type { GameEvent } from '../rules.ts';
import type { Cause } from './defect.ts';
import { MOST_EVENTS } from './layout.ts';
import type { Handler } from './handler.ts';

export interface HandlerTable<State, Event extends GameEvent> {
  /** By their ids: by card, then by event, then in the order of the card. */
  readonly handlers: readonly Handler<State, Event>[];
  /** Names of events; an event is its place here. At most 31. */
  readonly events: readonly string[];
  /** Ids of cards, by definition. */
  readonly cards: readonly string[];
  /**
   * Of the card `d` under the event `e` the handlers from `starts[d * events + e]` up to, not
   * including, the number that follows it there.
   */
  readonly starts: Int32Array;
  /** Events that a card hears, bit by bit, by definition. */
  readonly masks: Int32Array;
}

/** A handler before it has its place in the table, and what the runner wants to know at a glance. */
export type CompiledHandler<State, Event extends GameEvent> = Omit<
  Handler<State, Event>,
  'id' | 'isFree' | 'asks' | 'isPlain'
>;

/** Handlers come in the order of cards, and of effects within a card; they are given their ids. */
export function makeTable<State, Event extends GameEvent>(
  events: readonly string[],
  cards: readonly string[],
  handlers: readonly CompiledHandler<State, Event>[],
): HandlerTable<State, Event> {
  if (events.length > MOST_EVENTS) throw new RangeError(`${events.length} events are too many.`);
  const keyOf = (handler: CompiledHandler<State, Event>): number =>
    handler.definition * events.length + handler.event;
  const sorted = handlers.toSorted((one, other) => keyOf(one) - keyOf(other));
  const starts = new Int32Array(cards.length * events.length + 1);
  const masks = new Int32Array(cards.length);
  for (const handler of sorted) {
    starts[keyOf(handler) + 1]! += 1;
    masks[handler.definition]! |= 1 << handler.event;
  }
  for (let key = 1; key < starts.length; key += 1) starts[key]! += starts[key - 1]!;
  return {
    handlers: sorted.map(shaped),
    events,
    cards,
    starts,
    masks,
  };
}

/**
 * All handlers and all steps are made here, field by field: objects of one shape, which spread ones
 * would not be, keep the calls of the runner quick.
 */
function shaped<State, Event extends GameEvent>(
  handler: CompiledHandler<State, Event>,
  id: number,
): Handler<State, Event> {
  const { definition, entry, event, hears, condition, limit, costs } = handler;
  const steps = handler.steps.map(({ isNamed, choice, apply, modify, replace }) => ({
    isNamed,
    choice,
    apply,
    modify,
    replace,
  }));
  const asks = steps.some(({ choice }) => choice !== undefined);
  const isPlain = !asks && limit === null && steps.every(({ apply }) => apply !== undefined);
  const isFree = condition === null && limit === null && costs.length === 0;
  return {
    id,
    definition,
    entry,
    event,
    hears,
    condition,
    limit,
    costs,
    isFree,
    asks,
    isPlain,
    steps,
  };
}

/** The event of that name. Throws a RangeError for a name that is none. */
export function eventOf({ events }: { readonly events: readonly string[] }, name: string): number {
  const event = events.indexOf(name);
  if (event < 0) throw new RangeError(`There is no event "${name}".`);
  return event;
}

/** First handler of a card under an event; as many follow it as `handlersEnd` says. */
export function handlersFrom<State, Event extends GameEvent>(
  { starts, events }: HandlerTable<State, Event>,
  definition: number,
  event: number,
): number {
  return starts[definition * events.length + event]!;
}

export function handlersEnd<State, Event extends GameEvent>(
  { starts, events }: HandlerTable<State, Event>,
  definition: number,
  event: number,
): number {
  return starts[definition * events.length + event + 1]!;
}

/** What to call a handler in a report. */
export function causeOf<State, Event extends GameEvent>(
  { handlers, cards, events }: HandlerTable<State, Event>,
  id: number,
): Cause | null {
  const handler = handlers[id];
  if (handler === undefined) return null;
  const { definition, entry, event } = handler;
  return { card: cards[definition] ?? '', effect: entry, on: events[event] ?? '' };
}
