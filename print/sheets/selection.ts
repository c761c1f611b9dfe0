/** Which cards a sheet prints, and how often. */
import type { Card } from '../../engine/construction/index.ts';
import { compileFilter } from '../../engine/index.ts';
import { isMapping } from '../../kernel/index.ts';
import type { LinkedGame } from '../../generator/index.ts';
import type { CardSheet, Copies, Sheet } from './sheet.ts';

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
  /** What is in the box. Sheets that it lacks are not printed. */
  readonly box?: BoxCounts;
}

/** What of each sheet is in the box, by its id: copies by card id, and how many pieces these are. */
export type BoxCounts = ReadonlyMap<
  string,
  { readonly cards: ReadonlyMap<string, number>; readonly count: number }
>;

/** Whether only some cards are asked for: then a sheet without any of them is no fault. */
export function isSelection({ deck, cards, box }: Wanted): boolean {
  return deck !== undefined || cards !== undefined || box !== undefined;
}

/** How many of a mat, a board or an aid are wanted: of a selection of cards none. */
export function panelsWanted({ id }: Sheet, wanted: Wanted): number {
  if (wanted.box !== undefined) return wanted.box.get(id)?.count ?? 0;
  return isSelection(wanted) ? 0 : 1;
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
  const prescribed = wanted.deck ?? (wanted.box === undefined ? null : inBox(sheet, wanted.box));
  const held = prescribed ?? (wanted.cards === undefined ? heldByDecks(sheet, linked) : null);
  const otherwise = (card: Card): number =>
    prescribed !== null ? 0 : wanted.cards === undefined ? ownCopies(sheet, card) : 1;
  return fitting(sheet, cards)
    .filter((card) => wanted.cards?.includes(card.id) ?? true)
    .map((card) => ({ card, copies: held?.get(card.id) ?? otherwise(card) }))
    .filter(({ copies }) => copies > 0);
}

function inBox({ id }: CardSheet, box: BoxCounts): ReadonlyMap<string, number> {
  return box.get(id)?.cards ?? new Map<string, number>();
}

/** How often a sheet prints a card of which no deck says it. */
export function ownCopies({ copies }: CardSheet, card: Card): number {
  if (typeof copies === 'number') return copies;
  return isField(copies) ? copiesStated(copies, card) : 1;
}

function isField(copies: Copies | null): copies is { readonly field: string } {
  return isMapping(copies);
}

/** What a field of the card says; 1 where the card does not have it. */
export function copiesStated({ field }: { readonly field: string }, card: Card): number {
  const stated = card[field];
  return typeof stated === 'number' ? stated : 1;
}

/** Copies by card id in all decks of `copies`. Who names no decks has none of them judged. */
function heldByDecks(
  { copies }: CardSheet,
  linked: Pick<LinkedGame, 'decks'>,
): ReadonlyMap<string, number> {
  return isList(copies) ? heldTogether(copies, linked) : new Map<string, number>();
}

function isList(copies: Copies | null): copies is readonly string[] {
  return Array.isArray(copies);
}

/** Copies by card id in these decks together. */
export function heldTogether(
  ids: readonly string[],
  linked: Pick<LinkedGame, 'decks'>,
): ReadonlyMap<string, number> {
  const held = new Map<string, number>();
  for (const { deck, verdict } of linked.decks) {
    if (!ids.includes(deck.id)) continue;
    for (const [card, count] of verdict.cards) held.set(card, (held.get(card) ?? 0) + count);
  }
  return held;
}
