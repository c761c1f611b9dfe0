import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

/** The first of the two is a related place of the fault. */
export const duplicateKey = defineDiagnostic<{ key: string }>({
  code: 'CW1003',
  name: 'duplicate-key',
  severity: 'error',
  title: 'A key is written twice',
  message: ({ key }) => `The key ${quote(key)} stands twice in the same mapping.`,
  hint: () => 'Remove one of the two; only the first is read.',
});
