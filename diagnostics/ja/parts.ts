import type { parts as english } from '../catalogue/parts.ts';
import type { FamilyWords } from '../words.ts';
import { quote } from './japanese.ts';

export const parts: FamilyWords<typeof english> = {
  CW3100: {
    title: '用紙に収まらない部品',
    message: ({ part, width, height, paper, across, down }) =>
      `組み立てる前の${part}は${width}×${height} mmで、${paper}の印刷できる範囲（${across}×${down} mm）に収まらない。`,
    hint: () => '大きな用紙に印刷するか（--paper a3）、箱に入れるカードを減らしてください。',
  },

  CW3101: {
    title: '薄すぎて閉じない箱',
    message: ({ depth, least }) =>
      `箱の内側の奥行きが${depth} mmになる。${least} mm未満ではふたが留まらない。`,
    hint: () => 'もっと多くのカードを入れるか、少ない枚数には紙の帯など別のものを使ってください。',
  },

  CW3102: {
    title: 'カードが入らない箱',
    message: ({ sheet }) => `シート${quote(sheet)}に、この箱に入れるカードがない。`,
    hint: () => 'kindのあるシートを指定し、フィルターかデッキを直してください。',
  },

  CW3103: {
    title: 'カードの厚さが不明',
    message: ({ sheet }) => `シート${quote(sheet)}のカードの厚さがどこにも書かれていない。`,
    hint: () =>
      '重ねて測った高さを書くか（stack: { cards: 20, height: 7.4 }）、box.yamlのstocksに厚さを書いてください。',
  },

  CW3104: {
    title: '小さすぎて作れない部品',
    message: ({ what, length, least }) =>
      `${NAMES[what]}が${length} mmしかない。${least} mm以上必要。`,
    hint: ({ what }) => HINTS[what],
  },
};

const NAMES = {
  'hook-width': '箱の幅',
  'standee-base': '台座',
  'dial-sector': '値1つ分の幅',
  'tab-width': '見出しの幅',
  'hub-distance': '中心から縁までの距離',
} as const;

const HINTS = {
  'hook-width': 'tuck-boxにしてください。吊り下げ穴の幅は32 mmです。',
  'standee-base': '前後の台座を合わせて高さの0.4倍にしてください。足りないとコマが倒れます。',
  'dial-sector': 'ダイヤルを大きくするか、値を減らしてください。',
  'tab-width': '見出しの数を減らしてください。',
  'hub-distance': 'ダイヤルを大きくしてください。',
} as const;
