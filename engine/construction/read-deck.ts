/** From the data of a YAML deck to a `Deck`. Presumes nothing: what is not there or cannot be read is omitted. */
import type { DeckLine } from '../deck-lines.ts';
import type { CompiledDeck } from '../game.ts';
import { type Verdict, UNPLACED, type Deck, type Entry, type Swap } from './types.ts';
import type { Path } from '../plain-data.ts';
import { isMapping } from '../plain-data.ts';

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
    sections: readSections(data['cards']),
    ...(typeof data['base'] === 'string' && { base: data['base'] }),
    swaps: maps(data['swaps']).map(readSwap),
  };
}

/** `cards` is a list, or a map from sections to lists. */
function readSections(cards: unknown): Record<string, readonly Entry[]> {
  if (!isMapping(cards)) return { [UNPLACED]: readEntries(cards, ['cards']) };
  return Object.fromEntries(
    Object.entries(cards).map(([name, list]) => [name, readEntries(list, ['cards', name])]),
  );
}

function readEntries(list: unknown, path: Path): Entry[] {
  return maps(list).map(({ card, count, with: attached, changes }, index) => ({
    card: text(card),
    count,
    path: [...path, index],
    ...(changes !== undefined && { changes }),
    ...(Array.isArray(attached) && { with: readEntries(attached, [...path, index, 'with']) }),
  }));
}

function readSwap(line: Data, index: number): Swap {
  const { out, in: into, count, section } = line;
  return {
    out: text(out),
    in: text(into),
    count,
    ...(typeof section === 'string' && { section }),
    path: ['swaps', index],
  };
}

/** One map per item, so that indexes stay those of the file. */
function maps(list: unknown): readonly Data[] {
  if (!Array.isArray(list)) return [];
  return list.map((item: unknown) => (isMapping(item) ? item : {}));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What a judged deck holds. It has sections only where its game has. */
export function compiledDeck(
  { id, choices, sections: written }: Pick<Deck, 'id' | 'choices'> & Partial<Deck>,
  { cards, sections }: Pick<Verdict, 'cards' | 'sections'>,
): CompiledDeck {
  const lists = [...sections].map(([name, held]) => [name, Object.fromEntries(held)] as const);
  const isOneList = lists.every(([name]) => name === UNPLACED);
  const entries = Object.values(written ?? {}).flat();
  const isNested = entries.some(({ with: held = [] }) => held.length > 0);
  return {
    id,
    choices,
    cards: Object.fromEntries(cards),
    ...(!isOneList && { sections: Object.fromEntries(lists) }),
    ...(isNested && { lines: entries.map(lineOf) }),
  };
}

function lineOf({ card, count, with: held = [] }: Entry): DeckLine {
  return { card, count: Number(count), ...(held.length > 0 && { with: held.map(lineOf) }) };
}

/** A compiled deck as one that is written out: rules judge it again when a game is set up. */
export function asDeck(deck: Deck | CompiledDeck): Deck {
  if (!('cards' in deck)) return deck;
  const { id, choices, cards, sections, lines: nested } = deck;
  if (nested !== undefined) return { ...readDeck({ id, cards: nested }), choices };
  const lists = Object.entries(sections ?? {}).map(([name, held]) => [name, linesOf(held)]);
  const lines = sections === undefined ? linesOf(cards) : Object.fromEntries(lists);
  return { ...readDeck({ id, cards: lines }), choices };
}

function linesOf(cards: CompiledDeck['cards']): { card: string; count: number }[] {
  return Object.entries(cards).map(([card, count]) => ({ card, count }));
}
