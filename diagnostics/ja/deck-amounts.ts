import type { deckAmounts as english } from '../catalogue/deck-amounts.ts';
import type { FamilyWords } from '../words.ts';
import { describeCounts, listed, quote, show } from './japanese.ts';
import {
  correction,
  correctionOfSum,
  describeBound,
  describeFields,
  describeFilter,
  describeLimit,
} from './limits.ts';

const countFields = ['expected', 'min', 'max', 'limit', 'actual', 'where'];
const sumFields = ['expected', 'min', 'max', 'limit', 'actual'];

export const deckAmounts: FamilyWords<typeof english> = {
  CW1304: {
    title: 'デッキの枚数の誤り',
    message: (params) =>
      `デッキは${describeLimit(params)}でなければならないが、${params.actual}枚ある。`,
    hint: (params) => correction(params, params.actual),
  },

  CW1305: {
    title: '特定の種類のカードの枚数の誤り',
    message: (params) => {
      const sorts = [describeFilter(params.where), describeFields(params, countFields)].filter(
        (sort) => sort !== '',
      );
      const which = sorts.length === 0 ? '対象の' : `${sorts.join('、')}の`;
      return `デッキの${which}カードは${describeLimit(params)}でなければならないが、${params.actual}枚ある。`;
    },
    hint: (params) => correction(params, params.actual),
  },

  CW1320: {
    title: 'セクションの枚数の誤り',
    message: (params) =>
      `セクション${quote(params.section)}は${describeLimit(params)}でなければならないが、${params.actual}枚ある。`,
    hint: (params) => correction(params, params.actual),
  },

  CW1321: {
    title: 'デッキの合計値が範囲外',
    message: (params) => {
      const where = describeFields(params, sumFields);
      return `${where === '' ? '' : `${where}の`}合計は${params.actual}。${describeBound(params)}でなければならない。`;
    },
    hint: (params) => correctionOfSum(params, params.actual),
  },

  CW1322: {
    title: 'デッキ内の異なる値が多すぎる、または少なすぎる',
    message: ({ values, actual, ...limit }) =>
      `異なる値が${actual}個ある（${listed(values)}）。${describeBound(limit)}でなければならない。`,
    hint: ({ values, expected, max, actual }) => {
      const most = expected ?? max;
      if (most === undefined || actual <= most) return '別の値のカードを加えてください。';
      return `最も少ないのは${show(values[0])}です。そのカードを外してください。`;
    },
  },

  CW1323: {
    title: '完成したカードの組の数の誤り',
    message: ({ actual, of, groups, ...limit }) =>
      `${of}枚以上の組が${actual}組ある（${describeCounts(groups)}）。${describeBound(limit)}でなければならない。`,
    hint: ({ actual, of, max, expected }) =>
      actual > (expected ?? max ?? actual)
        ? `いずれかの組のカードを、${of}枚未満になるまで外してください。`
        : `いずれかの組に、${of}枚になるまでカードを加えてください。`,
  },

  CW1324: {
    title: 'カードの組の枚数が不揃い',
    message: ({ groups }) =>
      `すべての組は同じ枚数でなければならないが、${describeCounts(groups)}となっている。`,
    hint: () => '少ない組にカードを加えるか、多い組から外してください。',
  },

  CW1325: {
    title: '共通点のないカード',
    message: ({ card, most }) => `${quote(card)}は、ほかのカードと${show(most)}が共通していない。`,
    hint: () => '外すか、共通する値のあるカードを選んでください。',
  },

  CW1326: {
    title: 'カードの数値の差が大きすぎる',
    message: ({ lowest, highest, limit }) =>
      `数値は${lowest}から${highest}までに及ぶ。差は${limit}以内でなければならない。`,
    hint: () => '最大側と最小側のうち、枚数の少ない方のカードを外してください。',
  },

  CW1329: {
    title: '埋まっていないスロット',
    message: ({ slot, limit, actual }) =>
      `スロット${quote(slot)}には${limit}枚必要だが、該当するカードは${actual}枚。`,
    hint: ({ fitting }) =>
      fitting.length === 0
        ? '該当するカードを加えてください。'
        : `${listed(fitting)}も該当しますが、ほかのスロットに必要です。該当する別のカードを加えてください。`,
  },

  CW1330: {
    title: 'スロットに対してカードが多すぎる',
    message: ({ slots, cards, limit, actual }) =>
      slots.length === 0
        ? `${listed(cards)}を置けるスロットがない。`
        : `${actual}枚のカード（${listed(cards)}）を置けるのは、スロット${listed(slots)}の${limit}枚分だけ。`,
    hint: ({ limit, actual }) => `このうち${actual - limit}枚を外してください。`,
  },
};
