/** What `deck stats` says, in every language that it speaks; to others it speaks the first. */
import type { Text } from '../../engine/game.ts';
import { formatMessage, inLocale } from '../../generator/words.ts';

const words = {
  head: { en: '{deck}: {size} cards, {state}', ja: '{deck}：{size}枚、{state}' },
  size: { en: '{size} cards, {state}', ja: '{size}枚、{state}' },
  different: { en: '{size} cards, {cards} different', ja: '{size}枚（{cards}種類）' },
  section: {
    en: '{section}: {size} cards, {cards} different',
    ja: '{section}：{size}枚（{cards}種類）',
  },
  cards: { en: 'Cards', ja: 'カード' },
  legal: { en: 'legal', ja: '適正' },
  incomplete: { en: 'incomplete', ja: '未完成' },
  illegal: { en: 'illegal', ja: '違反あり' },
  mean: { en: 'mean {mean}', ja: '平均{mean}' },
  without: { en: '{count} without', ja: 'なし{count}枚' },
  notes: { en: '{field} ({notes})', ja: '{field}（{notes}）' },
  between: { en: ', ', ja: '、' },
  oddsHead: { en: 'Odds of at least one', ja: '1枚以上引く確率' },
  drawnFrom: { en: 'Drawn from the {pile} cards', ja: '{pile}枚から引く' },
  drawnFromSection: {
    en: 'Drawn from {section} ({pile} cards)',
    ja: '{section}（{pile}枚）から引く',
  },
  hand: { en: 'hand of {count}', ja: '手札{count}枚' },
  atLeast: { en: 'at least one of', ja: '1枚以上引く確率' },
  copies: { en: '{count, plural, one {# copy} other {# copies}}', ja: '{count}枚' },
  yes: { en: 'yes', ja: 'はい' },
  no: { en: 'no', ja: 'いいえ' },
} satisfies Record<string, Text>;

export interface StatisticsWords {
  readonly locale: string;
  (word: keyof typeof words, params?: Readonly<Record<string, string | number>>): string;
}

export function statisticsWordsOf(asked: string): StatisticsWords {
  const locale = asked in words.head ? asked : 'en';
  const say = (
    word: keyof typeof words,
    params: Readonly<Record<string, string | number>> = {},
  ): string => {
    const text = inLocale(words[word], locale);
    return formatMessage(text, locale, params) ?? text;
  };
  return Object.assign(say, { locale });
}
