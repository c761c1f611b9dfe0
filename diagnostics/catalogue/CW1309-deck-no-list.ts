import { defineDiagnostic } from '../define.ts';
import { fieldWords } from '../limits.ts';

/** What the missing list would have to declare: `baseRace`. */
export type DeckNoList = Readonly<Record<string, unknown>>;

export const deckNoList = defineDiagnostic<DeckNoList>({
  code: 'CW1309',
  name: 'deck-no-list',
  severity: 'error',
  title: 'The list that a deck must equal does not exist',
  message: (params) => {
    const fields = fieldWords(params, []);
    return `This deck must equal a list of the game, but there is none${fields === '' ? '' : ` with ${fields}`}.`;
  },
  hint: () => 'Change what the deck declares, or add the list to the decks of the game.',
});
