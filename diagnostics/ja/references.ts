import type { references as english } from '../catalogue/references.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, either, quote } from './japanese.ts';
import { nounOfKind } from './kinds-of-places.ts';

const form = '小文字の英字、数字、連続しないハイフンを使い、英字で始めます';

export const references: FamilyWords<typeof english> = {
  CW1201: {
    title: 'IDの重複',
    message: ({ id, kind, otherKind }) =>
      otherKind === undefined || otherKind === kind
        ? `IDが${quote(id)}の${nounOfKind(kind)}がすでにある。`
        : `この${nounOfKind(kind)}のID${quote(id)}は、${nounOfKind(otherKind)}ですでに使われている。`,
    hint: () => '一方を変更してください。IDはゲーム全体で重複できません。',
  },

  CW1202: {
    title: 'kebab-caseではないID',
    message: ({ id }) => `ID${quote(id)}がkebab-caseではない。`,
    hint: ({ suggestion }) =>
      suggestion === undefined ? `${form}。` : `${quote(suggestion)}と書いてください。${form}。`,
  },

  CW1203: {
    title: '未知のIDへの参照',
    message: ({ what, id }) => `IDが${quote(id)}の${nounOfKind(what)}はない。`,
    hint: ({ what, nearest }) =>
      didYouMean(nearest, `${nounOfKind(what)}を定義するか、別のものを使ってください。`),
  },

  CW1204: {
    title: '種類の異なるコンポーネントへの参照',
    message: ({ id, actual, needed }) =>
      `${quote(id)}の種類は${quote(actual)}。ここには種類${either(needed.map(quote))}が必要。`,
    hint: ({ needed, nearest }) =>
      didYouMean(nearest, `${either(needed.map(nounOfKind))}のIDを使ってください。`),
  },

  CW1210: {
    title: '使われていないパターン',
    message: ({ id }) => `パターン${quote(id)}はどこでも使われていない。`,
    hint: () => '使うか、削除してください。',
  },

  CW1214: {
    title: '画像またはテンプレートがない',
    message: ({ path }) => `ゲームのフォルダーにファイル${quote(path)}がない。`,
    hint: ({ nearest, slashed }) =>
      slashed === undefined
        ? didYouMean(
            nearest,
            'ファイルを追加するか、パスを修正してください。パスはゲームのフォルダーからの相対パスです。',
          )
        : `${quote(slashed)}と書いてください。どの環境でも、フォルダーとファイルは / で区切ります。`,
  },

  CW1215: {
    title: 'ゲームのフォルダーの外を指すパス',
    message: ({ path }) => `${quote(path)}はゲームのフォルダーの外を指している。`,
    hint: () =>
      'ゲームを移動したり共有したりできるよう、ファイルをゲームのフォルダーにコピーし、そこからのパスを書いてください。',
  },

  CW1216: {
    title: 'どの種類にも一致しないファイル',
    message: ({ file }) => `${quote(file)}はgame.yamlのどの種類にも一致しないため、検査されない。`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'game.yamlの種類の"files"にパスを追加するか、移動または削除してください。'
        : `種類${quote(nearest.kind)}のファイルは${quote(nearest.files)}です。そこに移すか、パターンを広げてください。`,
  },

  CW1221: {
    title: '一意の値の重複',
    message: ({ kind, property, value }) =>
      `${property}が${quote(value)}の${nounOfKind(kind)}がすでにある。`,
    hint: ({ property }) => `一方の${property}を変更してください。`,
  },

  CW1511: {
    title: '条項番号の重複',
    message: ({ clause }) => `番号が${quote(clause)}の条項がすでにある。`,
    hint: () => '一方の番号を変更してください。引用は一つの条項だけを指す必要があります。',
  },

  CW1512: {
    title: 'rules.mdと条項の異なる翻訳',
    message: (one) => {
      if (one.difference === 'unknown') return `rules.mdに条項${quote(one.clause)}がない。`;
      if (one.difference === 'misplaced')
        return `条項${quote(one.clause)}の位置がrules.mdと異なる。`;
      return one.count === 1
        ? `rules.mdの条項${quote(one.clause)}がここにない。`
        : `rules.mdの条項${quote(one.clause)}から${quote(one.last)}までの${one.count}個がここにない。`;
    },
    hint: (one) => {
      if (one.difference === 'unknown')
        return didYouMean(one.meant, '削除するか、rules.mdにも書いてください。');
      const where = one.after === undefined ? '先頭' : `${quote(one.after)}の次`;
      return one.difference === 'misplaced'
        ? `${where}に移してください。`
        : `${where}に訳を書いてください。条項の番号はどの言語でも同じです。`;
    },
  },
};
