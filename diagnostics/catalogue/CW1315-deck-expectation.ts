import { defineDiagnostic } from '../define.ts';
import { both } from '../words.ts';

export const deckExpectation = defineDiagnostic<{
  /** The codes that the file says it gives, sorted. */
  expected: readonly string[];
  /** The codes that it gives, sorted. */
  actual: readonly string[];
}>({
  code: 'CW1315',
  name: 'deck-expectation',
  severity: 'error',
  title: 'An illegal deck does not give the codes that it announces',
  message: ({ expected, actual }) => {
    const found = actual.length === 0 ? 'it is legal' : `it gives ${both(actual)}`;
    return `This deck is expected to give ${both(expected)}; ${found}.`;
  },
  hint: () => 'Change the deck or its "expect" list; each broken limit counts once.',
});
