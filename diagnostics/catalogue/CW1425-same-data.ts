import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

/** The other place is a related place of the fault. */
export const sameData = defineDiagnostic<{
  id: string;
  /** Of the component that came first. */
  other: string;
}>({
  code: 'CW1425',
  name: 'same-data',
  severity: 'warning',
  title: 'Two components with the same data',
  message: ({ id, other }) =>
    `${quote(id)} is in everything but its looks the same as ${quote(other)}.`,
  hint: () => 'Change one of them, or remove it.',
});
