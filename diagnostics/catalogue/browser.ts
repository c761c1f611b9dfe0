import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

const reasons = {
  drawings: {
    message: (font: string) =>
      font === ''
        ? 'A font without a name is in the PDF as drawings, not as text.'
        : `The font ${quote(font)} is in the PDF as drawings, not as text.`,
    hint: 'Use fonts with TrueType outlines, and no variable ones.',
  },
  missing: {
    message: (font: string) => `The font ${quote(font)} is not in the PDF.`,
    hint: 'Its licence or its form forbids that; use another.',
  },
  foreign: {
    message: (font: string) =>
      `The font ${quote(font)} comes from this machine; on another, the sheet would look different.`,
    hint: 'Name a font in the style sheet that has all characters of the text.',
  },
  unreadable: {
    message: (font: string) => `The file of the font ${quote(font)} cannot be read.`,
    hint: 'Put a TTF or WOFF2 file in its place.',
  },
} as const;

/** The browser and fonts of a machine. */
export const browser = {
  CW4001: defineDiagnostic<{ platform: string }>({
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
  }),

  CW4002: defineDiagnostic<{
    browser: string;
    /** What it says, or what is said of it. */
    reason: string;
  }>({
    code: 'CW4002',
    name: 'browser-fails',
    severity: 'error',
    title: 'The browser does not start, or breaks off',
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
    title: 'A font that does not fit for print',
    message: ({ font, wrong }) => reasons[wrong].message(font),
    hint: ({ wrong }) => reasons[wrong].hint,
  }),
} as const;
