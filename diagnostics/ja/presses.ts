import type { presses as english } from '../catalogue/presses.ts';
import type { FamilyWords } from '../words.ts';

export const presses: FamilyWords<typeof english> = {
  CW3072: {
    title: 'PDF/X-1aで使えない透明',
    message: ({ pages, dpi }) =>
      `PDF/X-1aでは透明を使えないため、${pages}ページの絵を${dpi} dpiの画像にした。文字は文字のまま。`,
    hint: () =>
      'PDF/X-4で入稿できるか印刷会社に確認してください。絵がどの大きさでも鮮明なままになります。',
  },

  CW3073: {
    title: '画像になったページ',
    message: ({ pages, dpi }) =>
      `${pages.join('、')}ページ目は、透明を使えないと文字の見た目が変わるため、文字を含めて${dpi} dpiの画像にした。`,
    hint: () =>
      '半透明の文字は不透明な色にするか、1色の地に置き、文字の上に絵を重ねないでください。またはPDF/X-4で印刷してください。',
  },

  CW3074: {
    title: '印刷サービスの上限を超えるインキ量',
    message: ({ vendor, ink, limit }) =>
      `${vendor}の総インキ量の上限は${limit} %だが、このプロファイルでは${ink} %になる。`,
    hint: () => '総インキ量の上限が低いプロファイルを選ぶか、--profileを外してください。',
  },
};
