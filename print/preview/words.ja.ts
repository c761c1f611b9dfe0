import type { PreviewWords } from './words.ts';

export const japanese: PreviewWords = {
  preview: 'Cardwrightプレビュー',
  sheet: 'シート',
  all: 'すべて',
  language: '言語',
  size: '大きさ',
  backs: 'うら面',
  find: '検索',
  idOrText: 'IDまたは文字',
  cards: 'カード',
  errors: 'エラー',
  noErrors: 'エラーなし',
  oneError: 'エラー1件',
  manyErrors: 'エラー{count}件',
  state: '{faces}面、{errors}',
  text: '文字列',
  overflow: '{field}が枠に収まらない：「{text}」（横{across} × 縦{down} mm超過）。',
  unwritable: 'フォント{families}に「{characters}」がない。',
  small: '「{text}」は{size} ptしかない。',
  unsafe: '「{text}」は裁ち線から{distance} mmしか離れていない。',
};
