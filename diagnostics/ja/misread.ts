import type { misread as english } from '../catalogue/misread.ts';
import type { FamilyWords } from '../words.ts';
import { quote } from './japanese.ts';

export const misread: FamilyWords<typeof english> = {
  CW1460: {
    title: 'リストの項目の前にハイフンがない',
    message: ({ text }) => `${quote(text)}でリストの新しい項目が始まるが、"- "がない。`,
    hint: () => 'ほかのハイフンと同じ列に"- "を書いてください。',
  },

  CW1461: {
    title: '括弧の中の文字列がコンマで切れている',
    message: ({ text }) => `括弧の中では、${quote(text)}は一つの文字列にならず、コンマで終わる。`,
    hint: ({ text }) => `引用符で囲んでください："${text}"`,
  },

  CW1462: {
    title: '文字列が#で切れている',
    message: ({ text, comment }) =>
      `文字列は${quote(text)}だけになり、${quote(comment)}はコメントとして読まれる。`,
    hint: () => '文字列全体を引用符で囲んでください。コメントなら、#の後に空白を入れてください。',
  },

  CW1463: {
    title: '閉じられていない太字',
    message: ({ text }) => `${quote(text)}で始まる太字に終わりがない。`,
    hint: () =>
      '終わりにも ** を書いてください。アスタリスク2個を表示するには \\\\*\\\\* と書きます。',
  },

  CW1464: {
    title: 'ファイルの拡張子の誤り',
    message: ({ file, expected }) =>
      `${quote(file)}は読み込まれない。Cardwrightが読み込むのは${quote(expected)}。`,
    hint: ({ expected }) => `${quote(expected)}に名前を変更してください。`,
  },
};
