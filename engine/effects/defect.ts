/**
 * Effects that set each other off without end are a defect of the rules or of the cards. It is found
 * by counting, and reported with what caused what.
 */

/** An effect that ran. */
export interface Cause {
  /** Id of the card. */
  readonly card: string;
  /** Which of its effects, from 0. */
  readonly effect: number;
  /** The event that it heard. */
  readonly on: string;
}

/**
 * `depth`: one effect causes the next for too long. `count`: too many effects run before somebody
 * can act again. `room`: more work is pending than the state has room for.
 */
export type DefectLimit = 'depth' | 'count' | 'room';

export class RulesDefect extends Error {
  readonly limit: DefectLimit;
  /** The first cause first, as far back as the last decision of a player. */
  readonly chain: readonly Cause[];

  constructor(limit: DefectLimit, chain: readonly Cause[]) {
    super(`${limit}: ${pathOf(chain)}`);
    this.name = 'RulesDefect';
    this.limit = limit;
    this.chain = chain;
  }
}

/** `mine/effects/1 (enemyEnters) > panel/effects/0 (destroyed)`: places in the data of the cards. */
export function pathOf(chain: readonly Cause[]): string {
  return chain.map(({ card, effect, on }) => `${card}/effects/${effect} (${on})`).join(' > ');
}
