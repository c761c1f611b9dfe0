import type { boxes as english } from '../catalogue/boxes.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, quote } from './japanese.ts';

const NOUNS = { card: 'カード', sheet: 'シート', deck: 'デッキ', part: '部品' } as const;

export const boxes: FamilyWords<typeof english> = {
  CW3064: {
    title: '箱の中で二重に数えられている',
    message: ({ what, id }) =>
      what === 'rulebook'
        ? 'ルールブックは、すでに箱の別の行にある。'
        : `${NOUNS[what]}${quote(id)}は、すでに箱の別の行にある。`,
    hint: ({ what }) =>
      what === 'card'
        ? '「where」や「cards」で行ごとにカードを分けるか、ほかの行にないカードを「others: true」で指定してください。'
        : 'どちらかの行を消してください。数は「copies」に書けます。',
  },

  CW3065: {
    title: 'カードのない箱の行',
    message: ({ sheet }) => `シート${quote(sheet)}に、この行に当てはまるカードがない。`,
    hint: () => 'フィルターかデッキを直すか、行を消してください。',
  },

  CW3066: {
    title: '数のない箱の文',
    message: ({ name }) =>
      name === null
        ? 'この文に「{count}」がないため、ルールブックに数が載らないか、手で書いた数が実際と食い違う。'
        : `箱の文に${quote(`{${name}}`)}はない。`,
    hint: ({ name, known }) =>
      name === null
        ? '数を入れる場所に「{count}」と書いてください。'
        : `${known.map((one) => quote(`{${one}}`)).join('か')}を使ってください。`,
  },

  CW3067: {
    title: '箱の内容を載せていないルールブック',
    message: ({ file }) =>
      `${file}は、box.yamlにある箱の内容を載せていない。手で書いた一覧は、すぐに実際と食い違う。`,
    hint: () => '一覧を入れる場所に、アドレスが「book:box」の画像を書いてください。',
  },

  CW3068: {
    title: '箱かルールブックがない',
    message: ({ what }) =>
      what === 'box'
        ? 'ルールブックに箱の内容の一覧があるが、このゲームにbox.yamlがない。'
        : '箱にルールブックが入っているが、このゲームにはルールブックがない。',
    hint: ({ what }) =>
      what === 'box'
        ? 'box.yamlを書くか、この参照を消してください。'
        : 'rulebook.mdを書くか、この行を消してください。',
  },

  CW3069: {
    title: 'シートに合わない箱の行',
    message: ({ sheet, part, name }) =>
      part === 'card'
        ? `シート${quote(sheet)}にカード${quote(name)}はない。`
        : `シート${quote(sheet)}にはカードがないので、${quote(name)}でカードを選べない。`,
    hint: ({ part, nearest }) =>
      part === 'card'
        ? didYouMean(nearest, 'シートにあるカードか、このカードのあるシートを指定してください。')
        : '消してください。数は「copies」に書けます。',
  },
};
