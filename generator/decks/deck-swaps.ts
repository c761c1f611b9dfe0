/** Decks that start from another one and swap its cards: each change gives new data. */
import { type Swap, UNPLACED, type Verdict } from '../../engine/construction/index.ts';
import { isMapping } from '../../kernel/index.ts';
import type { DeckData } from './deck-edits.ts';

/** Whether the cards of a deck are those of another one. */
export function hasBase({ base }: DeckData): boolean {
  return typeof base === 'string';
}

/** Starts from another deck in place of its own cards. */
export function startFrom(data: DeckData, base: string): DeckData {
  const { cards: _, swaps: _swaps, ...kept } = data;
  return { ...kept, base };
}

/** A deck of its own, with the cards that its base and its swaps come to. */
export function writtenOut(data: DeckData, { sections }: Pick<Verdict, 'sections'>): DeckData {
  const { base: _, swaps: _swaps, ...kept } = data;
  const lists = [...sections].map(
    ([name, held]) => [name, [...held].map(([card, count]) => ({ card, count }))] as const,
  );
  const [first] = lists;
  const isOneList = lists.every(([name]) => name === UNPLACED);
  return { ...kept, cards: isOneList ? (first?.[1] ?? []) : Object.fromEntries(lists) };
}

/** One copy of a card for one of another: by the swap that does so already, else by one more. */
export function swapCard(
  data: DeckData,
  { out, in: into, section }: Pick<Swap, 'out' | 'in' | 'section'>,
): DeckData {
  const swaps = swapsIn(data);
  const at = swaps.findLastIndex(
    (one) => one['out'] === out && one['in'] === into && one['section'] === section,
  );
  const known = swaps[at];
  if (known !== undefined) return setSwapCount(data, at, Number(known['count']) + 1);
  const made = { out, in: into, count: 1, ...(section !== undefined && { section }) };
  return { ...data, swaps: [...swaps, made] };
}

/** Another number of copies; 0 takes the swap back. */
export function setSwapCount(data: DeckData, at: number, count: number): DeckData {
  const swaps = swapsIn(data);
  const made =
    count <= 0
      ? swaps.toSpliced(at, 1)
      : swaps.map((one, index) => (index === at ? { ...one, count } : one));
  if (made.length > 0) return { ...data, swaps: made };
  // A deck without swaps has no list of them.
  const { swaps: _, ...kept } = data;
  return kept;
}

function swapsIn({ swaps }: DeckData): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(swaps)) return [];
  return swaps.map((one: unknown) => (isMapping(one) ? one : {}));
}
