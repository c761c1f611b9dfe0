import { defineDiagnostic } from '../define.ts';
import { quote } from '../english.ts';

const reasons = {
  drawings: {
    message: (font: string) =>
      font === ''
        ? 'A font without a name is in the PDF as drawings, not as text.'
        : `The font ${quote(font)} is in the PDF as drawings, not as text.`,
    hint: 'Use static fonts with TrueType outlines.',
  },
  missing: {
    message: (font: string) => `The font ${quote(font)} is not in the PDF.`,
    hint: 'Its licence or format does not allow it; use another font.',
  },
  foreign: {
    message: (font: string) =>
      `The font ${quote(font)} is installed on this machine only; elsewhere the sheet would look different.`,
    hint: 'Name a font in the style sheet that has all characters of the text.',
  },
  unreadable: {
    message: (font: string) => `The font file ${quote(font)} cannot be read.`,
    hint: 'Replace it with a TTF or WOFF2 file.',
  },
} as const;

/** The browser and fonts of a machine. */
export const browser = {
  CW4001: defineDiagnostic<{ platform: string }>({
    code: 'CW4001',
    name: 'no-browser',
    severity: 'error',
    title: 'No browser found',
    message: () =>
      'Printing needs Chrome, Chromium or Edge; none was found on this machine. Everything else works without a browser.',
    hint: ({ platform }) =>
      [
        'Install one of them;',
        'or name one with --browser <path> or the variable CARDWRIGHT_BROWSER;',
        platform === 'linux'
          ? 'or install it as a package: npm install @sparticuz/chromium@143.0.4.'
          : 'or print on another machine, with the same command.',
      ].join(' '),
  }),

  CW4002: defineDiagnostic<{
    browser: string;
    /** What it says, or what is said of it. */
    reason: string;
  }>({
    code: 'CW4002',
    name: 'browser-fails',
    severity: 'error',
    title: 'Browser does not start or stops',
    message: ({ browser, reason }) => `The browser ${quote(browser)} fails: ${quote(reason)}.`,
    hint: () => 'Name another one: --browser <path>, or the variable CARDWRIGHT_BROWSER.',
  }),

  CW4003: defineDiagnostic<{
    /** As the PDF names it. */
    font: string;
    wrong: keyof typeof reasons;
  }>({
    code: 'CW4003',
    name: 'unfit-font',
    severity: 'error',
    title: 'Font not suitable for print',
    message: ({ font, wrong }) => reasons[wrong].message(font),
    hint: ({ wrong }) => reasons[wrong].hint,
  }),
} as const;
