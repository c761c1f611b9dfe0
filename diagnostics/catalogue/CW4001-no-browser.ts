import { defineDiagnostic } from '../define.ts';

export const noBrowser = defineDiagnostic<{ platform: string }>({
  code: 'CW4001',
  name: 'no-browser',
  severity: 'error',
  title: 'There is no browser to print with',
  message: () =>
    'Printing needs Chrome, Chromium or Edge, and none was found on this machine. Everything else works without.',
  hint: ({ platform }) =>
    [
      'Install one of them;',
      'or name one that lies elsewhere: --browser <path>, or the variable CARDWRIGHT_BROWSER;',
      platform === 'linux'
        ? 'or install the one that comes as a package: npm install @sparticuz/chromium@143.0.4.'
        : 'or print on another machine, with the same command.',
    ].join(' '),
});
