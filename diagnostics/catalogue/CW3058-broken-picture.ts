import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const brokenPicture = defineDiagnostic<{ path: string }>({
  code: 'CW3058',
  name: 'broken-picture',
  severity: 'error',
  title: 'A file that is not the picture that its name says',
  message: ({ path }) => `${quote(path)} cannot be read as a picture.`,
  hint: () => 'Save it again from the program that made it, with the ending of its format.',
});
