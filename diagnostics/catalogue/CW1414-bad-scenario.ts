import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const badScenario = defineDiagnostic<{
  /** What the scenario names. */
  what: 'deck' | 'card' | 'component' | 'kind' | 'field' | 'choice';
  name: string;
  nearest?: string | undefined;
}>({
  code: 'CW1414',
  name: 'bad-scenario',
  severity: 'error',
  title: 'A scenario names something that the game does not have',
  message: ({ what, name }) => `The game has no ${what} ${quote(name)}.`,
  hint: ({ what, nearest }) => didYouMean(nearest, `Name a ${what} that the game has.`),
});
