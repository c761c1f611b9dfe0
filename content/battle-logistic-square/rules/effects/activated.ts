/** Effects that a player uses in the main phase: action D (section 5.6, D). */
import {
  compileConditions,
  handlersEnd,
  handlersFrom,
  makeByWord,
  NO_RANGE,
  type Range,
  type Seat,
} from 'cardwright/engine';
import { isSatisfied } from '../board.ts';
import type { CardTables, CardType } from '../cards.ts';
import type { Config } from '../config.ts';
import type { Condition } from '../data.gen.ts';
import type { Code } from '../refuse.ts';
import { typeOf, type State } from '../state.ts';
import { conditions } from './conditions.ts';
import { ACTIVATED } from './triggers.ts';
import type { Handlers, Test } from './types.ts';

/** An `activated` effect of an AVI. */
export interface ActivatedEffect {
  /** Id of its handler. */
  readonly handler: number;
  /** AP (BLS-6.7.1). */
  readonly cost: number;
  /** `NO_RANGE` where none is printed. */
  readonly range: Range;
  /** Its awakening; null for effects that always work (BLS-6.7.6). */
  readonly awakening: Test | null;
}

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

function activatedEffect(config: Config, avi: CardType, index: number): ActivatedEffect {
  return config.effects.activated[avi]![index]!;
}

/** How many there are on an AVI. */
export function activatedCount({ effects }: Config, avi: CardType): number {
  return effects.activated[avi]!.length;
}

/** AP of the effect at `index`, from 0. */
export function activatedCost(config: Config, avi: CardType, index: number): number {
  return activatedEffect(config, avi, index).cost;
}

/** Why the effect of the own AVI cannot be used, its cost apart; the first that applies (3.6). */
export function refuseActivated(state: State, seat: Seat, index: number): Code | null {
  const avi = state.config.avis[seat]!;
  const { handler, range, awakening } = activatedEffect(state.config, typeOf(state, avi), index);
  const { limit, entry } = state.config.effects.table.handlers[handler]!;
  if (awakening !== null && !awakening(state, seat, avi, 0)) return 'EFFECT_LOCKED'; // BLS-6.7.6
  if (limit !== null && limit.isUsed(state, entry, seat, avi)) return 'LIMIT_USED'; // BLS-6.7.4
  return range === NO_RANGE || isSatisfied(state, range, seat) ? null : 'NO_TARGET_IN_RANGE';
}

/** BLS-6.7.5: it runs next; nobody can respond. */
export function useActivated(state: State, seat: Seat, index: number): void {
  const avi = state.config.avis[seat]!;
  const { handler } = activatedEffect(state.config, typeOf(state, avi), index);
  state.config.effects.runner.pending.beginEffect(state, handler, avi, seat);
}
