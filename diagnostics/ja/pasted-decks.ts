import type { pastedDecks as english } from '../catalogue/pasted-decks.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, oneOf, quote, show } from './japanese.ts';

export const pastedDecks: FamilyWords<typeof english> = {
  CW1540: {
    title: 'ゲームのセクションではない見出し',
    message: ({ line, section }) =>
      `${quote(line)}はこのゲームのセクションではないため無視する。以降のカードも、それまでと同じく${section === null ? 'どのセクションにも属さない' : `${quote(section)}に属する`}。`,
    hint: () => 'construction.yamlのセクションを使うか、コメントであれば行頭に#を書いてください。',
  },

  CW1541: {
    title: 'カードの未知の変更',
    message: ({ card, change }) => `${quote(card)}に変更${quote(change)}はない。`,
    hint: ({ known, nearest }) =>
      didYouMean(
        nearest,
        known.length === 0
          ? 'このカードはデッキで変更できません。"changes"を削除してください。'
          : `このカードの変更：${oneOf(known)}。`,
      ),
  },

  CW1542: {
    title: 'チェックした欄が多すぎる',
    message: ({ card, change, limit, actual }) =>
      `${quote(card)}の変更${quote(change)}の欄は${limit}個。デッキでは${show(actual)}個チェックしている。`,
    hint: ({ limit }) => `0から${limit}までの整数を書いてください。`,
  },

  CW1543: {
    title: 'カードの変更の矛盾',
    message: ({ card }) => `前の行では、${quote(card)}に別の変更をしている。`,
    hint: () => '同じカードの変更はすべて同じになります。両方の行に同じ変更を書いてください。',
  },

  CW1544: {
    title: 'このデッキにはないセクション',
    message: ({ card, section }) =>
      `${quote(card)}が、このデッキにはないセクション${quote(section)}に入っている。`,
    hint: () => '外すか、このセクションを加えるリーダーまたはオプションを選んでください。',
  },
};
