/** What a reader of decks needs to know of a checked game: its names of cards, choices and sections. */
import type { CheckedGame } from '../check.ts';
import type { DeckNames } from './forms/form.ts';
import type { Card, ConstructionRules } from '../../engine/construction/index.ts';
import { doublesIn } from './names.ts';

export function deckNames({ schemas, linked }: Pick<CheckedGame, 'schemas' | 'linked'>): DeckNames {
  const { choices, sections } = schemas;
  return { choices, sections, doubles: doublesIn(linked.names.doubles) };
}

/** The values that a choice of a deck may have; none where it may have any. `cards`: of all kinds. */
export function choiceValues(
  { choices }: ConstructionRules,
  name: string,
  cards: readonly Card[],
): readonly unknown[] {
  const choice = choices[name];
  if (choice?.from !== undefined) return choice.from;
  return cards.filter(({ kind }) => kind === choice?.kind).map(({ id }) => id);
}
