import { defineDiagnostic } from '../define.ts';
import { show } from '../words.ts';

export const limitsTogether = defineDiagnostic<{
  /** Only decks that choose this cannot keep them. */
  choice?: { readonly name: string; readonly value: unknown } | undefined;
}>({
  code: 'CW1353',
  name: 'limits-together',
  severity: 'warning',
  title: 'Limits that no deck can keep all together',
  message: ({ choice }) =>
    choice === undefined
      ? 'No deck can keep this limit together with the others that are shown.'
      : `No deck with ${choice.name} ${show(choice.value)} can keep this limit together with the others that are shown.`,
  hint: () => 'Change one of them, or add cards that make room.',
});
