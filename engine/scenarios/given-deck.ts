/** The deck of a scenario: the id of a sample deck, a deck as in a file, or a sample deck with changes. */
import { declaredChoices, type JudgedGame } from '../construction/judge.ts';
import { deckKeys, readDeck } from '../construction/read-deck.ts';
import type { ConstructionRules } from '../construction/rules.ts';
import { UNPLACED, type Deck, type Judge } from '../construction/types.ts';
import { isMapping } from '../plain-data.ts';
import { type Data } from './same.ts';
import type { Difference } from './types.ts';

export interface DeckScenarioContext {
  /** Compiled from `rules` and `game`. */
  readonly judge: Judge;
  readonly rules: ConstructionRules;
  readonly game: Pick<JudgedGame, 'kinds' | 'options'>;
  /** Every deck that a scenario may name, legal or not. */
  readonly decks: readonly Deck[];
}

/** Null when it cannot be read; `differences` then says why. */
export function givenDeck(
  given: unknown,
  context: DeckScenarioContext,
  differences: Difference[],
): Deck | null {
  if (typeof given === 'string') return namedDeck(given, 'given.deck', context, differences);
  if (!isMapping(given)) {
    differences.push({ what: 'given.deck', expected: deckKeys, actual: given });
    return null;
  }
  const own = 'like' in given ? ['like', 'counts'] : deckKeys;
  const known = [...own, ...Object.keys(declaredChoices(context.rules))];
  for (const [key, actual] of Object.entries(given)) {
    if (known.includes(key)) continue;
    differences.push({ what: `given.deck.${key}`, expected: known, actual });
  }
  return 'like' in given ? changedDeck(given, context, differences) : readDeck(given);
}

function namedDeck(
  id: unknown,
  what: string,
  { decks }: DeckScenarioContext,
  differences: Difference[],
): Deck | null {
  const deck = decks.find((deck) => deck.id === id);
  if (deck !== undefined) return deck;
  differences.push({ what, expected: decks.map((deck) => deck.id), actual: id });
  return null;
}

/** `{ like, counts, … }`: what that deck holds, with other counts (0 removes the line) and choices. */
function changedDeck(
  { like, counts = {}, ...choices }: Data,
  context: DeckScenarioContext,
  differences: Difference[],
): Deck | null {
  const model = namedDeck(like, 'given.deck.like', context, differences);
  if (!isMapping(counts)) {
    differences.push({ what: 'given.deck.counts', expected: {}, actual: counts });
    return null;
  }
  if (model === null) return null;
  const held = [...context.judge(model).sections].map(
    ([name, cards]) => [name, new Map<string, unknown>(cards)] as const,
  );
  for (const [card, count] of Object.entries(counts)) {
    const [, list] = held.find(([, cards]) => cards.has(card)) ?? sectionFor(card, held, context);
    list.set(card, count);
  }
  const lists = held.map(([name, cards]) => [name, linesOf(cards)] as const);
  const [only] = lists;
  const isOneList = lists.length === 1 && only?.[0] === UNPLACED;
  const cards = isOneList ? only[1] : Object.fromEntries(lists);
  return { ...readDeck({ id: model.id, cards }), choices: { ...model.choices, ...choices } };
}

type HeldSection = readonly [name: string, cards: Map<string, unknown>];

/** Where a card comes that the model lacks: as in a deck that names no sections. */
function sectionFor(
  card: string,
  held: readonly HeldSection[],
  { judge }: DeckScenarioContext,
): HeldSection {
  const { sections } = judge(readDeck({ cards: [{ card, count: 1 }] }));
  const home = [...sections].find(([, cards]) => cards.has(card))?.[0];
  return held.find(([name]) => name === home) ?? held[0] ?? [UNPLACED, new Map()];
}

function linesOf(cards: ReadonlyMap<string, unknown>): { card: string; count: unknown }[] {
  return [...cards].filter(([, count]) => count !== 0).map(([card, count]) => ({ card, count }));
}
