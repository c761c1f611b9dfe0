import { defineDiagnostic } from '../define.ts';
import { fieldWords } from '../limits.ts';
import { quote } from '../words.ts';

export interface DeckForbiddenCard {
  card: string;
  /** The fields that were tested and what they were compared with: `race`, `baseRace`. */
  readonly [field: string]: unknown;
}

export const deckForbiddenCard = defineDiagnostic<DeckForbiddenCard>({
  code: 'CW1307',
  name: 'deck-forbidden-card',
  severity: 'error',
  title: 'A card that may not be in this deck',
  message: (params) => {
    const fields = fieldWords(params, ['card']);
    return `${quote(params.card)} may not be in this deck${fields === '' ? '' : ` (${fields})`}.`;
  },
  hint: () => 'Remove it, or change what the deck declares.',
});
