import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const deckTextLine = defineDiagnostic<{
  /** As written. */
  line: string;
  /** A deck as data, not as lines of text. */
  form?: 'data';
}>({
  code: 'CW1316',
  name: 'deck-text-line',
  severity: 'error',
  title: 'A line of a deck list cannot be read',
  message: ({ line }) => `${quote(line)} is not a line of a deck.`,
  hint: ({ form }) =>
    form === 'data'
      ? 'Cards stand in "cards", or under the names of sections: [{ "card": "orc-ravager", "count": 2 }] or { "orc-ravager": 2 }.'
      : 'Write a number and a card ("2 Orc Ravager"), a choice ("mode: custom"), or # and a remark.',
});
