import type { Card, ConstructionRules } from '../../engine/construction/types.ts';

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
