/** What the page of a site says, in each language that Cardwright speaks. */
import { Spoken } from '../../diagnostics/index.ts';
import type { SiteWords } from '../protocol/site.ts';

export const siteWords = new Spoken<SiteWords>(
  {
    cards: 'Cards',
    findCards: 'Search the cards',
    cardsFound: 'Cards: {count}',
    downloads: 'Print files',
    madeWith: 'Made with Cardwright',
  },
  {
    ja: () =>
      Promise.resolve({
        cards: 'カード',
        findCards: 'カードを検索',
        cardsFound: '{count}種類',
        downloads: '印刷用ファイル',
        madeWith: 'Cardwrightで作成',
      }),
  },
);
