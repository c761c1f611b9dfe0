/** The abilities of a game's cards as functions, and what runs them. Made once per game. */
import * as engine from 'cardwright/engine';
import type { AbilityData, CardTables } from '../cards.ts';
import type { Tables } from '../config.ts';
import type { Event } from '../events.ts';
import { isAlive } from '../formation.ts';
import { discardUnit, follow } from '../leaving.ts';
import {
  asked,
  map,
  owner,
  pending,
  phase,
  typeOf,
  usedInGame,
  usedInTurn,
  type State,
} from '../state.ts';
import { strikeStep } from '../strike.ts';
import { turnStep } from '../turn.ts';
import { conditions } from './conditions.ts';
import { lastingOperations } from './lasting.ts';
import { actingOperations, reportUse, whether } from './operations.ts';
import { events, on } from './vocabulary.ts';

const meaningOf = (cards: CardTables): engine.EffectMeaning<State, Event, AbilityData> => ({
  events,
  standing: ['continuous', 'wouldBeDamaged'],
  conditions,
  choices: {},
  operations: { ...lastingOperations(cards), ...actingOperations(cards) },
  whether,
  // AWF-5.11.8: it counts when it is used, not when it is offered
  limits: { oncePerTurn: usedInTurn.limitWhenDone, oncePerGame: usedInGame.limitWhenDone },
  costs: {
    // 8.3.4: the card goes to the discard pile first.
    discardSelf: () => ({
      canPay: (state, _, card) => map.squareOf(state, card) !== engine.NOWHERE,
      pay: {
        apply: (state, frame, report) => discardUnit(state, engine.sourceIn(state, frame), report),
      },
    }),
  },
});

export function compileEffects(cards: CardTables): Tables['effects'] {
  const definitions = cards.data.map(({ id, abilities = [] }) => ({ id, effects: abilities }));
  const table = engine.compileEffects(meaningOf(cards), definitions);
  const runner = new engine.EffectRunner<State, Event>({
    table,
    layoutOf: () => pending.layout,
    definitionOf: typeOf,
    order: ({ config }) => config.seatList,
    steps: [strikeStep, turnStep],
    settle: () => undefined,
    isOver: (state) => phase.is(state, 'over'),
    ask: engine.askThrough(() => asked),
    // AWF-5.11.3
    works: (state, { event }, card) =>
      event === on.onDestroyed
        ? isAlive(state, owner.get(state, card))
        : map.squareOf(state, card) !== engine.NOWHERE,
    begins(state, { event, asks }, frame, report) {
      if (!asks && event !== on.drawPhase)
        reportUse(state, engine.seatIn(state, frame), engine.sourceIn(state, frame), report);
    },
  });
  return { table, runner, follow };
}
