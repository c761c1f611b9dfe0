import type { Notes } from '../notes.ts';

export const notes: Notes = {
  keyIsHereFirst: (key) => `「${key}」の最初の定義。`,
  definedHere: (id) => `「${id}」の定義。`,
  alreadyHere: (value) => `「${value}」はここですでに使われている。`,
  isHereFirst: (clause) => `「${clause}」の最初の定義。`,
  itIsHereAlready: () => '同じ値がここにもある。',
  itIsNeededHere: () => 'この箇所で必要とされている。',
  otherIsHere: (id) => `「${id}」の定義。`,
  phraseOf: (word) => `「${word}」のフレーズ。`,
  noMeaningEither: (word) => `「${word}」も実装されていない。`,
  mayCarry: () => 'この語を使えるコンポーネント。',
  mayGoTogether: () => '一緒に使える語。',
  whatItNeeds: () => 'この語に必要なもの。',
  cardsCountToo: () => 'この行のカードも数に含まれる。',
  limitCountsToo: () => 'この制限も関係する。',
  ruleOnCard: () => 'ルールはこのカードに書かれている。',
  ruleIsHere: () => 'ルールの定義。',
  sameRule: () => '同じ内容のルール。',
  wasRendered: (id) => `「${id}」の描画中。`,
  templateShows: () => 'テンプレートのこの箇所で表示される。',
  orderedAs: (sheet, products) => `「${sheet}」の画像は、次の商品に合う：${products}。`,
  notOrdered: (sheet, products) =>
    products === ''
      ? `「${sheet}」はこの注文に入らない。この大きさと形の商品がない。`
      : `「${sheet}」はこの注文に入らない。このサービスには独自の展開図がある。partのないシートのsizeに、次のどれかを書けば注文できる：${products}。`,
};
