import type { deckConditions as english } from '../catalogue/deck-conditions.ts';
import type { FamilyWords } from '../words.ts';
import { listed, quote } from './japanese.ts';
import { reasonOf } from './reasons.ts';
import { describeFields } from './limits.ts';

export const deckConditions: FamilyWords<typeof english> = {
  CW1327: {
    title: 'オプションに対してカードが多すぎる',
    message: ({ options, cards, limit, actual }) =>
      `${actual}枚のカード（${listed(cards)}）を入れられるのは、オプション${listed(options)}の${limit}枚分だけ。`,
    hint: ({ limit, actual }) => `このうち${actual - limit}枚を外してください。`,
  },

  CW1328: {
    title: 'どのオプションにも該当しないカード',
    message: ({ card }) => `このデッキのオプションに、${quote(card)}を入れられるものがない。`,
    hint: () => '外すか、このカードを入れられるオプションを選んでください。',
  },

  CW1340: {
    title: '行の順序の誤り',
    message: ({ card, expected, actual }) =>
      `${quote(card)}の番号は${actual}だが、ここに来るのは${expected}番。`,
    hint: () => '行を番号順に並べてください。',
  },

  CW1341: {
    title: '別のデッキにある枚数を超えている',
    message: ({ card, limit, actual }) =>
      `${quote(card)}は${limit}枚しか使えないが、デッキに${actual}枚ある。`,
    hint: ({ limit, actual }) => `${actual - limit}枚減らしてください。`,
  },

  CW1342: {
    title: '条件を満たさないデッキ',
    message: (params) => {
      const values = describeFields(params, []);
      return `このデッキは構築ルールの条件を満たしていない${values === '' ? '' : `（${values}）`}。`;
    },
    hint: () => '条件に関わるカードを変更してください。条件はconstruction.yamlにあります。',
  },

  CW1343: {
    title: 'デッキで計算できない式',
    message: ({ detail }) => `このデッキでは式の値が求まらない（${reasonOf(detail)}）。`,
    hint: () => 'どのデッキでも値が求まるよう、式を変更してください。',
  },

  CW1344: {
    title: 'デッキの制限へのカードの効果が矛盾',
    message: ({ name, card, other }) =>
      `${card === undefined ? 'ルール' : quote(card)}と${other === undefined ? '別のルール' : quote(other)}が、${quote(name)}に異なる値を設定している。`,
    hint: () => '一方を外すか、どちらも値に加算する形にしてください。',
  },
};
