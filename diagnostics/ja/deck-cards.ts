import type { deckCards as english } from '../catalogue/deck-cards.ts';
import type { FamilyWords } from '../words.ts';
import { describeCounts, describeSince, listed, oneOf, quote } from './japanese.ts';
import { correction, describeFields, describeLimit } from './limits.ts';

export const deckCards: FamilyWords<typeof english> = {
  CW1306: {
    title: '同じカードが多すぎる',
    message: ({ card, limit, actual }) =>
      `${quote(card)}は${limit}枚までだが、デッキに${actual}枚ある。`,
    hint: ({ limit, actual }) => `${actual - limit}枚減らしてください。`,
  },

  CW1307: {
    title: 'このデッキに入れられないカード',
    message: (params) => {
      const fields = describeFields(params, ['card']);
      return `${quote(params.card)}はこのデッキに入れられない${fields === '' ? '' : `（${fields}）`}。`;
    },
    hint: () => '外すか、デッキの選択項目を変更してください。',
  },

  CW1308: {
    title: '固定リストと異なるデッキ',
    message: ({ card, expected, actual }) =>
      `固定リストでは${quote(card)}は${expected}枚だが、このデッキには${actual}枚ある。`,
    hint: ({ expected, actual }) =>
      expected > actual
        ? `${expected - actual}枚加えてください。`
        : `${actual - expected}枚減らしてください。`,
  },

  CW1309: {
    title: '未知の固定リスト',
    message: (params) => {
      const fields = describeFields(params, []);
      return `このデッキはゲームの固定リストと同じでなければならないが、${fields === '' ? '' : `${fields}の`}リストがない。`;
    },
    hint: () => 'デッキの選択項目を変更するか、ゲームのデッキにリストを追加してください。',
  },

  CW1331: {
    title: '必須カードの枚数の誤り',
    message: ({ cards, actual, ...limit }) => {
      const which = cards.length === 0 ? '必須カード' : oneOf(cards);
      return `デッキに${which}が${describeLimit(limit)}必要だが、${actual}枚ある。`;
    },
    hint: (params) => correction(params, params.actual),
  },

  CW1332: {
    title: '制限カードが多すぎる',
    message: ({ card, limit, actual, since }) =>
      `${quote(card)}は${limit}枚に制限されている${describeSince(since)}が、デッキに${actual}枚ある。`,
    hint: ({ limit, actual }) => `${actual - limit}枚減らしてください。`,
  },

  CW1333: {
    title: '禁止カード',
    message: ({ card, since }) => `${quote(card)}は禁止されている${describeSince(since)}。`,
    hint: () => '外すか、このカードを使えるフォーマットを選んでください。',
  },

  CW1334: {
    title: 'フォーマットのリストにないカード',
    message: ({ card, since }) => `${quote(card)}はリストにない${describeSince(since)}。`,
    hint: () => '外すか、このカードを含むフォーマットを選んでください。',
  },

  CW1335: {
    title: '制限カードの合計が多すぎる',
    message: ({ cards, limit, actual, since }) =>
      `${listed(cards)}は合わせて${limit}枚まで${describeSince(since)}だが、デッキに${actual}枚ある。`,
    hint: ({ limit, actual }) => `このうち${actual - limit}枚を外してください。`,
  },

  CW1336: {
    title: 'ポイントの超過',
    message: ({ points, limit, actual, since }) =>
      `カードの合計は${actual}ポイント（${describeCounts(points)}）。上限は${limit}ポイント${describeSince(since)}。`,
    hint: ({ limit, actual }) => `${actual - limit}ポイント分のカードを外してください。`,
  },

  CW1337: {
    title: '同時に使えないカード',
    message: ({ cards, since }) =>
      `${listed(cards)}は同じデッキに入れられない${describeSince(since)}。`,
    hint: () => 'どれか一つだけを残してください。',
  },

  CW1338: {
    title: 'フォーマットのカードプールにないカード',
    message: ({ card }) => `${quote(card)}はこのフォーマットのカードプールにない。`,
    hint: () => '外すか、このカードを含むフォーマットを選んでください。',
  },

  CW1339: {
    title: '組み合わせられないカード',
    message: ({ card, other }) =>
      other === null
        ? `${quote(card)}と組み合わせられるカードがデッキにない。`
        : `${quote(card)}と${quote(other)}は組み合わせられない。`,
    hint: ({ other }) =>
      other === null
        ? '組み合わせられるカードを加えてください。'
        : '一方を別のカードに替えてください。',
  },
};
