import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const deckUnknownSection = defineDiagnostic<{
  section: string;
  nearest?: string | undefined;
}>({
  code: 'CW1319',
  name: 'deck-unknown-section',
  severity: 'error',
  title: 'A deck names a section that the game does not have',
  message: ({ section }) => `Decks of this game have no section ${quote(section)}.`,
  hint: ({ nearest }) => didYouMean(nearest, 'Name a section of construction.yaml.'),
});
