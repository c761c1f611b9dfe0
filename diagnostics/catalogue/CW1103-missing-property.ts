import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const missingProperty = defineDiagnostic<{
  property: string;
  /** Title of the schema: `Unit`. */
  owner?: string | undefined;
  /** What the schema says of the property: its description. */
  means?: string | undefined;
}>({
  code: 'CW1103',
  name: 'missing-property',
  severity: 'error',
  title: 'A needed property is missing',
  message: ({ property, owner }) =>
    owner === undefined
      ? `The property ${quote(property)} is missing.`
      : `The property ${quote(property)} of ${owner} is missing.`,
  hint: ({ property, means }) =>
    means === undefined ? `Add ${quote(property)}.` : `Add ${quote(property)}: ${means}`,
});
