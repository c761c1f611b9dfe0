import type { families as english } from '../catalogue/families.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, quote } from './japanese.ts';

const wrong = {
  forEach: {
    message: 'ファミリーにリストがない。',
    hint: '"forEach: { suit: [cups, swords], rank: [1, 2, 3] }"のように書いてください。',
  },
  list: {
    message: '文字列と数値のリストでも、IDのあるマッピングのリストでもない。',
    hint: '"suit: [cups, swords]"や"suit: [{ id: cups, ja: 杯 }]"のように、値が一つ以上あるリストを書いてください。',
  },
  except: {
    message: 'ファミリーの例外は、IDごとにフィールドを書く。',
    hint: '"except: { cups-1: { rank: 11 } }"のように書いてください。',
  },
  exception: {
    message: '例外がフィールドのマッピングではない。',
    hint: 'そのカードだけのフィールドを書いてください。そのカードがないならnullを書きます。',
  },
} as const;

export const families: FamilyWords<typeof english> = {
  CW1471: {
    title: 'リストが使えないファミリー',
    message: (params) =>
      params.wrong === 'large'
        ? `ファミリーのコンポーネントが${params.count}個ある。上限は${params.most}個。`
        : wrong[params.wrong].message,
    hint: (params) =>
      params.wrong === 'large' ? 'リストのどれかを短くしてください。' : wrong[params.wrong].hint,
  },

  CW1472: {
    title: 'ファミリーにないIDの例外',
    message: ({ id }) => `ファミリーに${quote(id)}というIDのものはない。`,
    hint: ({ nearest }) => didYouMean(nearest, '削除してください。'),
  },
};
