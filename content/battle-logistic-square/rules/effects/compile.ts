/** The effects of a game's cards as functions, and what runs them. Made once per game. */
import {
  askThrough,
  compileConditions,
  compileEffects as compileTable,
  EffectRunner,
  handlersEnd,
  handlersFrom,
  makeByWord,
  NOWHERE,
  sourceIn,
} from 'cardwright/engine';
import type { CardTables } from '../cards.ts';
import {
  type ActivatedEffect,
  type EffectTables,
  type Handlers,
  type State,
  type Test,
  typeOf,
} from '../config.ts';
import type { Condition } from '../data.gen.ts';
import { cardNamed } from '../names.ts';
import { asked, board, pending, phase, turn } from '../state.ts';
import { meaningOf } from './meaning.ts';
import { resolutionStep } from './resolve.ts';
import { settle } from './settle.ts';
import { compileBreaks, conditions } from './tests.ts';
import { ACTIVATED, isTriggered, needsBoard } from './vocabulary.ts';

/** By seat of the turn player, who comes first. */
const orders = [
  [0, 1],
  [1, 0],
];

export function compileEffects(cards: CardTables): EffectTables {
  const table = compileTable(meaningOf(cards), cards.data);
  return {
    table,
    runner: makeRunner(table),
    activated: cards.data.map((_, type) => activatedOf(cards, table, type)),
    breaks: compileBreaks(cards),
  };
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
    ask: askThrough(() => asked),
    works: (state, { event }, source) =>
      !needsBoard(event) || board.squareOf(state, source) !== NOWHERE,
    begins: (state, { event }, frame, report) => {
      if (!report || !isTriggered(event)) return;
      const on = table.events[event] ?? '';
      report({ type: 'effectTriggered', ...cardNamed(state, sourceIn(state, frame)), on });
    },
  });
}

/** Effects that a player uses in the main phase, in printed order (section 5.6, D). */
function activatedOf(cards: CardTables, table: Handlers, type: number): ActivatedEffect[] {
  const { effects = [] } = cards.data[type]!;
  const end = handlersEnd(table, type, ACTIVATED);
  return table.handlers
    .slice(handlersFrom(table, type, ACTIVATED), end)
    .flatMap(({ id: handler, entry }) => {
      const effect = effects[entry];
      if (effect?.on !== 'activated') return [];
      const { cost, range, if: asked = [] } = effect;
      return {
        handler,
        cost: cost.ap,
        range: cards.ranges.idOf(range),
        awakening: awakeningOf(asked),
      };
    });
}

function awakeningOf(asked: readonly Condition[]): Test | null {
  const awakenings = asked.filter((one) => 'is' in one && one.is === 'awakened');
  return compileConditions<State>(
    awakenings,
    (one) => makeByWord(conditions, one.is, one, undefined) as Test,
  );
}
