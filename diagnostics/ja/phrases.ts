import type { phrases as english } from '../catalogue/phrases.ts';
import type { ParamsOf } from '../catalogue/index.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, either, listed, oneOf, quote } from './japanese.ts';

const nouns: Readonly<Record<ParamsOf<'CW1427'>['what'], string>> = {
  choice: '選択',
  condition: '条件',
  cost: 'コスト',
  count: 'カウント',
  duration: '期間',
  field: 'フィールド',
  kind: '種類',
  limit: '制限',
  'list of words': '語のリスト',
  'name of a choice': '選択の名前',
  operation: '操作',
  parameter: 'パラメーター',
  target: '対象',
  trigger: 'トリガー',
  word: '語',
};

export const phrases: FamilyWords<typeof english> = {
  CW1409: {
    title: '語彙の中の同じ文になる語',
    message: ({ phrase, words }) =>
      `カード上の${quote(phrase)}は、${either(words.map(quote))}のどちらとも読める。`,
    hint: () => '一方のフレーズを変更するか、二つの語を一つにまとめてください。',
  },

  CW1427: {
    title: '語彙に未知の名前',
    message: ({ what, name }) => `${nouns[what]}${quote(name)}はない。`,
    hint: ({ nearest }) => didYouMean(nearest, '定義するか、別のものを使ってください。'),
  },

  CW1437: {
    title: '定義している名前のつづり間違い',
    message: ({ word, nearest }) =>
      `${quote(word)}はどこでも使われておらず、使われている${quote(nearest)}は定義されていない。`,
    hint: ({ nearest }) =>
      `${didYouMean(nearest, '')}そうでなければ、${quote(nearest)}を使っている箇所を修正してください。`,
  },

  CW1450: {
    title: '手書きの文章と効果の数値の不一致',
    message: ({ unknown, missing }) =>
      [
        unknown.length > 0 ? `文章の${unknown.join('、')}が効果にない。` : '',
        missing.length > 0 ? `効果の${missing.join('、')}が文章にない。` : '',
      ].join(''),
    hint: ({ made }) =>
      `文章か効果を修正してください。効果から作られる文章は次のとおりです：${made}`,
  },

  CW1451: {
    title: 'フレーズに欠けているものがある',
    message({ word, isSentence, parameters, text }) {
      if (parameters.length === 0) {
        return `${quote(word)}のフレーズから作られる文章${quote(text)}を、元の効果に読み戻せない。`;
      }
      const phrase = isSentence === true ? `文${quote(word)}` : `${quote(word)}のフレーズ`;
      return `${phrase}に${listed(parameters)}がなく、それだけが異なる効果が同じ文になる。`;
    },
    hint: ({ isSentence, parameters: [first], nameless: [field] = [] }) => {
      if (first === undefined) return '各部分を読み取れるようにフレーズを書いてください。';
      if (isSentence === true) return `文の中の適切な位置に{${first}}を書いてください。`;
      if (field !== undefined) {
        return `${quote(field)}の値を名前とともに"words"に並べてください。{${first}}はそれらからなります。`;
      }
      return `フレーズの中で{${first}}、または{${first}, select, …}を使ってください。`;
    },
  },

  CW1452: {
    title: '使われていない文',
    message: ({ sentence }) => `文${quote(sentence)}はどの文章でも使われていない。`,
    hint: ({ known, nearest }) => didYouMean(nearest, `使える文：${oneOf(known)}。`),
  },
};
