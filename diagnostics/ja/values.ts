import type { JsonType, values as english, WrongType } from '../catalogue/values.ts';
import type { FamilyWords } from '../words.ts';
import { describe, didYouMean, either, listed, oneOf, quote, show } from './japanese.ts';

const types: Readonly<Record<JsonType, string>> = {
  array: 'リスト',
  boolean: 'trueまたはfalse',
  integer: '整数',
  null: 'null',
  number: '数値',
  object: 'マッピング',
  string: '文字列',
};

export const values: FamilyWords<typeof english> = {
  CW1104: {
    title: '値の型の誤り',
    message: (params) =>
      `ここには${expectation(params)}が必要だが、${describe(params.actual)}が書かれている。`,
    hint: (params) => {
      const { expected, multipleOf, actual } = params;
      if (typeof actual === 'string' && wantsNumber(expected)) {
        if (isNumeral(actual)) return `${actual.trim()}と、引用符なしで書いてください。`;
        const narrow = actual.normalize('NFKC').trim();
        if (isNumeral(narrow)) return `${narrow}と、半角の数字で書いてください。`;
      }
      const bare = typeof actual === 'string' ? /^(\S*),$/.exec(actual)?.[1] : undefined;
      if (bare !== undefined) return `${bare}と書いてください。YAMLの行はコンマで終わりません。`;
      if (actual === null) return 'ここに値を書くか、空の項目を削除してください。';
      if (expected.includes('string') && isScalar(actual)) {
        return `引用符で囲んでください："${String(actual)}"`;
      }
      if (expected.includes('array') && isScalar(actual))
        return `リストで書いてください：[${String(actual)}]`;
      if (multipleOf !== undefined && typeof actual === 'number') {
        return `最も近い値は${Math.round(actual / multipleOf) * multipleOf}です。`;
      }
      if (typeof actual === 'number' && expected.includes('integer')) {
        return `${Math.floor(actual)}または${Math.ceil(actual)}と書いてください。`;
      }
      return `${expectation(params)}を書いてください。`;
    },
  },

  CW1105: {
    title: '数値が範囲外',
    message: ({ value, min, max, above, below }) => {
      if (min !== undefined && value < min) return `${value}は小さすぎる。最小値は${min}。`;
      if (max !== undefined && value > max) return `${value}は大きすぎる。最大値は${max}。`;
      if (above !== undefined && value <= above) {
        return `${value}は小さすぎる。${above}より大きくなければならない。`;
      }
      return `${value}は大きすぎる。${below}より小さくなければならない。`;
    },
    hint: ({ min, max, above, below }) => {
      const low =
        above !== undefined ? `${above}より大きく` : min === undefined ? undefined : `${min}以上`;
      const high =
        below !== undefined ? `${below}より小さい` : max === undefined ? undefined : `${max}以下の`;
      if (low !== undefined && high !== undefined) return `${low}、${high}数を使ってください。`;
      return low === undefined
        ? `${high ?? ''}数を使ってください。`
        : `${above === undefined ? `${low}の` : `${above}より大きい`}数を使ってください。`;
    },
  },

  CW1106: {
    title: '使える語のリストにない語',
    message: ({ value, allowed }) =>
      value === null
        ? '値がない。'
        : allowed.length === 1
          ? `ここには${show(value)}ではなく${show(allowed[0])}が必要。`
          : `${show(value)}は、ここで使える語ではない。`,
    hint: ({ nearest, allowed }) => {
      if (allowed.length === 1) return `${show(allowed[0])}と書いてください。`;
      const list = `使える語：${oneOf(allowed)}。`;
      return nearest === undefined ? list : `${didYouMean(nearest, '')}${list}`;
    },
  },

  CW1107: {
    title: '文字列の形式の誤り',
    message: ({ value }) => `${quote(value)}が必要な形式になっていない。`,
    hint: ({ pattern, form }) =>
      form === undefined
        ? `パターン"${pattern}"に一致する必要があります。`
        : `ここに書くもの：${form}`,
  },

  CW1113: {
    title: 'リスト内の項目の重複',
    message: ({ value, first, second }) =>
      `リストの${first + 1}番目と${second + 1}番目がどちらも${show(value)}。`,
    hint: () => '一方を削除するか変更してください。',
  },

  CW1114: {
    title: '除外された値',
    message: ({ value, why }) =>
      why === undefined
        ? `ここでは値${show(value)}を使えない。`
        : `ここでは値${show(value)}を使えない：${why}`,
    hint: ({ form, excluded }) => {
      if (form !== undefined) return `ここに書くもの：${form}`;
      return excluded === undefined || excluded.length < 2
        ? '別の値を使ってください。'
        : `別の値を使ってください。スキーマで除外されているのは${listed(excluded)}です。`;
    },
  },
};

function expectation({ expected, multipleOf }: WrongType): string {
  return multipleOf === undefined
    ? either(expected.map((type) => types[type]))
    : `${multipleOf}の倍数`;
}

function wantsNumber(expected: readonly JsonType[]): boolean {
  return expected.includes('integer') || expected.includes('number');
}

function isNumeral(text: string): boolean {
  return /^\s*-?\d+(\.\d+)?\s*$/u.test(text);
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
