/**
 * What cards do (section 5.12). The mechanism is the engine's; here stands what the words mean.
 *
 *     meaning.ts      all words            resolve.ts    12.1.1       listen.ts    9.3.1, 12.2.3
 *     operations/     12.3 to 12.7         hits.ts       5.8, 8.2     activated.ts 6.7
 *     conditions.ts   12.1.2, 10.1         settle.ts     12.2.1       breaks.ts    7.1.9
 *     targets.ts      12.4.4, 12.7
 */
import type { CardType } from 'cardwright/engine';
import type { Config } from '../config.ts';
import type { Listener } from '../events.ts';
import type { State } from '../state.ts';

export { meetsBreak } from './breaks.ts';
export { compileEffects } from './compile.ts';
export { listen, queueEntered, queueTurn, unlisten } from './listen.ts';
export { apBonus } from './operations/points.ts';
export { resolveCard } from './resolve.ts';
export { settle } from './settle.ts';

/** Works off what is pending. False: somebody must decide first. */
export function runEffects(state: State, tell: Listener): boolean {
  return state.config.effects.runner.run(state, tell);
}

/** BLS-2.1.15, BLS-9.1.3: whether the card is one that is set. */
export function needsSetCell({ effects }: Config, type: CardType): boolean {
  return effects.areSet[type] === 1;
}
