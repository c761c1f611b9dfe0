import type { yaml as english } from '../catalogue/yaml.ts';
import type { ParamsOf } from '../catalogue/index.ts';
import type { FamilyWords } from '../words.ts';
import { quote } from './japanese.ts';

type Found = ParamsOf<'CW1009'>['found'];

const keys: Readonly<Record<Found, (text: string) => string>> = {
  list: () => 'リストはキーにできない。',
  map: () => 'マッピングはキーにできない。',
  empty: () => 'コロンの前にキーがない。',
  value: (text) => `キー${quote(text)}は、文字列ではなく値として読まれる。`,
  reserved: (text) => `キー${quote(text)}は使えない。`,
};

const keyHints: Readonly<Record<Found, string>> = {
  list: 'コロンの前に文字列を書いてください。',
  map: 'コロンの前に文字列を書いてください。',
  empty: 'コロンの前に語を書くか、コロンを削除してください。": "で始まる文字列は引用符で囲みます。',
  value: 'キーを引用符で囲んでください。',
  reserved: '別の名前にしてください。',
};

export const yaml: FamilyWords<typeof english> = {
  CW1002: {
    title: 'タブによるインデント',
    message: () => 'この行はタブでインデントされている。YAMLでは空白が必要。',
    hint: () =>
      '空白に置き換えてください。多くのエディターは、Tabキーで空白を入力するよう設定できます。',
  },

  CW1003: {
    title: 'キーの重複',
    message: ({ key }) => `マッピングにキー${quote(key)}が二つある。`,
    hint: ({ inList }) =>
      inList === true
        ? '正しい方を残してください。リストの新しい項目が始まるなら、前に"- "を書いてください。'
        : '正しい方を残してください。読み込まれるのは最初のものだけです。',
  },

  CW1004: {
    title: 'アンカーのないエイリアス',
    message: ({ alias }) =>
      `エイリアス${quote(`*${alias}`)}より上にアンカー${quote(`&${alias}`)}がない。`,
    hint: () =>
      '同じファイルで、最初に使う前にアンカーを付けてください。*で始まる文字列は引用符で囲みます。',
  },

  CW1005: {
    title: '自分のアンカーの中にあるエイリアス',
    message: ({ alias }) => `エイリアス${quote(`*${alias}`)}が、それ自身の値の中にある。`,
    hint: () => '値をそのまま書いてください。データは自分自身を含められません。',
  },

  CW1006: {
    title: 'エイリアスによるデータの肥大',
    message: ({ counted, limit }) =>
      counted === 'aliases'
        ? `ファイルにエイリアスが${limit}個を超えてある。`
        : `ファイルのエイリアスを展開すると、値が${limit}個を超える。`,
    hint: () => '値をそのまま書くか、ファイルを分割してください。',
  },

  CW1007: {
    title: 'マージキー',
    message: () => 'マージキー"<<"はYAML 1.2にはなく、読み込まれない。',
    hint: () => 'プロパティをそのまま書いてください。',
  },

  CW1008: {
    title: '未知または不適切なタグ',
    message: ({ tag }) => `タグ${quote(tag.replace(/^!+/u, ''))}はここでは使えない。`,
    hint: () => '感嘆符で始まる文字列は引用符で囲んでください。値の型を示すタグは必要ありません。',
  },

  CW1009: {
    title: 'キーが文字列ではない',
    message: ({ found, text }) => keys[found](text),
    hint: ({ found }) => keyHints[found],
  },

  CW1010: {
    title: '空のファイル',
    message: () => 'ファイルにコメントと空行しかない。',
    hint: () => '内容を書くか、ファイルを削除してください。空のリストは[]と書きます。',
  },

  CW1011: {
    title: '一つのファイルに複数のYAML文書',
    message: ({ marker }) =>
      `行${quote(marker)}から別のYAML文書が始まる。読み込まれるのは最初の文書だけ。`,
    hint: () =>
      'この行を削除してください。一つのファイルに複数のコンポーネントを書くには、それぞれに"-"を付けたリストにします。',
  },

  CW1012: {
    title: 'リストとマッピングの入れ子が深すぎる',
    message: ({ limit }) => `リストとマッピングの入れ子が${limit}階層を超えている。`,
    hint: () => '誤って開いた括弧がないか確認してください。',
  },

  CW1013: {
    title: 'UTF-8ではないファイル',
    message: ({ line, encoding }) =>
      encoding === undefined
        ? `${line}行目がUTF-8ではない。`
        : `ファイルの文字コードは${encoding}らしい（${line}行目）。読み込めるのはUTF-8だけ。`,
    hint: () => '文字コードをUTF-8にして保存し直してください。',
  },

  CW1014: {
    title: '大きすぎるファイル',
    message: ({ size, limit }) =>
      `ファイルの大きさは${size.toFixed(1)} MiB。読み込めるのは${limit} MiBまで。`,
    hint: ({ isDeck }) =>
      isDeck
        ? '枚数は数字で書き（"3 Orc Ravager"）、1ファイルに1デッキとしてください。'
        : 'セットや種族ごとにファイルを分割してください。',
  },

  CW1015: {
    title: '大きすぎる数値',
    message: ({ text }) => `数値${quote(text)}は大きすぎて正確に保持できない。`,
    hint: () => '製品コードなどの文字列であれば、引用符で囲んでください。',
  },

  CW1016: {
    title: '文字列に使えない文字',
    message: ({ character }) =>
      character === 'U+000D'
        ? '復帰文字（U+000D）が、改行文字を伴わずにある。'
        : `文字${character}は文字列に使えない。`,
    hint: ({ character }) =>
      character === 'U+000D'
        ? '改行コードをLFまたはCRLFにして保存し直してください。'
        : '削除してください。',
  },

  CW1017: {
    title: '値が一つだけのファイル',
    message: ({ text }) => `ファイルに値${quote(text)}しかない。リストまたはマッピングが必要。`,
    hint: ({ text }) =>
      /^[^\s:]+:\S/u.test(text)
        ? 'コロンの後に空白を入れてください："key: value"'
        : 'プロパティは"key: value"と書き、リストの項目は"- "で始めてください。',
  },
};
