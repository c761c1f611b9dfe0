import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../words.ts';

export const unknownTemplateWord = defineDiagnostic<{
  key: string;
  nearest?: string | undefined;
}>({
  code: 'CW2010',
  name: 'unknown-template-word',
  severity: 'error',
  title: 'A template asks for words that are not written',
  message: ({ key }) => `templates/words.yaml has no words for ${quote(key)}.`,
  hint: ({ key, nearest }) => didYouMean(nearest, `Write them there, under ${quote(key)}.`),
});
