import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const choiceNotRead = defineDiagnostic<{
  /** What is picked. */
  choice: string;
}>({
  code: 'CW1428',
  name: 'choice-not-read',
  severity: 'error',
  title: 'A choice that no operation works on',
  message: ({ choice }) => `A player picks ${quote(choice)}, and no operation works on it.`,
  hint: () => 'Remove "choose", or add the operation that it is for.',
});
