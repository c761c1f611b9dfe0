import type { patterns as english } from '../catalogue/patterns.ts';
import type { FamilyWords } from '../words.ts';
import { didYouMean, quote } from './japanese.ts';

export const patterns: FamilyWords<typeof english> = {
  CW1205: {
    title: '原点のない図',
    message: () => '図に原点（@）がない。1個必要。',
    hint: () => '原点のマスに@を1個書いてください。',
  },

  CW1206: {
    title: '原点が複数ある図',
    message: ({ count }) => `図に原点（@）が${count}個ある。1個だけ必要。`,
    hint: () => '@を1個だけ残し、範囲内のマスには#、それ以外のマスには.を書いてください。',
  },

  CW1207: {
    title: '図の行の長さが不揃い',
    message: ({ line, width, expected }) =>
      `図の${line}行目は${width}マス。ほかの行は${expected}マス。`,
    hint: ({ width, expected }) =>
      width < expected
        ? `点（.）を${expected - width}個追加してください。`
        : `${width - expected}マス短くするか、ほかの行に点（.）を追加してください。`,
  },

  CW1208: {
    title: '図に未知の文字',
    message: ({ character }) => `図の中の${name(character)}に意味はない。`,
    hint: ({ character, allowed }) =>
      didYouMean(
        narrow(character, allowed),
        '原点には@、範囲内のマスには#、それ以外のマスには.を書いてください。',
      ),
  },

  CW1209: {
    title: '範囲が空の図',
    message: () => '図に範囲内のマスがない。',
    hint: () => '範囲内のマスに#を書いてください。',
  },

  CW1424: {
    title: '盤面に届かないパターン',
    message: ({ columns, rows }) =>
      `${columns}列${rows}行の盤面では、どのマスからもこのパターンの届くマスがない。`,
    hint: () => '図を小さくするか、game.yamlの"board"を修正してください。',
  },

  CW1453: {
    title: '終わらないおそれのあるスキーマのパターン',
    message: ({ pattern }) => `パターン${quote(pattern)}とゲームの文字列との照合が終わらなかった。`,
    hint: () =>
      '同じものの繰り返しを繰り返しの中に置かず、どの文字列も一通りにしか一致しないように書いてください。',
  },

  CW1590: {
    title: '直線上にないマス',
    message: ({ squares }) => `このパターンの${squares}マスが、原点からの直線上にない。`,
    hint: () => '各マスを@の前後左右または斜めの直線上に描いてください。',
  },

  CW1591: {
    title: '配置図の大きさの誤り',
    message: ({ line, actual, expected }) =>
      line === null
        ? `配置図が${actual}行ある。${needed(expected)}行でなければならない。`
        : `配置図の${line}行目が${actual}マスある。${needed(expected)}マスでなければならない。`,
    hint: () => 'すべてのマスを1文字ずつで描いてください。',
  },

  CW1592: {
    title: '配置図に未知の文字',
    message: ({ character }) => `この配置図の中の${name(character)}に意味はない。`,
    hint: ({ character, signs }) =>
      didYouMean(
        narrow(character, Object.keys(signs).join('')),
        `使える文字：${Object.entries(signs)
          .map(([sign, means]) => `${sign}は${means ?? '何もないマス'}`)
          .join('、')}。`,
      ),
  },

  CW1593: {
    title: '配置図の記号の数の誤り',
    message: ({ sign, actual, expected }) =>
      `この配置図で「${sign}」のあるマスは${actual}個。${expected}個でなければならない。`,
    hint: () => 'そのとおりに描くか、スキーマの"x-layout-count"を修正してください。',
  },
};

/** `6`、`4～6`。 */
function needed(expected: number | readonly [least: number, most: number]): string {
  return typeof expected === 'number' ? String(expected) : expected.join('～');
}

function name(character: string): string {
  if (character === ' ') return '空白';
  if (character === '\t') return 'タブ';
  return quote(character);
}

/** 全角で入力された文字の半角：`＠`に対する`@`。 */
function narrow(character: string, allowed: string): string | undefined {
  const plain = character.normalize('NFKC');
  return plain !== '' && allowed.includes(plain) ? plain : undefined;
}
