import type { CheckResult } from '../../generator/check.ts';
import { clearName } from '../../generator/decks/written-deck.ts';

/** The name of a card in the language of the result; its id where the name is not clear. */
export function cardName({ linked, locale }: CheckResult, id: string): string {
  const card = Object.values(linked?.cards ?? {})
    .flat()
    .find((one) => one.id === id);
  return clearName(card, id, { locale, names: linked?.names ?? null });
}
