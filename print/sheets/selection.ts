/** Which cards a sheet prints, and how often. */
import type { Card } from '../../engine/construction/index.ts';
import { compileFilter } from '../../engine/index.ts';
import { isMapping } from '../../kernel/index.ts';
import type { LinkedGame } from '../../generator/index.ts';
import type { CardSheet } from './sheet.ts';

/** A card and the number of its copies, at least 1. */
export interface Chosen {
  readonly card: Card;
  readonly copies: number;
}

/** What of a sheet is asked for; by default everything. */
export interface Wanted {
  /** Copies by card id: a deck. Cards that it lacks are not printed. */
  readonly deck?: ReadonlyMap<string, number>;
  /** Ids of single cards: each is printed once, or as often as the deck holds it. */
  readonly cards?: readonly string[];
}

/** Whether only some cards are asked for: then a sheet without any of them is no fault. */
export function isSelection({ deck, cards }: Wanted): boolean {
  return deck !== undefined || cards !== undefined;
}

/**
 * The cards that a sheet prints where nothing else is wanted, without the number of their copies: no deck
 * needs to be judged for that.
 */
export function cardsOn(sheet: CardSheet, cards: readonly Card[]): readonly Card[] {
  return fitting(sheet, cards).filter(
    (card) => Array.isArray(sheet.copies) || ownCopies(sheet, card) > 0,
  );
}

function fitting({ where }: CardSheet, cards: readonly Card[]): readonly Card[] {
  return where === null ? cards : cards.filter(compileFilter(where, () => undefined));
}

/** In the order of the files. `cards` are those of the sheet's kind. */
export function chooseCards(
  sheet: CardSheet,
  cards: readonly Card[],
  linked: Pick<LinkedGame, 'decks'>,
  wanted: Wanted,
): Chosen[] {
  const held = wanted.deck ?? (wanted.cards === undefined ? heldTogether(sheet, linked) : null);
  const otherwise = (card: Card): number =>
    wanted.deck !== undefined ? 0 : wanted.cards === undefined ? ownCopies(sheet, card) : 1;
  return fitting(sheet, cards)
    .filter((card) => wanted.cards?.includes(card.id) ?? true)
    .map((card) => ({ card, copies: held?.get(card.id) ?? otherwise(card) }))
    .filter(({ copies }) => copies > 0);
}

/** How often a sheet prints a card of which no deck says it. */
export function ownCopies({ copies }: CardSheet, card: Card): number {
  if (typeof copies === 'number') return copies;
  const stated = isMapping(copies) ? card[copies.field] : undefined;
  return typeof stated === 'number' ? stated : 1;
}

/** Copies by card id in all decks of `copies`. Who names no decks has none of them judged. */
function heldTogether(
  { copies }: CardSheet,
  linked: Pick<LinkedGame, 'decks'>,
): ReadonlyMap<string, number> {
  const held = new Map<string, number>();
  if (!Array.isArray(copies)) return held;
  for (const { deck, verdict } of linked.decks) {
    if (!copies.includes(deck.id)) continue;
    for (const [card, count] of verdict.cards) held.set(card, (held.get(card) ?? 0) + count);
  }
  return held;
}
