import { defineDiagnostic } from '../define.ts';

export const badVocabulary = defineDiagnostic<{
  /** What is wrong, as a clause without a full stop. */
  why: string;
}>({
  code: 'CW1409',
  name: 'bad-vocabulary',
  severity: 'error',
  title: 'The vocabulary of effects does not hold together',
  message: ({ why }) => `${why}.`,
});
