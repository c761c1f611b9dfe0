/** Cards as the compiled game holds them. */
import type { CompiledGame } from 'cardwright/engine';
import type { Card, Frozen, Slot } from './data.gen.ts';

export type CardData = Frozen<Card>;

export function cardsOf(game: CompiledGame): readonly CardData[] {
  return (game.kinds['card'] ?? []) as unknown as readonly CardData[];
}

/** What the cards of its assembly must be, slot by slot (BLS-6.6.4). */
export function slotsOf({ assembly }: CardData): readonly Slot[] {
  return assembly ?? [];
}
