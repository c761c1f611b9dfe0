import type { imports as english } from '../catalogue/imports.ts';
import type { FamilyWords } from '../words.ts';
import { quote } from './japanese.ts';

const reasons = {
  family: {
    message: (file: string) =>
      `このカードは${file}のファミリーの一枚で、表ではファミリーから受け継いだフィールドが空になっている。`,
    hint: '別の値を入力するか、ファミリーを変更してください。',
  },
  single: {
    message: (file: string) =>
      `${file}のコンポーネントはリストではなく一つだけなので、追加も削除もできない。`,
    hint: 'リスト（"- id: …"）に書き直すか、列"# file"に別のファイルを指定するか、ファイルを自分で削除してください。',
  },
  layout: {
    message: (file: string) =>
      `アンカーなどが使われているため、この行の変更を${file}に安全に書き込めない。`,
    hint: 'そのファイルを直接編集してください。',
  },
  cells: {
    message: (file: string) =>
      `この行の変更を${file}に書き込むと、カードが表のとおりに読まれなくなる。`,
    hint: 'そのファイルを直接編集してください。',
  },
  quote: {
    message: (file: string) =>
      `${file}に閉じていない引用符があり、どこまでが一つの行か決まらない。`,
    hint: '先にその引用符を閉じてください。場所は"cardwright check"で分かります（CW1707）。',
  },
  workbook: {
    message: (file: string) => `${file}はブックであり、ゲームのブックには書き込めない。`,
    hint: 'ブックを直接編集するか、カードをYAMLかCSVで管理してください。',
  },
  file: {
    message: (file: string) => `この種類に${quote(file)}というファイルはない。`,
    hint: 'この種類のファイルか、game.yamlで種類の"files"に含まれる新しいYAMLファイルを指定してください。セルは空のままでもかまいません。',
  },
} as const;

export const imports: FamilyWords<typeof english> = {
  CW5101: {
    title: 'IDが変わった行',
    message: ({ before, after }) =>
      `${quote(before)}の行のIDが${quote(after)}になっている。デッキやルールは元のIDを使っているかもしれない。`,
    hint: ({ before, after }) =>
      `先に"cardwright rename ${before} ${after}"を実行してください。別のコンポーネントなら、ID以外も変えてください。`,
  },

  CW5102: {
    title: '取り込めない行',
    message: ({ file, reason }) => reasons[reason].message(file),
    hint: ({ reason }) => reasons[reason].hint,
  },
};
