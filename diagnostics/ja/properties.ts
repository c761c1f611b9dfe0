import type { properties as english } from '../catalogue/properties.ts';
import type { FamilyWords } from '../words.ts';
import { describe, didYouMean, listed, oneOf, otherwiseChange, quote, when } from './japanese.ts';

/** `Unitの`。スキーマの名前がなければ空。 */
function of(owner: string | undefined): string {
  return owner === undefined ? '' : `${owner}の`;
}

export const properties: FamilyWords<typeof english> = {
  CW1101: {
    title: '未知のプロパティ',
    message: ({ property, owner }) =>
      `${owner === undefined ? 'ここ' : owner}にプロパティ${quote(property)}はない。`,
    hint: ({ property, nearest, known, besideId, declaredIn }) => {
      if (besideId !== undefined) {
        const beside = besideId.length === 0 ? '' : `、その下に${besideId.map(quote).join('と')}を`;
        return `IDなら、${quote(`- id: ${property}`)}と${beside}書いてください。`;
      }
      const otherwise =
        known.length === 0
          ? '削除してください。'
          : `削除するか、ここで使えるプロパティにしてください：${oneOf(known)}。`;
      const hint = didYouMean(nearest, otherwise);
      if (declaredIn === undefined) return hint;
      return `${hint}局面の言葉は、${quote(declaredIn)}で宣言します。`;
    },
  },

  CW1102: {
    title: '必須プロパティのつづり誤り',
    message: ({ written, meant, owner }) =>
      `${quote(written)}は${of(owner)}プロパティではなく、${quote(meant)}がない。`,
    hint: ({ written, meant }) => `${quote(written)}を${quote(meant)}に変更してください。`,
  },

  CW1103: {
    title: '必須プロパティがない',
    message: ({ property, owner }) => `${of(owner)}プロパティ${quote(property)}がない。`,
    hint: ({ property, means }) =>
      means === undefined
        ? `${quote(property)}を追加してください。`
        : `${quote(property)}を追加してください：${means}`,
  },

  CW1115: {
    title: '別のプロパティにより使えないプロパティ',
    message: ({ property, because }) => `${when(because)}では${quote(property)}を使えない。`,
    hint: ({ property, because }) =>
      `${quote(property)}を削除する${because.length === 0 ? 'か修正' : otherwiseChange(because)}してください。`,
  },

  CW1116: {
    title: '別のプロパティにより必要なプロパティがない',
    message: ({ property, because }) => `${when(because)}では${quote(property)}が必要。`,
    hint: ({ property, because }) =>
      because.length === 0
        ? `${quote(property)}を追加してください。`
        : `${quote(property)}を追加する${otherwiseChange(because)}してください。`,
  },

  CW1117: {
    title: 'プロパティが少なすぎる',
    message: ({ count, min }) => `プロパティが${count}個しかない。${min}個以上が必要。`,
    hint: ({ count, min, known }) =>
      `あと${min - count}個追加してください${known.length === 0 ? '' : `：${oneOf(known)}`}。`,
  },

  CW1118: {
    title: 'プロパティが多すぎる',
    message: ({ count, max, combination, beside = [] }) =>
      combination === undefined
        ? `プロパティが${count}個ある。上限は${max}個。`
        : `${quote(combination)}は条件の中に単独で書く必要があるが、${listed(beside)}が並んでいる。`,
    hint: ({ count, max, combination }) =>
      combination === undefined
        ? `${count - max}個減らしてください。`
        : 'リストに二つの条件として書いてください。両方の成立が必要になります。',
  },

  CW1119: {
    title: '計算されるプロパティの手書き',
    message: ({ property, from }) =>
      `${quote(property)}は${listed(from)}から計算されるもので、ファイルには書けない。`,
    hint: ({ from }) => `削除してください。変更するには${listed(from)}を変更します。`,
  },

  CW1120: {
    title: '許された形式のいずれでもない値',
    message: ({ value }) => `この${describe(value)}は、ここで許された形式のいずれでもない。`,
    hint: ({ form }) =>
      form === undefined
        ? '受け付けられる項目と比べるか、このファイルのスキーマを見てください。'
        : `ここに書くもの：${form}`,
  },
};
