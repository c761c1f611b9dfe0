/** Two states of a game held against each other: data, copies and faces. */
import type { NamedSize } from '../../generator/print-sizes.ts';
import type { PrintShop } from '../workshop.ts';
import { diffCards, type CardDiff } from './card-diff.ts';
import { compareInventories, type Change } from './compare.ts';
import { inventoryOf } from './inventory.ts';

export interface GameDiff {
  /** What changed in the data. */
  readonly cards: readonly CardDiff[];
  /** What looks otherwise, or is there more or less often; also by a template or a style alone. */
  readonly items: readonly Change[];
}

/** `paper`: what panels without a size are measured by. */
export function diffGames(
  before: PrintShop | null,
  after: PrintShop,
  locale: string,
  paper: NamedSize,
): GameDiff {
  const old = before === null ? new Map() : inventoryOf(before, locale, paper);
  return {
    cards: diffCards(before?.linked.cards ?? {}, after.linked.cards),
    items: compareInventories(old, inventoryOf(after, locale, paper)),
  };
}
