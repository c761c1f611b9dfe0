import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const untranslatedText = defineDiagnostic<{
  text: string;
  side: 'front' | 'back' | 'panel';
}>({
  code: 'CW3053',
  name: 'untranslated-text',
  severity: 'warning',
  title: 'Text that no translation can reach',
  message: ({ text, side }) =>
    `${quote(text)} on the ${side} is the same in every language: the template writes it itself.`,
  hint: () => 'Move it to templates/words.yaml, and write it with the helper "t".',
});
