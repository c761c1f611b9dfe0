import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';
import { otherwiseChange, when, type Decider } from '../deciders.ts';

export const neededHere = defineDiagnostic<{
  property: string;
  /** The values beside it that ask for it; empty when they are not known. */
  because: readonly Decider[];
}>({
  code: 'CW1116',
  name: 'needed-here',
  severity: 'error',
  title: 'A property that another asks for is missing',
  message: ({ property, because }) => `${quote(property)} is needed ${when(because)}.`,
  hint: ({ property, because }) => `Add ${quote(property)}${otherwiseChange(because)}.`,
});
