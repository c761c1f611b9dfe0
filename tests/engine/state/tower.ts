/** Bells whose effects ask for other bells: a small game with effects that wait. */
import {
  askedByEffect,
  askThrough,
  catalogueOf,
  choiceNamed,
  compileEffects,
  defineState,
  EffectRunner,
  PositionFormat,
  numbered,
  pendingEffects,
  pile,
  question,
  seatIn,
  type Card,
  type Cards,
  type DeclaredState,
  type EffectMeaning,
  type GameEvent,
  type Position,
  type Setting,
} from '../../../engine/index.ts';

type State = DeclaredState;
type Options = Parameters<typeof pendingEffects<Setting>>[0];

interface Effect {
  readonly on: 'struck' | 'echo';
  readonly choose?: Readonly<Record<'low' | 'high', { readonly pick: 'bell' }>> & {
    readonly pick?: never;
  };
  readonly do: readonly ({ readonly op: 'ring' } | { readonly op: 'hum' })[];
}

const definitions: readonly { readonly id: string; readonly effects: readonly Effect[] }[] = [
  {
    id: 'bell',
    effects: [
      { on: 'struck', do: [{ op: 'ring' }] },
      {
        on: 'echo',
        choose: { low: { pick: 'bell' }, high: { pick: 'bell' } },
        do: [{ op: 'hum' }],
      },
    ],
  },
];
const events = ['struck', 'echo'] as const;
export const { struck: STRUCK, echo: ECHO } = numbered(events);

/** A tower of bells, each of which asks for one that answers; that one asks for two that hum. */
export function tower(options: Partial<Options> = {}) {
  const log: string[] = [];
  const bells = pile<Setting>({ per: 'seat', sees: 'owner', from: 'bottom' });
  const bell = {
    word: 'bell',
    least: 1,
    most: 1,
    candidates(state: State, frame: number, into: number[]): number {
      const found = bells.cards(state, seatIn(state, frame));
      for (const [i, card] of found.entries()) into[i] = card;
      return found.length;
    },
  };
  const meaning: EffectMeaning<State, GameEvent, Effect> = {
    events,
    standing: [],
    conditions: {},
    limits: {},
    choices: { bell: () => bell },
    operations: {
      ring: () => ({
        choice: bell,
        apply(state, frame) {
          const [answering = -1] = runner.pending.picks(state, frame);
          runner.pending.beginEffects(state, ECHO, answering, seatIn(state, frame));
        },
      }),
      hum: (_, place) => ({
        apply(state, frame) {
          for (const name of ['low', 'high']) {
            const picks = runner.pending.picksOf(state, frame, choiceNamed(place, name));
            log.push(...picks.map((card) => `${name}: ${declaration.placeOf(state, card)}`));
          }
        },
      }),
    },
  };
  const table = compileEffects(meaning, definitions);
  const work = pendingEffects<Setting>({
    room: { seats: 2, sources: 2, unowned: 1, frames: 4, queued: 4, picks: 6 },
    running: () => ({ runner, table }),
    ...options,
  });
  const forms = [
    askedByEffect<State, GameEvent>('bell', () => runner, {
      nameOf: (_, card) => `bell-${card}`,
      kindNamed: (_, name) => Number(name.slice('bell-'.length)),
    }),
  ];
  const asked = question<Setting>({ forms: () => forms });
  const runner: EffectRunner<State, GameEvent> = new EffectRunner({
    table,
    layoutOf: () => work.layout,
    definitionOf: ({ config }, card) => config.types[card]!,
    order: () => [0, 1],
    steps: [],
    settle: () => undefined,
    isOver: () => false,
    ask: askThrough(() => asked),
  });
  const declaration = defineState<Setting>({ bells, work, asked });
  const positions = new PositionFormat<Setting>(declaration);
  const configOf = (cards: Cards): Setting => ({
    ...cards,
    seats: 2,
    sides: [0, 1],
    catalogue: catalogueOf(definitions),
  });
  return {
    declaration,
    log,
    work,
    runner,
    seen: (state: State) => positions.observation(state, 0)['work'],
    write: (state: State) => positions.position(state),
    written: (state: State) => positions.position(state)['work'] as Position,
    read: (words: Position) =>
      positions.read({ bells: { P1: ['3 x bell'], P2: ['bell'] }, ...words }, configOf),
    /** Their numbers are not the order in which they lie. */
    turned: (state: State): State => {
      bells.take(state, 0, 0);
      bells.add(state, 0, 0);
      return state;
    },
    begin: (state: State, card: Card): void => {
      runner.pending.beginEffects(state, STRUCK, card, 0);
      runner.run(state, undefined);
    },
    pick: (state: State, place: number): void => {
      asked.take(state, bells.cards(state, 0)[place]!);
      runner.answer(state, asked.listOf(state));
      runner.run(state, undefined);
    },
  };
}
