import type { decks as english } from '../catalogue/decks.ts';
import type { FamilyWords } from '../words.ts';
import { describe, didYouMean, listed, oneOf, quote, show } from './japanese.ts';
import { describeFields } from './limits.ts';

export const decks: FamilyWords<typeof english> = {
  CW1301: {
    title: 'デッキに未知のカード',
    message: ({ card }) => `このゲームにカード${quote(card)}はない。`,
    hint: ({ nearest }) =>
      didYouMean(nearest, 'このゲームのカードをIDまたは名前で指定してください。'),
  },

  CW1302: {
    title: '枚数の誤り',
    message: ({ card, count }) => {
      const rule = `${quote(card)}の枚数は1以上の整数でなければならない`;
      return count === undefined ? `${rule}。` : `${rule}が、${describe(count)}になっている。`;
    },
    hint: () => '枚数を書くか、行を削除してください。',
  },

  CW1303: {
    title: 'デッキ内でのカードの重複',
    message: ({ card }) => `${quote(card)}の行がこのデッキにすでにある。`,
    hint: () => '枚数を合計して1行にまとめてください。',
  },

  CW1310: {
    title: 'デッキの選択項目の値が未知',
    message: (params) => {
      const [[name, value] = ['選択項目', undefined]] = Object.entries(params);
      return `${name}に${show(value)}は指定できない。`;
    },
    hint: () => 'construction.yamlの"choices"にある値を使ってください。',
  },

  CW1311: {
    title: '未知のベースデッキ',
    message: ({ base }) => `IDが${quote(base)}のデッキはない。`,
    hint: ({ nearest }) => didYouMean(nearest, 'decksフォルダーにあるデッキのIDを書いてください。'),
  },

  CW1312: {
    title: '互いをベースにするデッキ',
    message: ({ base }) =>
      `このデッキのベースは${quote(base)}だが、${quote(base)}のベースがこのデッキになっている。`,
    hint: () => '一方は、ベースを使わずカードをすべて書いてください。',
  },

  CW1313: {
    title: '異なるカード同士の入れ替え',
    message: (params) => `入れ替える2枚のカードが異なる：${describeFields(params, ['index'])}。`,
    hint: () => 'この点が同じカード同士を入れ替えてください。',
  },

  CW1314: {
    title: 'デッキにある枚数を超える入れ替え',
    message: ({ held, asked }) =>
      `${asked}枚を入れ替えようとしているが、この時点でデッキには${held}枚しかない。`,
    hint: ({ held }) =>
      held === 0
        ? '入れ替えを削除するか、別のカードを外してください。'
        : `外すのは${held}枚までにしてください。`,
  },

  CW1315: {
    title: 'デッキの違反が想定と異なる',
    message: ({ expected, actual }) =>
      `このデッキは${expected.join('、')}の違反になるはずだが、${actual.length === 0 ? '適正だった' : `${actual.join('、')}の違反になった`}。`,
    hint: () => 'デッキか"expect"のリストを変更してください。違反した制限はそれぞれ1件と数えます。',
  },

  CW1316: {
    title: 'デッキリストに読み取れない行',
    message: ({ line }) => `${quote(line)}はデッキの行ではない。`,
    hint: ({ form }) =>
      form === 'data'
        ? 'カードは"cards"かセクション名の下に書きます：[{ "card": "orc-ravager", "count": 2 }] または { "orc-ravager": 2 }'
        : '枚数とカード（"2 Orc Ravager"）、選択項目（"mode: custom"）、または#で始まるコメントを書いてください。',
  },

  CW1317: {
    title: 'あいまいなカード名',
    message: ({ name, cards }) => `${quote(name)}という名前のカードが${cards.length}種ある。`,
    hint: ({ cards }) => `目的のカードのIDを書いてください：${oneOf(cards)}。`,
  },

  CW1318: {
    title: 'カードのセクション違い',
    message: ({ card, section }) => `${quote(card)}はセクション${quote(section)}に入れられない。`,
    hint: () => '入れられるセクションに移すか、外してください。',
  },

  CW1319: {
    title: '未知のセクション',
    message: ({ section }) => `このゲームのデッキにセクション${quote(section)}はない。`,
    hint: ({ nearest }) =>
      didYouMean(nearest, 'construction.yamlにあるセクションを使ってください。'),
  },

  CW1347: {
    title: '通常と異なるデッキ',
    message: ({ message }) => message,
    hint: ({ hint }) => hint,
  },

  CW5001: {
    title: '表にカードの列がない',
    message: ({ found }) => `列${listed(found)}のどれにもカードがない。`,
    hint: () =>
      '表の先頭に列名の行を置いてください：count、card、およびデッキにセクションがあればsection。',
  },

  CW5002: {
    title: '長すぎるデッキ',
    message: ({ limit }) => `デッキは${limit}行までだが、それを超えている。`,
    hint: () => '枚数は数字で書き（"3 Orc Ravager"）、1ファイルに1デッキとしてください。',
  },
};
