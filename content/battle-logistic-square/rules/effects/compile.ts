/** The effects of a game's cards as functions, and what runs them. Made once per game. */
import {
  compileEffects as compileTable,
  EffectRunner,
  seatIn,
  seatName,
  sourceIn,
} from 'cardwright/engine';
import type { CardTables } from '../cards.ts';
import type { Effect } from '../data.gen.ts';
import { nameOfCard } from '../events.ts';
import { get, isOver, ON_BOARD, TURN_SEAT, typeOf, zoneOf } from '../state.ts';
import { compileActivated, type ActivatedEffect } from './activated.ts';
import { askForPicks } from './asking.ts';
import { compileBreaks } from './breaks.ts';
import { meaningOf } from './meaning.ts';
import { resolutionStep } from './resolve.ts';
import { settle } from './settle.ts';
import { isTriggered, needsBoard } from './triggers.ts';
import type { Handlers, Runner, Test } from './types.ts';

export interface EffectTables {
  readonly table: Handlers;
  readonly runner: Runner;
  /** By card of the catalogue: effects of AVIs that are used in the main phase. */
  readonly activated: readonly (readonly ActivatedEffect[])[];
  /** By card of the catalogue: break conditions, null for cards without one. */
  readonly breaks: readonly (Test | null)[];
  /** By card of the catalogue: 1 for cards that are set (BLS-2.1.15). */
  readonly areSet: Uint8Array;
}

/** By seat of the turn player, who comes first. */
const orders = [
  [0, 1],
  [1, 0],
];

export function compileEffects(cards: CardTables): EffectTables {
  const definitions = cards.data;
  const table = compileTable(meaningOf(cards), definitions);
  return {
    table,
    runner: makeRunner(table),
    activated: compileActivated(cards, table),
    breaks: compileBreaks(cards),
    areSet: Uint8Array.from(definitions, ({ effects = [] }) => (effects.some(isSetting) ? 1 : 0)),
  };
}

function isSetting({ do: operations }: Effect): boolean {
  return operations.some(({ op }) => op === 'set');
}

function makeRunner(table: Handlers): Runner {
  return new EffectRunner({
    table,
    layoutOf: ({ config }) => config.layout.effects,
    definitionOf: typeOf,
    order: (state) => orders[get(state, TURN_SEAT)]!,
    steps: [resolutionStep],
    settle,
    isOver,
    ask: askForPicks,
    works: (state, { event }, source) => !needsBoard(event) || zoneOf(state, source) === ON_BOARD,
    begins: (state, { event }, frame, tell) => {
      if (!tell || !isTriggered(event)) return;
      tell({
        type: 'effectTriggered',
        seat: seatName(seatIn(state, frame)),
        card: nameOfCard(state, sourceIn(state, frame)),
        on: table.events[event] ?? '',
      });
    },
  });
}
