import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const badConstruction = defineDiagnostic<{
  /** What is named: a field of a card, a kind, a value that no card has. */
  what:
    | 'kind'
    | 'field'
    | 'value'
    | 'choice'
    | 'choice or option'
    | 'section'
    | 'named value'
    | 'format'
    | 'card'
    | 'constraint'
    | 'deck';
  name: string;
  nearest?: string | undefined;
}>({
  code: 'CW1408',
  name: 'bad-construction',
  severity: 'error',
  title: 'A construction rule names something that the game does not have',
  message: ({ what, name }) => `The game has no ${what} ${quote(name)}.`,
  hint: ({ what, nearest }) => didYouMean(nearest, `Name a ${what} that the game has.`),
});
