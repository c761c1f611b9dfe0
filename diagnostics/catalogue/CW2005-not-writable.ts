import { defineDiagnostic } from '../define.ts';
import { describe } from '../words.ts';

export const notWritable = defineDiagnostic<{ actual: unknown }>({
  code: 'CW2005',
  name: 'not-writable',
  severity: 'error',
  title: 'A template writes something that is no text',
  message: ({ actual }) => `Only texts and numbers can be written; this is ${describe(actual)}.`,
  hint: ({ actual }) => {
    if (Array.isArray(actual)) return 'Go through it with {{#each}}.';
    if (typeof actual === 'boolean') return 'Ask for it with {{#if}}.';
    return 'Name one of its properties; {{text …}} writes a text that differs by language.';
  },
});
