/** The effects of a game's cards as functions, and what runs them. Made once per game. */
import { compileEffects as compileTable, EffectRunner, NOWHERE, sourceIn } from 'cardwright/engine';
import type { CardTables } from '../cards.ts';
import type { Effect } from '../data.gen.ts';
import { cardNamed } from '../names.ts';
import type { EffectTables, Handlers } from '../config.ts';
import { asksFor } from '../questions.ts';
import { asked, board, pending, phase, turn, typeOf } from '../state.ts';
import { compileActivated } from './activated.ts';
import { compileBreaks } from './breaks.ts';
import { meaningOf } from './meaning.ts';
import { resolutionStep } from './resolve.ts';
import { settle } from './settle.ts';
import { isTriggered, needsBoard } from './triggers.ts';

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

function makeRunner(table: Handlers): EffectTables['runner'] {
  return new EffectRunner({
    table,
    layoutOf: () => pending.layout,
    definitionOf: typeOf,
    order: (state) => orders[turn.get(state)]!,
    steps: [resolutionStep],
    settle,
    isOver: (state) => phase.is(state, 'over'),
    ask: (state, { word }, seat, _, __, least, most) =>
      void asked.open(state, asksFor(word), seat, least, most),
    works: (state, { event }, source) =>
      !needsBoard(event) || board.squareOf(state, source) !== NOWHERE,
    begins: (state, { event }, frame, tell) => {
      if (!tell || !isTriggered(event)) return;
      tell({
        type: 'effectTriggered',
        ...cardNamed(state, sourceIn(state, frame)),
        on: table.events[event] ?? '',
      });
    },
  });
}
