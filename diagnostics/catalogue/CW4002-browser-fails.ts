import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const browserFails = defineDiagnostic<{
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
});
