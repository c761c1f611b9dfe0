import type { lengths as english } from '../catalogue/lengths.ts';
import type { FamilyWords } from '../words.ts';

export const lengths: FamilyWords<typeof english> = {
  CW1108: {
    title: '空白の文字列',
    message: ({ value }) => (value === '' ? '文字列が空。' : '文字列が空白だけ。'),
    hint: () => '目に見える文字を1文字以上書いてください。',
  },

  CW1109: {
    title: '短すぎる文字列',
    message: ({ length, min }) => `文字列が${length}文字しかない。${min}文字以上が必要。`,
    hint: ({ length, min }) => `${min - length}文字増やしてください。`,
  },

  CW1110: {
    title: '長すぎる文字列',
    message: ({ length, max }) => `文字列が${length}文字ある。上限は${max}文字。`,
    hint: ({ length, max }) => `${length - max}文字減らしてください。`,
  },

  CW1111: {
    title: 'リストの項目が少なすぎる',
    message: ({ length, min }) => `リストの項目が${length}個しかない。${min}個以上が必要。`,
    hint: ({ length, min }) => `あと${min - length}個追加してください。`,
  },

  CW1112: {
    title: 'リストの項目が多すぎる',
    message: ({ length, max }) => `リストの項目が${length}個ある。上限は${max}個。`,
    hint: ({ length, max }) => `${length - max}個減らしてください。`,
  },
};
