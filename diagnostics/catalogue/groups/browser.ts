import { noBrowser } from '../CW4001-no-browser.ts';
import { browserFails } from '../CW4002-browser-fails.ts';
import { unfitFont } from '../CW4003-unfit-font.ts';

/** The browser, and the PDF that it makes. */
export const browser = {
  CW4001: noBrowser,
  CW4002: browserFails,
  CW4003: unfitFont,
} as const;
