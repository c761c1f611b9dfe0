import { defineDiagnostic } from '../define.ts';

export const deckAdvice = defineDiagnostic<{
  message: string;
  hint?: string | undefined;
}>({
  code: 'CW1347',
  name: 'deck-advice',
  severity: 'warning',
  title: 'A deck is unusual',
  message: ({ message }) => message,
  hint: ({ hint }) => hint,
});
