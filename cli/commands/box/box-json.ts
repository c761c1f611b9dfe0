/** What is in a box, for programs: lengths in mm, weights in grams, times in seconds. */
import type { Manifest } from '../../../generator/index.ts';
import { inLocale } from '../../../kernel/index.ts';
import type { BoxReport } from '../../../print/index.ts';

export function boxJson(
  { lines, sheets, absent, paper, cutting, bulk, stocks, prices }: BoxReport,
  {
    manifest,
    locale,
  }: { readonly manifest: Pick<Manifest, 'id' | 'title'>; readonly locale: string },
): string {
  const answer = {
    game: manifest.id,
    title: inLocale(manifest.title, locale),
    locale,
    contents: lines,
    sheets: sheets.map(({ sheet, size, ...others }) => ({
      id: sheet.id,
      title: inLocale(sheet.title, locale),
      width: size.width,
      height: size.height,
      ...others,
    })),
    notInTheBox: absent,
    paper,
    cutting,
    bulk,
    stocks,
    prices: prices.map(({ service, ...others }) => ({
      service: inLocale(service, locale),
      ...others,
    })),
  };
  return JSON.stringify(answer, null, 2);
}
