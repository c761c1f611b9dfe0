import { defineDiagnostic } from '../define.ts';
import { correction, limitWords, type Limit } from '../limits.ts';
import { oneOf } from '../words.ts';

export const deckMissingCard = defineDiagnostic<
  Limit & { actual: number; cards: readonly string[] }
>({
  code: 'CW1331',
  name: 'deck-missing-card',
  severity: 'error',
  title: 'A card that must be there is missing, or there too often',
  message: ({ cards, actual, ...limit }) => {
    const which = cards.length === 0 ? '' : ` of ${oneOf(cards)}`;
    return `The deck needs ${limitWords(limit)}${which}; it has ${actual}.`;
  },
  hint: (params) => correction(params, params.actual),
});
