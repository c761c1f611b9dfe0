import type { styles as english } from '../catalogue/styles.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, oneOf, quote } from './japanese.ts';

export const styles: FamilyWords<typeof english> = {
  CW2020: {
    title: 'スタイルシートを解析できない',
    message: ({ reason }) => `CSSとして解析できない：${quote(reason)}。`,
    hint: () => 'この前で、波括弧、コロン、セミコロンが抜けていないか確認してください。',
  },

  CW2021: {
    title: '文字を画像にするスタイル',
    message: ({ property }) =>
      `${quote(property)}があると、ブラウザーはこの部分を文字も含めて画像として印刷する。`,
    hint: () => '代わりに単色、グラデーション、SVGを使ってください。',
  },

  CW2022: {
    title: 'ゲームに含まれないフォント',
    message: ({ family }) =>
      `フォント${quote(family)}はゲームに含まれないため、別のマシンでは別のフォントで印刷されるおそれがある。`,
    hint: ({ known, nearest }) =>
      didYouMean(
        nearest,
        `使えるフォントは${oneOf(known)}です。ゲームのフォルダーのファイルは@font-faceで追加できます。`,
      ),
  },

  CW2023: {
    title: 'ゲームのフォルダーの外のアドレス',
    message: ({ address }) =>
      `${quote(address)}はゲームのフォルダーの中にない。それ以外は読み込まない。`,
    hint: () => 'ファイルをゲームのフォルダーにコピーし、そのパスを使ってください。',
  },

  CW2121: {
    title: '未知のCSSプロパティ',
    message: ({ property }) =>
      `CSSにプロパティ${quote(property)}はなく、ブラウザーはこの宣言を無視する。`,
    hint: ({ nearest }) => didYouMean(nearest, '削除するか、CSSのプロパティを使ってください。'),
  },

  CW2122: {
    title: '無効なCSSの値',
    message: ({ property, value, at }) =>
      `${quote(property)}の値に${quote(value)}は使えず${at === '' || at === value ? '' : `（${quote(at)}以降が誤り）`}、ブラウザーはこの宣言を無視する。`,
    hint: ({ nearest, property, at }) => {
      if (at.startsWith('#')) return '色は#の後に3、4、6または8桁で書きます。';
      return didYouMean(nearest, `${quote(property)}に使える値を書いてください。`);
    },
  },

  CW2123: {
    title: '未知のCSSの単位',
    message: ({ unit, written }) =>
      `${quote(written)}の${quote(unit)}という単位はCSSになく、ブラウザーはこの宣言を無視する。`,
    hint: ({ nearest }) => didYouMean(nearest, 'mmやptなど、CSSの単位を書いてください。'),
  },

  CW2124: {
    title: '未定義のCSS変数',
    message: ({ variable }) =>
      `${quote(variable)}を設定するスタイルシートもテンプレートもこのゲームにない。`,
    hint: ({ nearest, variable }) =>
      didYouMean(nearest, `設定するか、既定値を与えてください：var(${variable}, …)`),
  },

  CW2131: {
    title: '閉じられていないCSSコメント',
    message: () => 'このコメントは閉じられておらず、次のコメントの終わりまで続いている。',
    hint: () =>
      'コメントの終わりに */ を書いてください。二つのコメントの間のルールは無視されます。',
  },
};
