/** Decks that begin. */
import type { DeckData, DeckGame } from '../../../generator/in-page.ts';

/** An empty deck, with every section that it may have. */
export function emptyDeck({ rules }: DeckGame, name: string): DeckData {
  const [format] = Object.entries(rules.formats ?? {});
  const sections = Object.keys({ ...rules.sections, ...format?.[1].sections });
  const cards = sections.length === 0 ? [] : Object.fromEntries(sections.map((one) => [one, []]));
  const choices = format === undefined ? {} : { format: format[0] };
  return { name, ...choices, cards };
}

/** Made of a name, and different from those that are taken. */
export function freeId(name: string, isTaken: (id: string) => boolean): string {
  const begun = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  const base = begun === '' ? 'deck' : begun;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(id)) return id;
  }
}
