/** Effects that a player uses in the main phase: action D (section 5.6, D). */
import { compileConditions, handlersEnd, handlersFrom, makeByWord } from 'cardwright/engine';
import type { CardTables } from '../cards.ts';
import type { ActivatedEffect, Handlers, State, Test } from '../config.ts';
import type { Condition } from '../data.gen.ts';
import { conditions } from './conditions.ts';
import { ACTIVATED } from './triggers.ts';

/** By card of the catalogue, in printed order. */
export function compileActivated(
  cards: CardTables,
  table: Handlers,
): (readonly ActivatedEffect[])[] {
  return cards.data.map(({ effects = [] }, type) => {
    const from = handlersFrom(table, type, ACTIVATED);
    return table.handlers.slice(from, handlersEnd(table, type, ACTIVATED)).flatMap((handler) => {
      const effect = effects[handler.entry];
      if (effect?.on !== 'activated') return [];
      const { cost, range, if: asked = [] } = effect;
      return {
        handler: handler.id,
        cost: cost.ap,
        range: cards.ranges.idOf(range),
        awakening: awakeningOf(asked),
      };
    });
  });
}

function awakeningOf(asked: readonly Condition[]): Test | null {
  const awakenings = asked.filter((one) => 'is' in one && one.is === 'awakened');
  return compileConditions<State>(
    awakenings,
    (one) => makeByWord(conditions, one.is, one, undefined) as Test,
  );
}
