import type { rulebooks as english } from '../catalogue/rulebooks.ts';
import type { FamilyWords } from '../words.ts';
import { quote } from './japanese.ts';

export const rulebooks: FamilyWords<typeof english> = {
  CW3080: {
    title: '印刷するルールがない',
    message: ({ what }) => `このゲームに${what}.mdがない。`,
    hint: ({ what }) =>
      what === 'rules'
        ? 'ルールをMarkdownで書いてください。rules.mdと、翻訳のrules.ja.mdです。'
        : 'プレイヤー向けのルールブックをMarkdownで書いてください。rulebook.mdと、翻訳のrulebook.ja.mdです。rules.mdの印刷は--clausesで行えます。',
  },

  CW3081: {
    title: 'ルールブックのない言語がある',
    message: ({ what, locale }) =>
      `このゲームには言語${quote(locale)}の${what === 'rulebook' ? 'ルールブック' : '番号付きルール'}がないため、その言語では印刷されない。`,
    hint: ({ what, locale }) => `${what}.${locale}.mdを書いてください。`,
  },

  CW3082: {
    title: 'ルールブックの例を描けない',
    message: ({ scenario, reason, difference }) =>
      ({
        failed: `シナリオ${quote(scenario)}が失敗する：${difference}`,
        'no-rules': `rules/index.tsがないため、シナリオ${quote(scenario)}を実行できない。`,
        'no-step': `シナリオ${quote(scenario)}にそのステップはない。`,
      })[reason],
    hint: ({ reason }) =>
      reason === 'no-step'
        ? 'ステップの番号を1から数えて書くか、最後の局面なら「/after」と書いてください。'
        : '`cardwright test`を実行し、シナリオかルールを直してください。ルールブックに載せられるのは、ルールどおりの結果だけです。',
  },
};
