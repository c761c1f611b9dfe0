/** What a report says, in the languages of Cardwright. */
import { english, type ReportWords } from './words.en.ts';
import { japanese } from './words.ja.ts';

export type { ReportWords } from './words.en.ts';

export function wordsIn(language: 'en' | 'ja'): ReportWords {
  return language === 'ja' ? japanese : english;
}
