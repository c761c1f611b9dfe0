import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const singleBraces = defineDiagnostic<{ written: string }>({
  code: 'CW2120',
  name: 'single-braces',
  severity: 'warning',
  title: 'A placeholder in single braces',
  message: ({ written }) =>
    `${quote(written)} is printed as it is written: single braces mean nothing.`,
  hint: ({ written }) =>
    `Write {${written}} for the value; for braces that are to be seen, write &#123; and &#125;.`,
});
