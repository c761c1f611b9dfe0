import type { construction as english } from '../catalogue/construction.ts';
import type { ParamsOf } from '../catalogue/index.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, listed, oneOf, quote, show } from './japanese.ts';
import { reasonOf } from './reasons.ts';

const places: Readonly<Record<string, string>> = {
  card: '各カードが与える制限と数（`copies`の`max`、`sum`の`of`、`change`）',
  self: 'カード上のルールと効果',
  unit: '`each`の中の制約',
  sum: '`each`の中の制約',
  a: '`pairs`の`that`',
  b: '`pairs`の`that`',
};

const nouns: Readonly<Record<ParamsOf<'CW1408'>['what'], string>> = {
  kind: '種類',
  field: 'フィールド',
  value: '値',
  choice: '選択項目',
  'choice or option': '選択項目またはオプション',
  section: 'セクション',
  'named value': '名前付きの値',
  format: 'フォーマット',
  card: 'カード',
  constraint: '制約',
  code: 'コード',
  parameter: 'パラメーター',
  deck: 'デッキ',
};

export const construction: FamilyWords<typeof english> = {
  CW1345: {
    title: '式を解析できない',
    message: ({ problem, detail, at }) =>
      problem === 'too-long'
        ? `式の計算に時間がかかりすぎるおそれがある（${at + 1}文字目の${quote(detail)}）。`
        : `式の${at + 1}文字目を解析できない：${reasonOf(detail)}。`,
    hint: () =>
      '式は、数、語、名前を + - * / % と比較で組み合わせます。コンマやコロンを含む式は引用符で囲んでください。',
  },

  CW1346: {
    title: '循環するフォーマットまたは名前付きの値',
    message: ({ names }) => `${listed(names)}の定義が循環している。`,
    hint: () => 'いずれか一つを、ほかを参照せずに定義してください。',
  },

  CW1348: {
    title: '構築ルールのフィルターに一致するカードがない',
    message: ({ sections, beside }) => {
      if (sections !== undefined)
        return `${oneOf(sections)}に、このフィルターに一致するカードがない。`;
      return beside === true
        ? 'このルールの"where"に該当するカードに、このフィルターに一致するものがない。'
        : 'このフィルターに一致するカードがこのゲームにない。';
    },
    hint: () => 'フィルターを修正するか、ルールを削除してください。',
  },

  CW1349: {
    title: '最小値が可能な最大値を超えている',
    message: ({ min, max }) => `最小値は${min}だが、${max}までしか実現できない。`,
    hint: () => '最小値を下げるか、最大値を上げてください。',
  },

  CW1350: {
    title: '不要なオプション',
    message: ({ option }) =>
      `オプション${quote(option)}を必要とするカードがない。対象のカードはすべて、ほかのオプションで無制限に使える。`,
    hint: () => '削除するか、フィルターを修正してください。',
  },

  CW1351: {
    title: '制約の名前の重複',
    message: ({ name }) => `${quote(name)}という名前の制約がすでにある。`,
    hint: () => '一方の名前を変更してください。',
  },

  CW1352: {
    title: 'リストからほとんどのカードが消えた',
    message: ({ since, before, now }) =>
      `${since}のリストは${now}枚。一つ前のリストは${before}枚あった。`,
    hint: () => '日付ごとのリストは前のリストを置き換えます。全体を書いてください。',
  },

  CW1353: {
    title: '同時には満たせない制限',
    message: ({ choice }) =>
      choice === undefined
        ? 'この制限と表示されたほかの制限を同時に満たすデッキはない。'
        : `${choice.name}が${show(choice.value)}のデッキでは、この制限と表示されたほかの制限を同時に満たせない。`,
    hint: () => 'いずれかの制限を変更するか、カードを追加してください。',
  },

  CW1354: {
    title: '効果のない条件',
    message: ({ holds }) =>
      holds === 'idle'
        ? 'この条件があってもなくても、フィルターの結果は同じ。'
        : `このフィルターは${holds === 'always' ? '常に成立する' : '決して成立しない'}。`,
    hint: ({ holds }) =>
      holds === 'idle'
        ? '削除するか、この条件または隣の条件を修正してください。'
        : '修正するか、削除してください。',
  },

  CW1355: {
    title: 'ここでは使えないカードの名前',
    message: ({ name }) => `${quote(name)}はここでは使えない。`,
    hint: ({ name }) => {
      const [head = ''] = name.split('.');
      const place = places[head];
      return place === undefined
        ? `「${head}.」を使える式はありません。`
        : `「${head}.」を使えるのは、${place}です。`;
    },
  },

  CW1408: {
    title: '構築ルールに未知の名前',
    message: ({ what, name }) => `このゲームに${nouns[what]}${quote(name)}はない。`,
    hint: ({ what, nearest }) =>
      didYouMean(nearest, `このゲームにある${nouns[what]}を使ってください。`),
  },
};
