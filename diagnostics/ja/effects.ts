import type { effects as english } from '../catalogue/effects.ts';
import type { FamilyWords } from '../words.ts';
import { both, didYouMean, nounOf, oneOf, quote } from './japanese.ts';

export const effects: FamilyWords<typeof english> = {
  CW1416: {
    title: '効果に未知の語',
    message({ word, group, elsewhere, needs }) {
      if (needs !== undefined) return `${quote(word)}には${both(needs.map(quote))}が必要。`;
      return elsewhere === undefined
        ? `${quote(word)}は、ここで使える${nounOf(group)}ではない。`
        : `${quote(word)}は${nounOf(elsewhere)}。ここには${nounOf(group)}が必要。`;
    },
    hint: ({ word, nearest, known, needs }) => {
      if (needs !== undefined) {
        const parameters = needs.map((name) => `, ${name}: …`).join('');
        return `{ who: ${word}${parameters} } と書いてください。`;
      }
      const list =
        known.length === 0 ? '語彙に使える語がありません。' : `ここで使える語：${oneOf(known)}。`;
      return nearest === undefined ? list : `${didYouMean(nearest, '')}${list}`;
    },
  },

  CW1417: {
    title: '語が使わないパラメーター',
    message: ({ parameter, word, group }) =>
      `${nounOf(group)}${quote(word)}にパラメーター${quote(parameter)}はない。`,
    hint: ({ nearest, parameter, readBy }) =>
      didYouMean(
        nearest,
        readBy.length === 0
          ? '削除してください。'
          : `削除するか、${quote(parameter)}のある語を使ってください：${oneOf(readBy)}。`,
      ),
  },

  CW1418: {
    title: '継続する操作に期間がない',
    message: ({ word }) => `操作${quote(word)}は一定期間続くが、期間の指定がない。`,
    hint: ({ known }) => `"until"を追加してください：${oneOf(known)}。`,
  },

  CW1419: {
    title: '即時の操作に期間がある',
    message: ({ word }) => `操作${quote(word)}は即座に行われ、期間を持たない。`,
    hint: ({ lasting }) =>
      lasting.length === 0
        ? '"until"を削除してください。'
        : `"until"を削除するか、継続する操作を使ってください：${oneOf(lasting)}。`,
  },

  CW1420: {
    title: 'このカードでは使えない語',
    message: ({ word, group, id }) =>
      `${nounOf(group)}${quote(word)}は、${id === undefined ? 'このコンポーネント' : quote(id)}では使えない。`,
    hint: ({ word }) =>
      `別の語を使うか、vocabulary.yamlで${quote(word)}の"carriers"を広げてください。`,
  },

  CW1431: {
    title: 'トリガーと組み合わせられない語',
    message: ({ word, group, trigger }) =>
      `${nounOf(group)}${quote(word)}は、トリガー${quote(trigger)}と組み合わせられない。`,
    hint: ({ trigger, triggers, operations = [] }) =>
      triggers === undefined
        ? `${quote(trigger)}と組み合わせられるのは${oneOf(operations)}です。`
        : `組み合わせられるトリガーは${oneOf(triggers)}です。`,
  },

  CW1491: {
    title: 'プレイのルールに実装されていない語',
    message({ words: [first, ...others] }) {
      const named = first === undefined ? '' : `${nounOf(first.group)}${quote(first.word)}`;
      const more = others.length === 0 ? '' : `と、ほか${others.length}語`;
      return `${named}${more}が、プレイのルールに実装されていない。`;
    },
    hint: () =>
      'rules/に実装する（docs/how-to/play-effects.md、英語）か、削除してください。この語を使うカードがあるゲームはプレイできません。',
  },

  CW1556: {
    title: 'どの選択を使うか示していない操作',
    message: ({ operation }) =>
      `効果に複数の選択があるが、操作${quote(operation)}がどれを使うか分からない。`,
    hint: ({ parameters: [parameter], known }) =>
      parameter === undefined
        ? 'vocabulary.yamlで"pick"型のパラメーターを加えるか、効果の選択を名前のない一つだけにしてください。'
        : `${quote(parameter)}を追加してください：${oneOf(known)}。`,
  },

  CW1594: {
    title: 'コストを持てない効果にコストがある',
    message: ({ trigger }) => `トリガー${quote(trigger)}の効果はコストを持てない。`,
    hint: ({ paying }) => `削除するか、コストを持てるトリガーを使ってください：${oneOf(paying)}。`,
  },
};
