/** What the yard holds, and how what is picked is named. */
import * as engine from 'cardwright/engine';
import type { Card, EffectRunner, HandlerTable, Square } from 'cardwright/engine';
import type { Choice, Effect } from './data.gen.ts';

export interface Config extends engine.Setting {
  readonly table: HandlerTable<State, Event>;
  readonly runner: EffectRunner<State, Event>;
}

export type State = engine.DeclaredState<Config>;

export type Event = engine.EventOf<{
  played: { seat: string; card: string };
  moved: { wagon: string; to: string };
  traded: { seat: string; orders: number };
  gameEnded: engine.NamedEnding<'wagons'>;
}>;

export interface Definition {
  readonly id: string;
  readonly effects?: readonly Effect[];
}

/** SWY-1 */
export const yard = engine.boundedGrid(4, 4);
export const squares = engine.squaresOf(yard);
/** The squares of each turntable, clockwise from its lowest column and row. */
export const plates = [1, 3].flatMap((row) =>
  [1, 3].map((column) => {
    const square = (x: number, y: number) => engine.squareAt(yard, column + x, row + y);
    return [square(0, 0), square(0, 1), square(1, 1), square(1, 0)];
  }),
);
const ways = ['N', 'E', 'S', 'W'];
const rounds = ['clockwise', 'anticlockwise'];
const nameOfSquare = (square: Square): string => engine.squareName(yard, square);

export const turn = engine.seat<Config>();
export const turns = engine.count<Config>();
export const deck = engine.pile<Config>({ sees: 'nobody' });
export const hand = engine.zone<Config>({ per: 'seat', sees: 'owner' });
export const gone = engine.zone<Config>({ sees: 'all' });
export const owner = engine.seatPer<Config>('card');
export const wagons = engine.pieces<Config>({ grid: () => yard, owner });

/** What is no card is picked by its number in this list. */
const numbered: Readonly<Record<Exclude<Choice['pick'], 'wagon' | 'orders'>, readonly string[]>> = {
  track: squares.map(nameOfSquare),
  plate: plates.map((_, plate) => `plate-${plate + 1}`),
  turn: rounds,
  way: ways,
};

export const work = engine.pendingEffects<Config>({
  room: { seats: 2, sources: 1, frames: 4, queued: 4, picks: 12 },
  running: (config) => config,
  picks: {
    write: (_, word, pick) => namesFor(word)?.[pick],
    read: (_, name) => {
      const found = Object.values(numbered).find((names) => names.includes(String(name)));
      return found?.indexOf(String(name)) ?? null;
    },
  },
});

function namesFor(word: string): readonly string[] | undefined {
  return Object.entries(numbered).find(([name]) => name === word)?.[1];
}

const runnerOf = ({ config }: State) => config.runner;
const forms = [
  ...Object.entries(numbered).map(([word, names]) =>
    engine.askedByEffect<State, Event>(word, runnerOf, {
      nameOf: (_, kind) => names[kind]!,
      kindNamed: (_, name) => names.indexOf(name),
    }),
  ),
  engine.askedByEffect<State, Event>('wagon', runnerOf, {
    nameOf: (state, wagon) => nameOfSquare(wagons.squareOf(state, wagon)),
    kindNamed: (state, name) => wagonAt(state, name),
  }),
  engine.askedByEffect<State, Event>('orders', runnerOf, {
    kindOf: ({ config }, card) => config.types[card]!,
    nameOf: ({ config }, type) => config.catalogue.ids[type]!,
    kindNamed: ({ config }, name) => config.catalogue.indexOf.get(name) ?? -1,
    isSecret: true,
  }),
];

function wagonAt(state: State, name: string): Card {
  return (
    squares
      .map((square) => wagons.on(state, square))
      .find((wagon) => wagon >= 0 && nameOfSquare(wagons.squareOf(state, wagon)) === name) ?? -1
  );
}

export const asked = engine.question<Config>({ forms: () => forms, room: () => 3 });
export const result = engine.outcome(['wagons']);

export const declaration = engine.defineState<Config>({
  turn,
  turns,
  deck,
  hand,
  gone,
  owner,
  yard: wagons,
  effects: work,
  choice: asked,
  outcome: result,
});
