/** Numbers as a report writes them, in its language. */
import type { Interval } from '../../engine/index.ts';

export interface Numbers {
  readonly whole: (count: number) => string;
  readonly tenths: (number: number) => string;
  /** `54.2 %`. */
  readonly percent: (share: number) => string;
  /** `51.0–57.4 %`. */
  readonly range: (interval: Pick<Interval, 'low' | 'high'>) => string;
}

export function numbersIn(language: string): Numbers {
  const plain = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const sign = language === 'ja' ? '%' : ' %';
  const points = (share: number): string => tenths.format(share * 100);
  return {
    whole: (count) => plain.format(count),
    tenths: (number) => tenths.format(number),
    percent: (share) => points(share) + sign,
    range: ({ low, high }) =>
      `${points(low)}${language === 'ja' ? '〜' : '–'}${points(high)}${sign}`,
  };
}
