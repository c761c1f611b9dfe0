/** balance.yaml as written: what a game expects of its decks. Shares are percent. */
import { filesOf, type CheckResult } from '../../generator/index.ts';
import { isMapping } from '../../kernel/index.ts';

export const BALANCE_FILE = 'balance.yaml';

export type WrittenShare = readonly [least: number, most: number];

export interface Balance {
  readonly pairings?: {
    readonly decks?: readonly string[];
    readonly share?: WrittenShare;
    readonly except?: readonly {
      readonly deck: string;
      readonly against: string;
      readonly share: WrittenShare;
      readonly bots?: readonly string[];
    }[];
  };
  readonly mirrors?: { readonly share?: WrittenShare };
  readonly triangles?: readonly {
    readonly decks: readonly string[];
    readonly share?: WrittenShare;
  }[];
  readonly tables?: readonly {
    readonly players: number;
    readonly decks?: readonly string[];
    readonly share?: WrittenShare;
    readonly length?: { readonly decisions: number; readonly games?: number };
  }[];
  readonly length?: { readonly decisions: number; readonly games?: number };
  readonly unfinished?: { readonly games?: number };
  readonly suggest?: {
    readonly figures?: readonly {
      readonly cards: readonly string[];
      readonly field: string;
      readonly range: WrittenShare;
      readonly step?: number;
    }[];
    readonly exchanges?: {
      readonly decks?: readonly string[];
      readonly keep?: readonly string[];
      readonly cards?: readonly string[];
    };
    readonly changes?: number;
  };
}

/** Null where the game has none, or it has faults of form. */
export function balanceOf({ game }: Pick<CheckResult, 'game'>): Balance | null {
  const file = game === null ? undefined : filesOf(game, 'balance')[0];
  const isRead = file !== undefined && file.faults.length === 0 && isMapping(file.data);
  return isRead ? file.data : null;
}
