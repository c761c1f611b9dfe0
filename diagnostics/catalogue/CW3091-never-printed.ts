import { defineDiagnostic } from '../define.ts';

export const neverPrinted = defineDiagnostic<{ locale: string }>({
  code: 'CW3091',
  name: 'never-printed',
  severity: 'error',
  title: 'No earlier print is known',
  message: ({ locale }) =>
    `Nobody has printed this game as a whole on this machine yet (${locale}).`,
  hint: () =>
    'Print it without "--since" first; or name a git revision, the one that lies on your table.',
});
