import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const deckWrongSection = defineDiagnostic<{
  card: string;
  section: string;
}>({
  code: 'CW1318',
  name: 'deck-wrong-section',
  severity: 'error',
  title: 'A card stands in a section that does not accept it',
  message: ({ card, section }) => `${quote(card)} may not stand in the section ${quote(section)}.`,
  hint: () => 'Move it to a section that accepts it, or remove it.',
});
