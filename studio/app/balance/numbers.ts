/** Numbers as the page writes them, in the language of the page. */
const { lang } = document.documentElement;

const tenths = new Intl.NumberFormat(lang, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const whole = new Intl.NumberFormat(lang);

const SIGN = lang === 'ja' ? '%' : ' %';
const TO = lang === 'ja' ? '〜' : '–';

export function percent(share: number): string {
  return percentPoints(share) + SIGN;
}

export function percentPoints(share: number): string {
  return tenths.format(share * 100);
}

export function range({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${percentPoints(low)}${TO}${percentPoints(high)}${SIGN}`;
}

/** `+1.2`, `−0.4` */
export function signed(share: number): string {
  const points = percentPoints(Math.abs(share));
  if (points === percentPoints(0)) return points;
  return `${share < 0 ? '−' : '+'}${points}`;
}

export function count(number: number): string {
  return whole.format(number);
}
