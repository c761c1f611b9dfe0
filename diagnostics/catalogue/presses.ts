import { defineDiagnostic } from '../define.ts';

/** Files for presses: ink, and what has to become a picture. */
export const presses = {
  CW3072: defineDiagnostic<{ pages: number; dpi: number }>({
    code: 'CW3072',
    name: 'press-drawings',
    severity: 'info',
    title: 'PDF/X-1a without transparency',
    message: ({ pages, dpi }) =>
      `PDF/X-1a has no transparency: the drawings of ${pages} ${pages === 1 ? 'page' : 'pages'} became pictures of ${dpi} dpi. Text stays text.`,
    hint: () =>
      'Ask the print service whether it takes PDF/X-4, which keeps drawings sharp at any size.',
  }),

  CW3073: defineDiagnostic<{
    /** From 1. */
    pages: readonly number[];
    dpi: number;
  }>({
    code: 'CW3073',
    name: 'press-picture',
    severity: 'warning',
    title: 'Page printed as a picture',
    message: ({ pages, dpi }) =>
      `${pages.length === 1 ? 'Page' : 'Pages'} ${pages.join(', ')} became a picture of ${dpi} dpi, including the text, which would look different without transparency.`,
    hint: () =>
      'Give half-transparent text an opaque colour or a ground of one colour, and keep drawings below it; or print PDF/X-4.',
  }),

  CW3074: defineDiagnostic<{
    ink: number;
    /** In percent. */
    limit: number;
    vendor: string;
  }>({
    code: 'CW3074',
    name: 'vendor-ink',
    severity: 'error',
    title: 'Too much ink for the print service',
    message: ({ vendor, ink, limit }) =>
      `${vendor} accepts at most ${limit} % of ink in one place; this profile allows ${ink} %.`,
    hint: () => 'Choose a profile with a lower ink limit, or omit --profile.',
  }),
} as const;
