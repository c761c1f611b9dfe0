import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';
import { otherwiseChange, when, type Decider } from '../deciders.ts';

export const forbiddenHere = defineDiagnostic<{
  property: string;
  /** The values beside it that exclude it; empty when they are not known. */
  because: readonly Decider[];
}>({
  code: 'CW1115',
  name: 'forbidden-here',
  severity: 'error',
  title: 'A property that is excluded by another',
  message: ({ property, because }) => `${quote(property)} is not allowed ${when(because)}.`,
  hint: ({ property, because }) => `Remove ${quote(property)}${otherwiseChange(because)}.`,
});
