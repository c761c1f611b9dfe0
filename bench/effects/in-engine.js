/**
 * The engine's way: handlers compiled once, a mask of events by seat, a queue in the state. And the
 * same with a search for handlers, which shows what finding them costs.
 *
 * From the bundle, which is what the rules of games import: constants with names are numbers there.
 */
import {
  addListener,
  compileEffects,
  effectLayout,
  EffectRunner,
  eventOf,
  StateLayout,
} from '../../dist/bundle/engine/index.js';
import { EVENTS } from './cards.js';

const SUM = 0;

/** How to raise an event at both seats and run what it triggers; the sum so far. */
export function inEngine(cards) {
  const { state, table, runner } = setUp(cards);
  return {
    raiser: (name) => {
      const event = eventOf(table, name);
      return () => {
        runner.pending.raise(state, event, 0);
        runner.pending.raise(state, event, 1);
        runner.run(state, undefined);
      };
    },
    sum: () => state.ints[SUM],
  };
}

/** Whoever hears an event is looked for among the effects of all cards. */
export function inEngineBySearch(cards) {
  const { state, table, runner } = setUp(cards);
  const idOf = (card, index) =>
    table.handlers.find(({ definition, entry }) => definition === card && entry === index).id;
  const board = cards.map(({ seat, effects }, source) => ({
    source,
    seat,
    effects: effects.map(({ on }, entry) => ({ on, handler: idOf(source, entry) })),
  }));
  return {
    raiser: (name) => () => {
      for (const { source, seat, effects } of board) {
        for (const { on, handler } of effects) {
          if (on === name) runner.pending.beginEffect(state, handler, source, seat);
        }
      }
      runner.run(state, undefined);
    },
    sum: () => state.ints[SUM],
  };
}

function setUp(cards) {
  const frames = cards.length;
  const room = { seats: 2, sources: cards.length, frames, queued: cards.length, picks: 8 };
  const plan = new StateLayout(1);
  const layout = effectLayout(plan, room);
  const table = compileEffects(meaning, cards);
  const runner = new EffectRunner({
    table,
    layoutOf: () => layout,
    definitionOf: (_, source) => source,
    order: () => [0, 1],
    steps: [],
    settle: () => undefined,
    isOver: () => false,
    ask: () => undefined,
  });
  const state = { ints: plan.blank() };
  for (const [source, { seat }] of cards.entries()) {
    addListener(state.ints, layout, seat, source, table.masks[source]);
  }
  return { state, table, runner };
}

const meaning = {
  events: EVENTS,
  standing: [],
  conditions: {},
  choices: {},
  operations: {
    add: ({ amount }) => ({
      apply: ({ ints }) => {
        ints[SUM] = (ints[SUM] + amount) | 0;
      },
    }),
  },
  limits: {},
};
