/** The texts beside the cards on every page, by language. */
import type { Flip } from '../layout/setup.ts';

export interface PageMarkTexts {
  fronts: string;
  /** With how the paper is turned. */
  backs(flip: Flip): string;
  /** Of a sheet with both sides on one page. */
  fold: string;
  page(number: number, count: number): string;
  /** Which part of a tiled panel: row and column from 1. */
  part(row: number, column: number): string;
  /** How to print; beside a ruler of 50 mm. */
  scale: string;
}

const english: PageMarkTexts = {
  fronts: 'fronts',
  backs: (flip) => `backs (print on both sides, turned on the ${flip} edge)`,
  fold: 'fold along the broken line, glue, then cut',
  page: (number, count) => `page ${number} of ${count}`,
  part: (row, column) =>
    `row ${row}, column ${column}: the edge of the next part lies on the triangles`,
  scale: 'Print at 100 %: this is 50 mm',
};

const texts: Readonly<Record<string, PageMarkTexts>> = {
  en: english,
  ja: {
    fronts: '表面',
    backs: (flip) => `裏面（両面印刷・${flip === 'short' ? '短辺' : '長辺'}とじ）`,
    fold: '破線で山折りにして貼り合わせてから切る',
    page: (number, count) => `${number} / ${count} ページ`,
    part: (row, column) => `上から${row}・左から${column}：次の紙の端を三角に合わせる`,
    scale: '100 % で印刷：この線が 50 mm',
  },
};

/** English where a language has none of its own. */
export function pageMarkTexts(locale: string): PageMarkTexts {
  return texts[locale] ?? texts[locale.replace(/-.*$/, '')] ?? english;
}
