import type { Slip, yamlSyntax as english } from '../catalogue/yaml-syntax.ts';
import type { FamilyWords } from '../words.ts';
import { quote } from './japanese.ts';
import { reasonOf } from './reasons.ts';

interface SlipWords {
  readonly message: (text: string, reason: string) => string;
  readonly hint: string;
}

const slips: Readonly<Record<Slip, SlipWords>> = {
  conflict: {
    message: (text) => `${quote(text)}はマージの競合の名残。`,
    hint: '正しい方を残し、<<<<<<<、=======、>>>>>>>で始まる行を削除してください。',
  },
  'unclosed-quote': {
    message: (text) => `引用符で始まる${quote(text)}が、その行で閉じられていない。`,
    hint: '閉じる引用符を加えてください。複数行にわたる文字列は、キーより深くインデントします。',
  },
  'text-after-quote': {
    message: (text) => `閉じる引用符の後に${quote(text)}がある。`,
    hint: '文字列全体を引用符で囲んでください。単一引用符の中のアポストロフィは二つ重ねて書きます。',
  },
  'bad-escape': {
    message: (text) => `二重引用符の中の${quote(text)}は、有効なエスケープではない。`,
    hint: 'バックスラッシュを二つ重ねるか、エスケープのない単一引用符を使ってください。',
  },
  'escaped-break': {
    message: () => 'バックスラッシュで終わる行の次が空行になっている。',
    hint: '改行の位置に \\n と書くか、ブロック文字列（|）を使ってください。',
  },
  'unclosed-bracket': {
    message: (text) => `括弧${quote(text)}が閉じられていない。`,
    hint: '閉じる括弧を加えてください。括弧の中の行は、キーより深くインデントします。',
  },
  'stray-bracket': {
    message: (text) => `${quote(text)}に対応する開き括弧がない。`,
    hint: '削除するか、括弧の組を揃えてください。括弧で始まる文字列は引用符で囲みます。',
  },
  'missing-comma': {
    message: (text) => `${quote(text)}の前にコンマがない。`,
    hint: '括弧の中の項目はコンマで区切ってください。',
  },
  'extra-comma': {
    message: () => 'コンマの前に項目がない。',
    hint: 'コンマを削除するか、抜けている項目を書いてください。',
  },
  'trailing-comma': {
    message: () => '閉じ括弧の後に、何も続かないコンマがある。',
    hint: 'コンマを削除してください。YAMLの行はコンマで区切りません。',
  },
  'comment-in-brackets': {
    message: (text) => `${quote(text)}が、閉じ括弧ごとコメントとして読まれる。`,
    hint: '#を含む文字列は引用符で囲んでください。コメントは括弧の後に書きます。',
  },
  'missing-space': {
    message: (text) => `${quote(text)}のコロンの後に空白がない。`,
    hint: '"key: value"のように空白を入れてください。',
  },
  'missing-colon': {
    message: (text) => `プロパティがあるべき位置に${quote(text)}がある。`,
    hint: '"key: value"、またはリストの上に"key:"と書いてください。上の文字列の続きなら、深くインデントします。',
  },
  'colon-in-text': {
    message: (text) => `文字列${quote(text)}に、空白の続くコロンがある。`,
    hint: '文字列を引用符で囲んでください。',
  },
  'full-width': {
    message: (text) => `${quote(text)}で、YAMLの記号に全角文字または改行しない空白が使われている。`,
    hint: 'コロンとその前後の空白は半角で書いてください。',
  },
  'reserved-start': {
    message: (text) => `引用符のない文字列${quote(text)}が、YAMLの予約文字で始まっている。`,
    hint: '文字列を引用符で囲んでください。',
  },
  'two-on-a-line': {
    message: (text) => `行の途中でプロパティ${quote(text)}が始まっている。`,
    hint: 'プロパティを別の行に書くか、文字列を引用符で囲んでください。',
  },
  'list-and-map': {
    message: (text) => `${quote(text)}で、リスト（"-"の行）とプロパティが混ざっている。`,
    hint: 'このインデントでは、どちらか一方にしてください。',
  },
  'explicit-key': {
    message: () => '疑問符で始まるキーには対応していない。',
    hint: '"key: value"と書いてください。"? "で始まる文字列は引用符で囲みます。',
  },
  indentation: {
    message: (text) => `${quote(text)}のインデントが、属する行と揃っていない。`,
    hint: 'リストやマッピングの項目は同じ列から始め、その内容は深くインデントしてください。',
  },
  'block-header': {
    message: (text) => `ブロック文字列の記号の後に${quote(text)}がある。`,
    hint: '文字列は次の行から、深くインデントして書いてください。| や > で始まる文字列は引用符で囲みます。',
  },
  'block-indentation': {
    message: (text) => `ブロック文字列の行${quote(text)}のインデントが足りない。`,
    hint: 'すべての行をキーより深く、かつ最初の行以上にインデントしてください。',
  },
  'blank-block': {
    message: () => 'ブロック文字列に空行しかない。',
    hint: '文字列を書いてください。空の文字列は""と書きます。',
  },
  directive: {
    message: (text) => `${quote(text)}はYAMLディレクティブで、ゲームのファイルには使えない。`,
    hint: '行を削除してください。%で始まる文字列は引用符で囲みます。',
  },
  'json-comma': {
    message: () => 'JSONでは、最後の項目の後にコンマを書けない。',
    hint: 'コンマを削除してください。',
  },
  'not-json': {
    message: (text, reason) =>
      `JSONとして解析できない（${quote(text)}の位置：${reasonOf(reason)}）。`,
    hint: 'JSONではコメントと末尾のコンマは使えず、文字列とキーは二重引用符で囲みます。',
  },
  other: {
    message: (text, reason) =>
      `YAMLとして解析できない（${quote(text)}の位置：${reasonOf(reason)}）。`,
    hint: 'インデント、引用符、括弧、コロンの後の空白を、前後の行と比べてください。',
  },
};

export const yamlSyntax: FamilyWords<typeof english> = {
  CW1001: {
    title: 'YAMLの構文エラー',
    message: ({ slip, text, reason }) => slips[slip].message(text, reason),
    hint: ({ slip }) => slips[slip].hint,
  },
};
