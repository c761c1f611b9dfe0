/**
 * Decks in which a copy of a card is missing. What takes its place decides what is measured: here it is
 * another card of the same deck and section, each of them in its turn, so that a card is held against the
 * mean of those beside it. Decks keep their size, and their owner the same number of cards to draw.
 */
import { asDeck, type Deck, type Entry, type Judge } from '../../engine/construction/index.ts';
import type { CompiledDeck } from '../../engine/index.ts';
import { judgedDeck } from '../compare/judged-deck.ts';

/** What the limits of decks allow of these; `swaps` first. */
export interface MissingCopy {
  readonly swaps: readonly CompiledDeck[];
  readonly fewer: readonly CompiledDeck[];
}

/** `judge`: null in games without limits of decks. */
export function withoutCopy(deck: CompiledDeck, card: string, judge: Judge | null): MissingCopy {
  const written = asDeck(deck);
  const drafts = draftsOf(written, card);
  const legal = (draft: Deck): CompiledDeck[] => {
    const deck = judgedDeck(draft, judge);
    return deck === null ? [] : [deck];
  };
  return { swaps: drafts.swaps.flatMap(legal), fewer: drafts.fewer.flatMap(legal) };
}

function draftsOf(deck: Deck, card: string): { swaps: Deck[]; fewer: Deck[] } {
  const lists = Object.entries(deck.sections);
  for (const [name, entries] of lists) {
    const at = entries.findIndex((entry) => entry.card === card);
    if (at < 0) continue;
    const section = (changed: readonly Entry[]): Deck => ({
      ...deck,
      sections: { ...deck.sections, [name]: changed },
    });
    const left = oneFewer(entries, at);
    return {
      swaps: left.flatMap((other, place) =>
        other.card === card
          ? []
          : [section(left.with(place, { ...other, count: Number(other.count) + 1 }))],
      ),
      fewer: [section(left)],
    };
  }
  return { swaps: [], fewer: lists.flatMap(([name, entries]) => held(deck, name, entries, card)) };
}

function oneFewer(entries: readonly Entry[], at: number): Entry[] {
  const count = Number(entries[at]!.count) - 1;
  return count === 0 ? entries.toSpliced(at, 1) : entries.with(at, { ...entries[at]!, count });
}

/** A card that another one holds: that one goes without. */
function held(deck: Deck, name: string, entries: readonly Entry[], card: string): Deck[] {
  const without = withoutHeld(entries, card);
  return without === null ? [] : [{ ...deck, sections: { ...deck.sections, [name]: without } }];
}

function withoutHeld(entries: readonly Entry[], card: string): Entry[] | null {
  for (const [place, entry] of entries.entries()) {
    const { with: inner = [] } = entry;
    const at = inner.findIndex((one) => one.card === card);
    const left = at >= 0 ? oneFewer(inner, at) : withoutHeld(inner, card);
    if (left !== null) return entries.with(place, { ...entry, with: left });
  }
  return null;
}
