import type { conditions as english } from '../catalogue/conditions.ts';
import type { ParamsOf } from '../catalogue/index.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, listed, quote, show } from './japanese.ts';
import { reasonOf } from './reasons.ts';

const reasons: Readonly<Record<ParamsOf<'CW1415'>['problem'], string>> = {
  'not-a-filter': 'はフィルターではない。フィールドのマッピングか、そのリストが必要',
  'not-a-value': 'はフィールドの値になり得ない',
  'not-a-number': 'は数値ではない。この比較ができるのは数値だけ',
  'not-a-boolean': 'はtrueでもfalseでもない',
  'empty-list': 'は空のリストで、何にも一致しない',
  'empty-range': 'は数を一つも含まない範囲',
  'unknown-operator': 'という比較はない',
  unsupported: 'はフィルターでは使えない',
  name: 'は選択項目かオプションを指すが、それができるのはconstruction.yamlだけ',
};

export const conditions: FamilyWords<typeof english> = {
  CW1415: {
    title: 'フィルターを解析できない',
    message: ({ problem, found }) => `${show(found)}${reasons[problem]}。`,
    hint: () =>
      'フィールドを、値、値のリスト、範囲（"2..4"）、または「ne」「lt」「le」「gt」「ge」「has」「hasAll」「hasNone」「within」「exists」で比較してください。',
  },

  CW1421: {
    title: '効果のフィルターに一致するカードがない',
    message: ({ filter }) => `${show(filter)}に一致するカードがこのゲームにない。`,
    hint: () => 'フィルターを広げるか、一致するカードを追加してください。',
  },

  CW1422: {
    title: '決して成立しない条件',
    message: ({ condition, reason }) => {
      switch (reason) {
        case 'values':
          return `${show(condition)}は決して成立しない。満たす値がない。`;
        case 'carrier':
          return `${show(condition)}は、このカードでは決して成立しない。`;
        case 'together':
          return '条件が互いに矛盾しているため、何も起こらない。';
      }
    },
    hint: ({ reason }) =>
      reason === 'carrier'
        ? '条件を削除するか、条件に必要なもの（vocabulary.yamlの"needs"）をカードに加えてください。'
        : '条件を変更するか、効果を削除してください。',
  },

  CW1423: {
    title: '常に成立する条件',
    message: ({ condition }) => `${show(condition)}は常に成立する。`,
    hint: () => '条件を削除するか、比較する値を変更してください。',
  },

  CW1425: {
    title: '同じデータのコンポーネント',
    message: ({ id, other }) => `${quote(id)}は、見た目以外がすべて${quote(other)}と同じ。`,
    hint: () => '一方を変更するか削除してください。',
  },

  CW1426: {
    title: 'すべての点で別のコンポーネントに劣る',
    message: ({ id, better, fields }) =>
      `${quote(better)}は${listed(fields)}で${quote(id)}に勝り、ほかはすべて同じ。`,
    hint: () => 'どちらにも選ぶ理由があるよう、数値を変更してください。',
  },

  CW1430: {
    title: '種類の設定に未知のフィールド',
    message: ({ field, kind }) =>
      `種類${quote(kind)}のコンポーネントにフィールド${quote(field)}はない。`,
    hint: ({ nearest }) =>
      didYouMean(nearest, '削除するか、この種類のスキーマに追加してください。'),
  },

  CW1432: {
    title: '種類の検査に合わないコンポーネント',
    message: (failed) => `次の式が成り立っていない：${quote(failed.formula)}${valuesOf(failed)}。`,
    hint: () => '値を直すか、game.yamlにある種類の検査を直してください。',
  },

  CW1433: {
    title: '異例のコンポーネント',
    message: (failed) => `通常は次の式が成り立つ：${quote(failed.formula)}${valuesOf(failed)}。`,
    hint: () => '意図した例外でなければ、値を直してください。',
  },

  CW1434: {
    title: '計算できない種類の検査',
    message: ({ id, detail }) =>
      `${quote(id)}について検査の結果が得られない：${reasonOf(detail)}。`,
    hint: () =>
      'どのコンポーネントでも真か偽になる式にしてください。値がない名前には「default(名前, 値)」で代わりの値を与えられます。',
  },

  CW1435: {
    title: '整数ではない枚数のフィールド',
    message: ({ field, kind }) =>
      `${quote(field)}は${quote(kind)}の印刷枚数を表すが、スキーマでは整数以外の値も許されている。`,
    hint: ({ field }) => `種類のスキーマで"${field}"の型をintegerにしてください。`,
  },
};

function valuesOf({ values }: ParamsOf<'CW1432'>): string {
  const list = values.map(({ name, value }) => `${name} = ${show(value)}`);
  return list.length === 0 ? '' : `（${list.join('、')}）`;
}
