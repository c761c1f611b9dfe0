import { defineDiagnostic } from '../define.ts';
import { fieldWords } from '../limits.ts';

export const deckCheck = defineDiagnostic<Readonly<Record<string, unknown>>>({
  code: 'CW1342',
  name: 'deck-check',
  severity: 'error',
  title: 'A condition of the deck does not hold',
  message: (params) => {
    const values = fieldWords(params, []);
    return `A condition of this deck does not hold${values === '' ? '' : ` (${values})`}.`;
  },
});
