import { defineDiagnostic } from '../define.ts';
import { fieldWords } from '../limits.ts';

/** The choice and its value as written: `baseRace: 'elf'`. */
export type DeckUnknownChoice = Readonly<Record<string, unknown>>;

export const deckUnknownChoice = defineDiagnostic<DeckUnknownChoice>({
  code: 'CW1310',
  name: 'deck-unknown-choice',
  severity: 'error',
  title: 'A deck declares something that the game does not offer',
  message: (params) => `A deck cannot be declared with ${fieldWords(params, [])}.`,
  hint: () => 'Use one of the values that construction.yaml names under "choices".',
});
