/** What a new game says before its designer does, in the language that it is written in. */
import type { InferredField } from './infer-kind.ts';

interface FirstWords {
  readonly deck: string;
  /** What the field `id` of a kind is for. */
  readonly id: string;
  /** Of kinds and fields that every game may have. */
  readonly titles: Readonly<Record<string, string>>;
  /** Of one kind, where it names all of them. */
  readonly plural: (title: string) => string;
  readonly sentence: (words: string) => string;
}

const english: FirstWords = {
  deck: 'First Deck',
  id: 'By this name decks refer to it.',
  titles: {},
  plural: (title) => `${title}s`,
  sentence: (words) => `${words}.`,
};

const japanese: FirstWords = {
  deck: '最初のデッキ',
  id: 'デッキなどで使うID。',
  titles: { card: 'カード', name: '名前', text: '文章', flavour: 'フレーバー', quantity: '枚数' },
  plural: (title) => title,
  sentence: (words) => `${words}。`,
};

/** `language` is the one that is written. */
export function firstWords(language: string | undefined): FirstWords {
  return language === 'ja' ? japanese : english;
}

/** A title in Chinese characters or kana is taken for Japanese. */
export function languageOfTitle(title: string): string {
  return /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(title) ? 'ja' : 'en';
}

/** `attackPower` as "Attack power". */
export function titleOf(name: string, { titles }: FirstWords): string {
  if (Object.hasOwn(titles, name)) return titles[name]!;
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As the table calls it, where that is no English. */
export function titleOfField({ name, title }: InferredField, words: FirstWords): string {
  return title ?? titleOf(name, words);
}
