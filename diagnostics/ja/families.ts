import type { families as english } from '../catalogue/families.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, oneOf, quote } from './japanese.ts';

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

function differentIds(missing: readonly string[]): string {
  return missing.length === 0
    ? '同じ値を二度書かず、値ごとに異なるものをIDに入れてください。'
    : `IDに${missing.map((name) => `{${name}}`).join('と')}も入れてください。IDにはすべてのリストが必要です。`;
}

export const families: FamilyWords<typeof english> = {
  CW1471: {
    title: 'リストが使えないファミリー',
    message: (params) => {
      if (params.wrong === 'large') {
        return `ファミリーのコンポーネントが${params.count}個ある。上限は${params.most}個。`;
      }
      return params.wrong === 'ids'
        ? `ファミリーの複数のコンポーネントがID${quote(params.id)}になる。`
        : wrong[params.wrong].message;
    },
    hint: (params) => {
      if (params.wrong === 'large') return 'リストのどれかを短くしてください。';
      return params.wrong === 'ids' ? differentIds(params.missing) : wrong[params.wrong].hint;
    },
  },

  CW1472: {
    title: 'ファミリーにないIDの例外',
    message: ({ id }) => `ファミリーに${quote(id)}というIDのものはない。`,
    hint: ({ nearest }) => didYouMean(nearest, '削除してください。'),
  },

  CW1473: {
    title: 'ファミリーにない名前の波かっこ',
    message: ({ written, lacking }) =>
      lacking === undefined
        ? `ファミリーのリストに${quote(written)}に当たるものがない。`
        : `値${quote(lacking)}に${quote(written)}に当たるものがない。`,
    hint: ({ lacking, nearest, known }) =>
      lacking === undefined
        ? didYouMean(nearest, `${oneOf(known)}を使うか、リストに加えてください。`)
        : 'リストのその値に加えてください。',
  },
};
