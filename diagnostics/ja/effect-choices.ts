import type { effectChoices as english } from '../catalogue/effect-choices.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, oneOf, quote } from './japanese.ts';

export const effectChoices: FamilyWords<typeof english> = {
  CW1428: {
    title: '操作で使われない選択',
    message: ({ choice }) => `プレイヤーが${quote(choice)}を選ぶが、それを使う操作がない。`,
    hint: ({ choice, isNamed }) =>
      `${isNamed === true ? `"choose"から${quote(choice)}` : '"choose"'}を削除するか、それを使う操作を追加してください。`,
  },

  CW1429: {
    title: '操作に必要な選択がない',
    message: ({ operation, picked }) =>
      picked === undefined
        ? `操作${quote(operation)}には選択が必要だが、この効果にない。`
        : `操作${quote(operation)}は${quote(picked)}の選択を使えない。`,
    hint: ({ needed }) => `"choose"で${oneOf(needed)}を選ばせてください。`,
  },

  CW1555: {
    title: '効果に未知の選択',
    message: ({ name, isLater }) =>
      isLater
        ? `選択${quote(name)}は、この選択より後に行われる。`
        : `この効果に${quote(name)}という名前の選択はない。`,
    hint({ name, known, isLater, nearest }) {
      if (isLater) return `${quote(name)}を先に書いてください。選択は書かれた順に行われます。`;
      if (known.length === 0) return `選択に名前を付けてください：choose: { ${name}: { pick: … } }`;
      return didYouMean(nearest, `この効果にある選択：${oneOf(known)}。`);
    },
  },

  CW1557: {
    title: '同じ文になる選択',
    message: ({ name, other, choice }) =>
      `${quote(other)}と${quote(name)}はどちらも${quote(choice)}を選ぶため、カードの文章では区別できない。`,
    hint: ({ name, other }) =>
      `vocabulary.yamlの順に${quote(name)}を${quote(other)}より前に置くか、選択のフレーズで{as}を使ってください。`,
  },
};
