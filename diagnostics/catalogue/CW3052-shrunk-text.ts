import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const shrunkText = defineDiagnostic<{
  /** What `data-fit` of the box says. */
  field?: string | undefined;
  /** In pt: as the style sheet has it, and as printed. */
  from: number;
  to: number;
  /** Lines as printed, in times of the size; left out where they stayed. */
  leading?: number | undefined;
  locale: string;
}>({
  code: 'CW3052',
  name: 'shrunk-text',
  severity: 'info',
  title: 'Text that was set smaller to fit its box',
  message: ({ field, from, to, leading, locale }) => {
    const what = field === undefined ? 'A text' : quote(field);
    const size = to < from ? `at ${to} pt instead of ${from} pt` : `at ${from} pt`;
    const lines = leading === undefined ? '' : `, with lines of ${leading} times that`;
    return `${what} is printed ${size}${lines} (${locale}).`;
  },
  hint: () => 'Shorten the text if it shall be as large as on the other cards.',
});
