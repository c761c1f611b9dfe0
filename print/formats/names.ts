import type { Format } from './format.ts';

/** As `--format` takes them, in the order of the help, with what is known of them without what makes them. */
export const FORMATS = {
  pdf: { onPaper: true, isPressed: true },
  'pdf-x4': { onPaper: true, isPressed: true },
  'pdf-x1a': { onPaper: true, isPressed: true },
  png: { onPaper: false, isPressed: true },
  jpg: { onPaper: false, isPressed: true },
  html: { onPaper: true, isPressed: false },
} as const satisfies Readonly<Record<string, Pick<Format, 'onPaper' | 'isPressed'>>>;

export type FormatName = keyof typeof FORMATS;

export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[];
