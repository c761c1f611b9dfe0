import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const badVocabulary = defineDiagnostic<{
  /** What the name should be of. */
  what:
    | 'choice'
    | 'cost'
    | 'count'
    | 'duration'
    | 'field'
    | 'kind'
    | 'list of words'
    | 'parameter'
    | 'target';
  name: string;
  nearest?: string | undefined;
}>({
  code: 'CW1427',
  name: 'bad-vocabulary',
  severity: 'error',
  title: 'The vocabulary names something that the game does not have',
  message: ({ what, name }) => `There is no ${what} ${quote(name)}.`,
  hint: ({ nearest }) => didYouMean(nearest, 'Define it, or name another.'),
});
