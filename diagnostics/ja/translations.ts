import type { translations as english } from '../catalogue/translations.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, either, listed, oneOf, quote } from './japanese.ts';
import { reasonOf } from './reasons.ts';

export const translations: FamilyWords<typeof english> = {
  CW1211: {
    title: '宣言されていない言語の文章',
    message: ({ locale, known }) =>
      `game.yamlに言語${quote(locale)}の宣言がない。宣言されているのは${listed(known)}。`,
    hint: ({ locale, known, nearest }) =>
      didYouMean(
        nearest,
        `${either(known.map(quote))}と書くか、game.yamlの"locales"に${quote(locale)}を追加してください。`,
      ),
  },

  CW1212: {
    title: '翻訳がない',
    message: ({ locale, present }) =>
      `この文章は${quote(locale)}がない。あるのは${listed(present)}。`,
    hint: ({ locale }) =>
      `${quote(locale)}を追加してください。どの言語でも同じ文章は、言語を付けずに一度だけ書きます。`,
  },

  CW1213: {
    title: '古くなった翻訳',
    message: ({ locale, source }) =>
      `${quote(locale)}に翻訳した後で、${quote(source)}の文章が変更されている。`,
    hint: ({ locale }) => `${quote(locale)}の文章を更新してください。`,
  },

  CW1217: {
    title: 'メッセージのないコード',
    message: ({ code }) => `messages.yamlに${quote(code)}のメッセージがない。`,
    hint: ({ code, nearest }) =>
      didYouMean(
        nearest,
        `messages.yamlに${quote(code)}を、"text"と"fix"を付けて追加してください。`,
      ),
  },

  CW1218: {
    title: 'メッセージを解析できない',
    message: ({ reason }) => `メッセージの書式が正しくない：${reasonOf(reason)}。`,
    hint: () =>
      "パラメーターは{name}、数による変化は{count, plural, one {# card} other {# cards}}、文字としての波括弧は'{'と書きます。",
  },

  CW1219: {
    title: 'メッセージに未知のパラメーター',
    message: ({ parameter, code }) => `${quote(code)}にパラメーター${quote(parameter)}はない。`,
    hint: ({ known, nearest }) =>
      didYouMean(
        nearest,
        known.length === 0 ? 'パラメーターはありません。' : `使えるパラメーター：${oneOf(known)}。`,
      ),
  },

  CW1220: {
    title: '未知の条項',
    message: ({ clause }) => `rules.mdに条項${quote(clause)}がない。`,
    hint: ({ nearest }) =>
      didYouMean(nearest, 'rules.mdにある条項を引用するか、rules.mdに書いてください。'),
  },

  CW1510: {
    title: '文章が一つもない言語',
    message: ({ locale, written, count }) =>
      `${quote(locale)}の文章が一つもない。ここにない${quote(written)}の文章が${count}件ある。`,
    hint: ({ written }) => `ここに${quote(written)}と書くか、文章の言語名を変更してください。`,
  },

  CW1601: {
    title: '用語集で避けるべき語',
    message: ({ word, term }) => `文章に${quote(word)}とあるが、このゲームの用語は${quote(term)}。`,
    hint: ({ word, term }) =>
      `${quote(term)}と書くか、glossary.yamlの"avoid"から${quote(word)}を削除してください。`,
  },
};
