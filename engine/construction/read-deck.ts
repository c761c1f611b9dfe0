/** From the data of a YAML deck to a `Deck`. Presumes nothing: what is not there or cannot be read is left out. */
import type { Deck, Entry, Swap } from './types.ts';

/** Keys of a deck file that are not choices. */
export const deckKeys: readonly string[] = [
  'id',
  'name',
  'cards',
  'base',
  'swaps',
  'expect',
  'notes',
];

type Data = Readonly<Record<string, unknown>>;

/** Every other key is a choice. Paths are those of the data; ids stay as written. */
export function readDeck(data: Data): Deck {
  const choices = Object.entries(data).filter(([key]) => !deckKeys.includes(key));
  return {
    id: text(data['id']),
    choices: Object.fromEntries(choices),
    sections: { cards: maps(data['cards']).map(readEntry) },
    ...(typeof data['base'] === 'string' && { base: data['base'] }),
    swaps: maps(data['swaps']).map(readSwap),
  };
}

function readEntry(line: Data, index: number): Entry {
  return { card: text(line['card']), count: line['count'], path: ['cards', index] };
}

function readSwap(line: Data, index: number): Swap {
  const { out, in: into, count } = line;
  return { out: text(out), in: text(into), count, path: ['swaps', index] };
}

/** One map per item, so that indexes stay those of the file. */
function maps(list: unknown): readonly Data[] {
  if (!Array.isArray(list)) return [];
  return list.map((item: unknown) =>
    typeof item === 'object' && item !== null ? Object.fromEntries(Object.entries(item)) : {},
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
