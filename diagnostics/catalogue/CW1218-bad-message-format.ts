import { defineDiagnostic } from '../define.ts';

export const badMessageFormat = defineDiagnostic<{
  /** What the reader of the message stumbled over, in a few words. */
  reason: string;
}>({
  code: 'CW1218',
  name: 'bad-message-format',
  severity: 'error',
  title: 'A message that cannot be read',
  message: ({ reason }) => `This is not a readable message: ${reason}.`,
  hint: () =>
    "Write a parameter as {name}, a plural as {count, plural, one {# card} other {# cards}}, and a brace that is meant as text as '{'.",
});
