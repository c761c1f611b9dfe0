import { readDeck } from '../../engine/construction/read-deck.ts';
import type { Deck, Entry } from '../../engine/construction/types.ts';
import type { NameIndex } from './names.ts';

/** The deck in a deck file; names of cards become ids where they mean exactly one card. */
export function toDeck(
  data: Readonly<Record<string, unknown>>,
  idOfFile: string,
  names: NameIndex,
): Deck {
  const deck = readDeck(data);
  const resolve = (written: string): string => {
    const found = names.find(written);
    return found.length === 1 && found[0] !== undefined ? found[0] : written;
  };
  const resolved = (entry: Entry): Entry => ({
    ...entry,
    card: resolve(entry.card),
    ...(entry.with !== undefined && { with: entry.with.map((one) => resolved(one)) }),
  });
  const sections = Object.entries(deck.sections).map(([section, entries]) => [
    section,
    entries.map((entry) => resolved(entry)),
  ]);
  return {
    ...deck,
    id: deck.id === '' ? idOfFile : deck.id,
    sections: Object.fromEntries(sections) as Deck['sections'],
    swaps: deck.swaps.map((swap) => ({
      ...swap,
      out: resolve(swap.out),
      in: resolve(swap.in),
    })),
  };
}
