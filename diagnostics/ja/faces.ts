import type { faces as english } from '../catalogue/faces.ts';
import type { FamilyWords } from '../words.ts';
import { listed, quote } from './japanese.ts';
import { sides } from './sides.ts';

/** 色覚の型の呼び名。 */
const deficiencyNames: Readonly<Record<string, string>> = {
  protanopia: '1型2色覚',
  deuteranopia: '2型2色覚',
  tritanopia: '3型2色覚',
};

export const faces: FamilyWords<typeof english> = {
  CW3050: {
    title: '小さすぎて読めない文字',
    message: ({ text, size, smallest, locale }) =>
      `${quote(text)}の文字サイズは${size} pt（${locale}）。このシートの最小値は${smallest} pt。`,
    hint: () =>
      'スタイルシートで大きくするか、試し刷りで読めるならprint.yamlのシートの"smallest"を下げてください。',
  },

  CW3051: {
    title: '安全領域の外にある文字',
    message: ({ text, side, distance, line, safe, locale }) =>
      `${quote(text)}から${sides[side]}の${line === 'cut' ? '裁ち線' : '折り目'}までは${distance} mm（${locale}）。${safe} mm以上離す必要がある。`,
    hint: () =>
      '内側に移すか、より正確に裁断できるならprint.yamlのシートの"safe"を下げてください。',
  },

  CW3052: {
    title: '枠に合わせて縮小した文字',
    message: ({ field, from, to, leading, locale }) => {
      const what = field === undefined ? '文字列' : quote(field);
      const size = to < from ? `${from} ptから${to} ptに縮小して` : `${from} ptで`;
      const lines = leading === undefined ? '' : `行の高さ${leading}で`;
      return `${what}を${size}${lines}印刷する（${locale}）。`;
    },
    hint: () => 'ほかのカードと同じ大きさにするには、文章を短くしてください。',
  },

  CW3053: {
    title: '翻訳できない文字',
    message: ({ text, side }) =>
      `${sides[side]}の${quote(text)}はテンプレートに直接書かれているため、どの言語でも同じになる。`,
    hint: () => 'templates/words.yamlに移し、ヘルパー「t」で表示してください。',
  },

  CW3055: {
    title: '画像の解像度不足',
    message: ({ path, dpi, least }) =>
      `${quote(path)}は${dpi} dpiで印刷される。${least} dpi未満では点が見える。`,
    hint: () => 'より大きな画像（300 dpiが理想）を使うか、小さく印刷してください。',
  },

  CW3056: {
    title: '大きすぎる画像',
    message: ({ path }) => `${quote(path)}は1億画素を超えている。`,
    hint: () => '縮小してください。63 × 88 mmのカードなら、300 dpiで80万画素です。',
  },

  CW3057: {
    title: '画像のないカード',
    message: () => 'カードにまだ画像がないため、代わりに×印の枠を印刷する。',
    hint: () => 'テンプレートが表示するフィールドに画像を指定してください。',
  },

  CW3058: {
    title: '読み込めない画像',
    message: ({ path }) => `${quote(path)}を画像として読み込めない。`,
    hint: () => '作成したアプリから、形式に合った拡張子で保存し直してください。',
  },

  CW3070: {
    title: 'コントラスト不足',
    message: ({ text, side, locale, ratio, least }) =>
      `${sides[side]}の${quote(text)}（${locale}）と背景のコントラスト比は${ratio} : 1。読みやすさのための最小値は${least} : 1。`,
    hint: () => '文字を暗くするか背景を明るくしてください。その逆でもかまいません。',
  },

  CW3071: {
    title: '色覚により見分けにくいカード',
    message: ({ field, values, deficiencies }) => {
      const who =
        deficiencies.length === 0
          ? '誰にとっても'
          : `${deficiencies.map((name) => deficiencyNames[name] ?? name).join('、')}の人には`;
      return `${field}が${listed(values)}のカードは、${who}見分けにくい。`;
    },
    hint: () =>
      '一方を明るくまたは暗くするか、それぞれに記号を加えてください。色よりも形の方が区別しやすくなります。',
  },
};
