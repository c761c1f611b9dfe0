/** What a diff says, in the language of the tool: whoever compares states is its designer. */
import { language, type Language } from '../../diagnostics/index.ts';
import type { Fate } from './inventory.ts';

interface DiffWords {
  readonly fates: Readonly<Record<Fate, string>>;
  readonly since: (state: string) => string;
  readonly takeOut: (copies: number) => string;
  readonly print: (copies: number) => string;
  /** A count of cards with each fate. */
  readonly counted: (fate: string, count: number) => string;
  readonly sentence: (parts: readonly string[]) => string;
  readonly before: string;
  readonly after: string;
  readonly nothing: string;
  readonly noFace: string;
}

const words: Readonly<Record<Language, DiffWords>> = {
  en: {
    fates: { new: 'new', changed: 'changed', more: 'more', fewer: 'fewer', gone: 'gone' },
    since: (state) => `Since ${state}:`,
    takeOut: (copies) => `take out ${copies}`,
    print: (copies) => `print ${copies}`,
    counted: (fate, count) => `${count} ${fate}`,
    sentence: (parts) => `${parts.join(', ')}.`,
    before: 'before',
    after: 'after',
    nothing: 'nothing changed',
    noFace: 'no face changed',
  },
  ja: {
    fates: { new: '新規', changed: '変更', more: '増加', fewer: '減少', gone: '削除' },
    since: (state) => `${state}から：`,
    takeOut: (copies) => `${copies}枚抜く`,
    print: (copies) => `${copies}枚印刷`,
    counted: (fate, count) => `${fate}${count}件`,
    sentence: (parts) => `${parts.join('、')}。`,
    before: '前',
    after: '後',
    nothing: '変更はありません',
    noFace: '見た目の変更はありません',
  },
};

export function diffWords(): DiffWords {
  return words[language()];
}
