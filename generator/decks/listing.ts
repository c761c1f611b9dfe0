import type { Card, Deck, Verdict } from '../../engine/construction/types.ts';
import type { Text } from '../../engine/game.ts';
import type { CheckResult } from '../check.ts';
import { inLocale } from '../words.ts';

/** What a deck holds, as a list that can be pasted again, with a heading. */
export function deckListing(
  deck: Deck,
  verdict: Verdict,
  { linked, locale }: Pick<CheckResult, 'linked' | 'locale'>,
): string {
  const cards = new Map(
    Object.values(linked?.cards ?? {}).flatMap((kind) => kind.map((card) => [card.id, card])),
  );
  const lines = [...verdict.cards].map(
    ([id, count]) => `${count} ${nameOf(cards.get(id), id, locale)}`,
  );
  const choices = Object.entries(deck.choices).map(([name, value]) => `${name}: ${String(value)}`);
  const state = verdict.legal ? 'legal' : `not legal: ${codes(verdict)}`;
  return [`# ${deck.id}: ${verdict.size} cards, ${state}`, ...choices, ...lines].join('\n');
}

function nameOf(card: Card | undefined, id: string, locale: string): string {
  const name = card?.['name'] as Text | undefined;
  return name === undefined ? id : inLocale(name, locale);
}

function codes({ violations }: Verdict): string {
  return [...new Set(violations.map(({ code }) => code))].join(', ');
}
