import type { Text } from '../../engine/game.ts';
import { isMapping } from '../../generator/link/game-files.ts';
import { inLocale } from '../../generator/words.ts';
import type { Wanted } from '../sheets/selection.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintShop } from '../workshop.ts';
import type { BoxCard, BoxDeck } from './box.ts';

export interface DeckOrder {
  readonly sheets: readonly Sheet[];
  readonly wanted: Wanted;
  readonly locale: string;
}

/** The decks that the sheets name; cards in none of them together, once each. */
export function decksOf(
  shop: PrintShop,
  { sheets, wanted, locale }: DeckOrder,
  cards: ReadonlyMap<string, BoxCard>,
): BoxDeck[] {
  const held = (entries: Iterable<readonly [string, number]>): BoxDeck['cards'] =>
    [...entries].flatMap(([id, copies]) => {
      const card = cards.get(id);
      return card === undefined ? [] : [{ card, copies }];
    });
  const all = { id: 'cards', name: inLocale(shop.data.manifest.title, locale) };
  if (wanted.deck !== undefined) return [{ ...all, cards: held(wanted.deck) }];
  const named = sheets.flatMap((sheet) =>
    sheet.sort === 'cards' && typeof sheet.copies === 'object' ? (sheet.copies ?? []) : [],
  );
  const decks = shop.linked.decks
    .filter(({ deck }) => named.includes(deck.id) && wanted.cards === undefined)
    .map(({ deck, file, verdict }): BoxDeck => ({
      id: deck.id,
      name: titleIn(file.data, locale) ?? deck.id,
      cards: held(verdict.cards),
    }));
  const inDecks = new Set(decks.flatMap((deck) => deck.cards.map(({ card }) => card.id)));
  const others = [...cards.keys()]
    .filter((id) => !inDecks.has(id))
    .map((id): [string, number] => [id, 1]);
  return [...decks, { ...all, cards: held(others) }].filter((deck) => deck.cards.length > 0);
}

function titleIn(deck: unknown, locale: string): string | undefined {
  const name = isMapping(deck) ? deck['name'] : undefined;
  return name === undefined ? undefined : inLocale(name as Text, locale);
}
