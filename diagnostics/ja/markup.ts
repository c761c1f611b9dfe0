import type { BrokenMarkup, markup as english } from '../catalogue/markup.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, quote } from './japanese.ts';

type BySlip = Readonly<Record<BrokenMarkup['slip'], (tag: string) => string>>;

const messages: BySlip = {
  tag: (tag) => `「${tag}」のタグに終わりがない。`,
  comment: () => 'コメントが閉じられていない。',
  quote: (name) => `「${name}」の引用符が閉じられていない。`,
  open: (tag) => `<${tag}>が閉じられていない。`,
  stray: (tag) => `</${tag}>に対応する開始タグがない。`,
  misplaced: (tag) => `この位置の<${tag}>は、ブラウザーにより削除または移動される。`,
  deep: (tag) => `<${tag}>が500を超える要素の内側にある。`,
  forbidden: (tag) => `<${tag}>はカードの面では使えない。`,
  attribute: (name) =>
    `「${name}」はカードの面では使えない。プログラムの実行、読み込み、または送信を行うため。`,
};

const hints: BySlip = {
  tag: () => 'タグの終わりに > を書き、タグの中の引用符を閉じてください。',
  comment: () => 'コメントの終わりに --> を書いてください。',
  quote: () => '閉じる引用符を書いてください。',
  open: (tag) => `要素の終わりに</${tag}>を書いてください。"/>"で閉じられるのはSVGの要素だけです。`,
  stray: (tag) =>
    tag === 'p'
      ? '段落は<div>、リスト、表の前で終わります。それらは<div>で囲んでください。'
      : '削除するか、その前で要素を開始してください。',
  misplaced: () => '表の部品は表の直下に置きます。表にそれ以外のものは入れられません。',
  deep: () => '入れ子を減らしてください。ブラウザーの上限は512階層です。',
  forbidden: () =>
    '文字、表、画像、図の要素を使ってください。カスタム要素の名前にはハイフンが必要です。',
  attribute: () => '削除してください。',
};

const units = { rounds: '回の繰り返し', characters: '文字', depth: '個のパーシャル' } as const;

export const markup: FamilyWords<typeof english> = {
  CW2101: {
    title: '文章に未宣言のアイコンまたはキーワード',
    message: ({ sort, name }) =>
      `print.yamlに${sort === 'icon' ? `アイコン${quote(`:${name}:`)}` : `キーワード${quote(`[${name}]`)}`}の宣言がない。`,
    hint: ({ sort, nearest }) =>
      didYouMean(
        nearest,
        `print.yamlの"${sort}s"で宣言するか、前にバックスラッシュを書いてください。`,
      ),
  },

  CW2102: {
    title: '面の外に及ぶHTML',
    message: ({ slip, tag }) => messages[slip](tag),
    hint: ({ slip, tag }) => hints[slip](tag),
  },

  CW2103: {
    title: 'カードの周囲のページに影響するスタイルシート',
    message: ({ expected, actual }) =>
      `このスタイルでは、${expected}ページになるはずのものが${actual}ページになる。`,
    hint: () => '"html"、"body"、"@page"ではなく、面の上のものだけを対象にしてください。',
  },

  CW2104: {
    title: '終わらないテンプレート',
    message: ({ limit, most }) =>
      limit === 'depth'
        ? `${most}${units[limit]}を超えて入れ子になっている。`
        : `${most}${units[limit]}を経ても、この面が完成しない。`,
    hint: ({ limit }) =>
      limit === 'depth'
        ? '自分自身を含むパーシャルは、終わるように{{#if …}}で囲んでください。'
        : '入れ子の繰り返しは掛け算で増えます。何を繰り返しているか確認してください。',
  },

  CW2120: {
    title: '一重の波括弧のプレースホルダー',
    message: ({ written }) => `${quote(written)}はそのまま印刷される。一重の波括弧に意味はない。`,
    hint: ({ written }) =>
      `値を表示するには{${written}}と書いてください。波括弧を表示するには&#123;と&#125;と書きます。`,
  },
};
