import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

/** The first of the two is a related place of the fault. */
export const duplicateKey = defineDiagnostic<{
  key: string;
  /** Whether the mapping is an entry of a list, in which another may have been meant to begin. */
  inList?: boolean;
}>({
  code: 'CW1003',
  name: 'duplicate-key',
  severity: 'error',
  title: 'A key is written twice',
  message: ({ key }) => `The key ${quote(key)} stands twice in the same mapping.`,
  hint: ({ inList }) =>
    inList === true
      ? 'Keep the one that is right; where a new entry of the list begins, write "- " before it.'
      : 'Keep the one that is right; only the first is read.',
});
