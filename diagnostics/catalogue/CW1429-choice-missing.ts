import { defineDiagnostic } from '../define.ts';
import { oneOf, quote } from '../words.ts';

export const choiceMissing = defineDiagnostic<{
  operation: string;
  /** Choices that the operation works on. */
  needed: readonly string[];
  /** What is picked instead. */
  picked?: string | undefined;
}>({
  code: 'CW1429',
  name: 'choice-missing',
  severity: 'error',
  title: 'An operation without the choice that it works on',
  message: ({ operation, picked }) =>
    picked === undefined
      ? `The operation ${quote(operation)} works on what a player picks, and nothing is picked.`
      : `The operation ${quote(operation)} does not work on ${quote(picked)}.`,
  hint: ({ needed }) => `Let "choose" pick ${oneOf(needed)}.`,
});
