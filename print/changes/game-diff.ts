/**
 * Two states of a game held against each other: cards field by field, copies and faces; and a diff
 * as lines of text, for a terminal or a pull request.
 */
import type { NamedSize } from '../../kernel/index.ts';
import type { PrintableGame } from '../printable-game.ts';
import { compareInventories, type Change, inventoryOf } from './inventory.ts';
import { diffCards, fieldLine, type CardDiff } from '../../generator/index.ts';

export interface GameDiff {
  /** What changed in the data. */
  readonly cards: readonly CardDiff[];
  /** What looks otherwise, or is there more or less often; also by a template or a style alone. */
  readonly items: readonly Change[];
}

/** `paper`: what panels without a size are measured by. */
export function diffGames(
  before: PrintableGame | null,
  after: PrintableGame,
  locale: string,
  paper: NamedSize,
): GameDiff {
  const old = before === null ? new Map() : inventoryOf(before, locale, paper);
  return {
    cards: diffCards(before?.linked.cards ?? {}, after.linked.cards),
    items: compareInventories(old, inventoryOf(after, locale, paper)),
  };
}

const SIGNS = { new: '+', gone: '-', changed: '~' } as const;

/** `~ orc-ravager (unit)` and, below it, its fields; one line for each. */
export function diffLines(diffs: readonly CardDiff[]): string[] {
  return diffs.flatMap(({ id, kind, fate, fields }) => [
    `${SIGNS[fate]} ${id} (${kind})`,
    ...fields.map((field) => `    ${fieldLine(field)}`),
  ]);
}
