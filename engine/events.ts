/** What is reported of a game. Events are made only when somebody listens. */
import { compass, squareName, type Facing, type Grid, type Square } from './grid.ts';
import type { Card, CardType } from './number-kinds.ts';
import type { GameEvent, Report } from './rules.ts';
import { seatName, sideName, type Seat, type Side, type Viewer } from './seats.ts';
import type { Setting } from './state/kinds/part.ts';

/** Whoever listens, if anybody. */
export type Listener<Event extends GameEvent> = Report<Event> | undefined;

/** An event of one type; a game's events are a union of these with their own fields. */
export interface EventOfType<Type extends string> {
  readonly type: Type;
  readonly [field: string]: unknown;
}

/** The events of a game, from their fields by type: `{ cardDrawn: { seat: string } }`. */
export type EventOf<Fields> = {
  readonly [Type in keyof Fields]: { readonly type: Type } & Readonly<Fields[Type]>;
}[keyof Fields];

/** What a field holds: first what the rules give for it, then what is reported. */
interface FieldKinds {
  seat: [Seat, string];
  seats: [readonly Seat[], readonly string[]];
  side: [Side, string];
  card: [Card, string];
  cards: [readonly Card[], readonly string[]];
  type: [CardType, string];
  square: [Square, string];
  squares: [readonly Square[], readonly string[]];
  facing: [Facing, (typeof compass)[number]];
  number: [number, number];
  flag: [boolean, boolean];
  /** A name that the game gives. */
  name: [string, string];
  names: [readonly string[], readonly string[]];
}

type FieldKind = keyof FieldKinds;

/** Names what a game numbers itself: its units, its goals. */
type FieldNamer = (config: never, given: never) => unknown;

/**
 * A kind; a list of words, one of which it holds; a function that names what is given; `secret` for what
 * only the seat of the event learns.
 */
export type FieldForm = FieldKind | readonly string[] | FieldNamer | `secret ${FieldKind}`;

type KindOf<Form> = Form extends `secret ${infer Kind extends FieldKind}` ? Kind : Form;
type Given<Form> = Form extends readonly (infer Word)[]
  ? Word
  : Form extends (config: never, given: infer Own) => unknown
    ? Own
    : FieldKinds[KindOf<Form> & FieldKind][0];
type Reported<Form> = Form extends readonly (infer Word)[]
  ? Word
  : Form extends (config: never, given: never) => infer Name
    ? Name
    : FieldKinds[KindOf<Form> & FieldKind][1];

/** By name; `type` is taken. */
type Fields = Readonly<Record<string, FieldForm>> & { readonly type?: never };

/** An event as it is reported. Its secrets are missing where a viewer may not know them. */
type Made<Type, Forms> = { readonly type: Type } & {
  readonly [
    Field in keyof Forms as Forms[Field] extends `secret ${string}` ? never : Field
  ]: Reported<Forms[Field]>;
} & {
  readonly [
    Field in keyof Forms as Forms[Field] extends `secret ${string}` ? Field : never
  ]?: Reported<Forms[Field]>;
};

interface Reporting {
  readonly config: Setting & { readonly grid?: Grid };
}

/** By type of event: makes one of what the rules give for its fields. */
export type EventMakers<Events> = {
  readonly [Type in keyof Events]: (
    state: Reporting,
    given: { readonly [Field in keyof Events[Type]]: Given<Events[Type][Field]> },
  ) => Made<Type, Events[Type]>;
};

/** The events of a game, from its declaration: `EventsOf<typeof events>`. */
export type EventsOf<Declared extends Readonly<Record<string, (...given: never[]) => unknown>>> =
  ReturnType<Declared[keyof Declared]>;

const namers: {
  readonly [Kind in FieldKind]: (config: Reporting['config'], given: never) => unknown;
} = {
  seat: (_, seat: Seat) => seatName(seat),
  seats: (_, seats: readonly Seat[]) => seats.map(seatName),
  side: (_, side: Side) => sideName(side),
  card: nameOfCard,
  cards: (config, cards: readonly Card[]) => cards.map((card) => nameOfCard(config, card)),
  type: ({ catalogue }, type: CardType) => catalogue.ids[type],
  square: ({ grid }, square: Square) => squareName(grid!, square),
  squares: ({ grid }, squares: readonly Square[]) =>
    squares.map((square) => squareName(grid!, square)),
  facing: (_, facing: Facing) => compass[facing],
  number: (_, value: number) => value,
  flag: (_, value: boolean) => value,
  name: (_, value: string) => value,
  names: (_, values: readonly string[]) => values,
};

function nameOfCard({ catalogue, types }: Reporting['config'], card: Card): string {
  return catalogue.ids[types[card]!]!;
}

/**
 * Declares the events of a game, each by its fields and their kinds. `events` makes them of numbers,
 * with names in their place: `report(events.cardDrawn(state, { seat, card }))`. `observeEvent` leaves
 * secrets to the seat of the event; the field `seat` says whose it is.
 */
export function defineEvents<const Events extends Readonly<Record<string, Fields>>>(
  events: Events,
) {
  const secrets: Record<string, readonly string[]> = {};
  const makers = Object.entries(events).map(([type, forms]) => {
    secrets[type] = Object.keys(forms).filter((field) => isSecret(forms[field]!));
    const fields = Object.entries(forms).map(([field, form]) => [field, namerOf(form)] as const);
    const make = ({ config }: Reporting, given: Readonly<Record<string, never>>): GameEvent => {
      const named = fields.map(([field, nameOf]) => [field, nameOf(config, given[field] as never)]);
      return { type, ...Object.fromEntries(named) };
    };
    return [type, make] as const;
  });
  return {
    events: Object.fromEntries(makers) as unknown as EventMakers<Events>,
    observeEvent: <Event extends GameEvent>(event: Event, viewer: Viewer): Event =>
      withoutSecrets(event, viewer, secrets),
  };
}

function isSecret(form: FieldForm): boolean {
  return typeof form === 'string' && form.startsWith('secret ');
}

function namerOf(form: FieldForm): (config: Reporting['config'], given: never) => unknown {
  if (typeof form === 'function') return form as ReturnType<typeof namerOf>;
  if (typeof form !== 'string') return (_, word) => word;
  return namers[form.replace('secret ', '') as FieldKind];
}

/** By type of event: the fields that nobody sees but the seat of the event. */
export type Secrets = Readonly<Record<string, string | readonly string[]>>;

/** The event as a viewer sees it; `seat` names whose it is. */
export function withoutSecrets<Event extends GameEvent>(
  event: Event,
  viewer: Viewer,
  secrets: Secrets,
): Event {
  const hidden = Object.hasOwn(secrets, event.type) ? [secrets[event.type]!].flat() : [];
  if (hidden.length === 0) return event;
  if (viewer !== 'spectator' && event['seat'] === seatName(viewer)) return event;
  const seen = Object.entries(event).filter(([field]) => !hidden.includes(field));
  return Object.fromEntries(seen) as unknown as Event;
}
