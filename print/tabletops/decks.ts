import { inLocale, isMapping } from '../../kernel/index.ts';
import type { Text } from '../../engine/index.ts';
import { ownCopies, type Wanted } from '../sheets/selection.ts';
import type { GameData } from '../render/game-data.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintableGame } from '../printable-game.ts';
import type { BoxCard, BoxDeck } from './tabletop.ts';
import type { Card } from '../../engine/construction/index.ts';

interface DeckOrder {
  readonly sheets: readonly Sheet[];
  readonly wanted: Wanted;
  readonly locale: string;
}

/** The decks that the sheets name; cards in none of them together, once each or as often as they say themselves. */
export function decksOf(
  printable: PrintableGame,
  { sheets, wanted, locale }: DeckOrder,
  cards: ReadonlyMap<string, BoxCard>,
): BoxDeck[] {
  const held = (entries: Iterable<readonly [string, number]>): BoxDeck['cards'] =>
    [...entries].flatMap(([id, copies]) => {
      const card = cards.get(id);
      return card === undefined ? [] : [{ card, copies }];
    });
  const all = { id: 'cards', name: inLocale(printable.data.manifest.title, locale) };
  if (wanted.deck !== undefined) return [{ ...all, cards: held(wanted.deck) }];
  const named = sheets.flatMap((sheet) =>
    sheet.sort === 'cards' && Array.isArray(sheet.copies) ? sheet.copies : [],
  );
  const decks = printable.linked.decks
    .filter(({ deck }) => named.includes(deck.id) && wanted.cards === undefined)
    .map(({ deck, file, verdict }): BoxDeck => ({
      id: deck.id,
      name: titleIn(file.data, locale) ?? deck.id,
      cards: held(verdict.cards),
    }));
  const inDecks = new Set(decks.flatMap((deck) => deck.cards.map(({ card }) => card.id)));
  const others = [...cards.keys()]
    .filter((id) => !inDecks.has(id))
    .map((id): [string, number] => [id, wanted.cards === undefined ? stated(id) : 1]);
  return [...decks, { ...all, cards: held(others) }].filter((deck) => deck.cards.length > 0);

  /** By a field of the card, where its sheet says so. */
  function stated(id: string): number {
    const card = printable.data.component(id);
    const sheet = sheets.find((one) => one.sort === 'cards' && one.kind === card?.kind);
    const isStated = sheet?.sort === 'cards' && isMapping(sheet.copies);
    return isStated && card !== undefined ? ownCopies(sheet, card) : 1;
  }
}

function titleIn(deck: unknown, locale: string): string | undefined {
  const name = isMapping(deck) ? deck['name'] : undefined;
  return name === undefined ? undefined : inLocale(name as Text, locale);
}

/** Name, rules text and other texts of a card, for those who search and those who cannot see it. */
export function textsOf(
  id: string,
  card: Card | undefined,
  { locale, texts: made }: { readonly locale: string; readonly texts: GameData['texts'] },
): { name: string; description: string } {
  const texts = Object.entries(card ?? {}).flatMap(([field, value]): [string, string][] =>
    isText(value) ? [[field, inLocale(value, locale)]] : [],
  );
  const name = texts.find(([field]) => field === 'name' || field === 'title')?.[1] ?? id;
  const others = texts.filter(([field]) => field !== 'name' && field !== 'title');
  const paragraphs = made.paragraphs(id, locale);
  // A pattern that is named in a sentence is drawn on the card.
  const rules = paragraphs.map(({ runs }) =>
    runs.map(({ kind, text }) => (kind === 'icon' ? '▦' : text)).join(''),
  );
  // A hand-written text is one of the rules already.
  const written = new Set(paragraphs.map(({ field }) => field));
  const rest = others.filter(([field]) => !written.has(field)).map(([, text]) => text);
  return { name, description: [...rules, ...rest].join('\n') };
}

function isText(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const texts = Object.values(value);
  const isLocales = Object.keys(value).every((key) => /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(key));
  return texts.length > 0 && isLocales && texts.every((text) => typeof text === 'string');
}
