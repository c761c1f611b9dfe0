import type { tables as english } from '../catalogue/tables.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, quote } from './japanese.ts';

const reasons = {
  error: {
    message: '数式のエラーである',
    hint: '数式を直すか、値を入力してください。',
  },
  uncomputed: {
    message: '数式だが、計算結果がファイルに保存されていない',
    hint: '表計算ソフトで開いて保存し直すか、値を入力してください。',
  },
  date: {
    message: '日付か時刻になっている。表計算ソフトは1-2や3/4、1:2を日付や時刻に変えてしまう',
    hint: '列の書式を文字列にしてから、値を入力し直してください。',
  },
  thousands: {
    message: '桁区切りとも小数点のコンマとも読める',
    hint: '桁区切りは入れず、小数点にはピリオドを使ってください。',
  },
  percent: {
    message: 'パーセントになっている',
    hint: '50または0.5のように、実際の数値を入力してください。文字列なら、先に列の書式を文字列にしてください。',
  },
  merged: {
    message: '複数の列にまたがって結合されている',
    hint: '結合を解除し、値を正しい列に入力してください。',
  },
} as const;

const unreadable = {
  damaged: {
    message: 'ブックではないファイルか、壊れたファイルである。',
    hint: '.xlsx、.ods、.csvのいずれかで保存し直してください。',
  },
  locked: {
    message: 'ブックがパスワードで保護されている。',
    hint: 'パスワードなしで保存してください。',
  },
  large: {
    message: 'ブックの読み込みに必要なメモリーまたは時間が大きすぎる。',
    hint: 'カードだけのブックに分けるか、シートを.csvで保存してください。',
  },
} as const;

export const tables: FamilyWords<typeof english> = {
  CW1701: {
    title: 'フィールドのない列',
    message: ({ header, field }) =>
      field === undefined
        ? `この種類のコンポーネントに${quote(header)}というフィールドはない。`
        : `この種類のコンポーネントに${quote(field)}というフィールドはない。game.yamlの"columns"が見出し${quote(header)}に対応させている。`,
    hint: ({ field, nearest }) =>
      didYouMean(
        nearest,
        field === undefined
          ? 'game.yamlで種類の"columns"にフィールドを書いてください。備考の列なら見出しを#で始めてください。'
          : 'game.yamlで種類の"columns"のフィールドを直してください。',
      ),
  },

  CW1702: {
    title: '一つのフィールドに二つの列',
    message: ({ header, other, isSame }) =>
      isSame
        ? `${quote(header)}の列が二つある。`
        : `列${quote(other)}と列${quote(header)}が重なっている。一方がもう一方の一部である。`,
    hint: ({ header }) => `一方を削除するか、見出しを#で始めてください：${quote(`# ${header}`)}`,
  },

  CW1703: {
    title: '見出しのない列のセル',
    message: ({ text }) => `${quote(text)}は見出しのない列にある。`,
    hint: () => '列に見出しを付けてください。備考の列なら見出しを#で始めてください。',
  },

  CW1704: {
    title: '表計算ソフトで意味が変わったセル',
    message: ({ header, text, reason }) =>
      `列${quote(header)}の${quote(text)}は${reasons[reason].message}。`,
    hint: ({ reason }) => reasons[reason].hint,
  },

  CW1705: {
    title: '読めないブック',
    message: (params) => {
      if (params.reason !== 'sheets') return unreadable[params.reason].message;
      const { sheet, sheets } = params;
      return sheets.length === 0
        ? 'ブックのシートがすべて非表示になっている。'
        : `ブックにシートが${sheets.length}枚あるが、${quote(sheet)}という名前のシートがない。`;
    },
    hint: (params) =>
      params.reason === 'sheets'
        ? `カードのシートに"${params.sheet}"という名前を付けるか、ほかのシートを非表示にしてください。`
        : unreadable[params.reason].hint,
  },

  CW1706: {
    title: '別の値として読まれたセル',
    message: ({ text, understood }) => `${quote(text)}は${understood}として読まれる。`,
    hint: () => 'ゲームのCSVファイルなら、"cardwright check --fix"でその値に書き換えられます。',
  },

  CW1707: {
    title: '表の閉じていない引用符',
    message: ({ text }) => `${text}の先頭の引用符が、セルの終わりで閉じていない。`,
    hint: () => '引用符を閉じてください。引用符で囲んだセルの中の引用符は二つ重ねて書きます：""',
  },
};
