import type { browser as english } from '../catalogue/browser.ts';
import type { FamilyWords } from '../words.ts';
import { quote } from './japanese.ts';

const reasons = {
  drawings: {
    message: (font: string) =>
      `${font === '' ? '名前のないフォント' : `フォント${quote(font)}`}が、PDFに文字ではなく図形として埋め込まれている。`,
    hint: 'TrueTypeアウトラインの静的フォントを使ってください。',
  },
  missing: {
    message: (font: string) => `フォント${quote(font)}がPDFに埋め込まれていない。`,
    hint: 'ライセンスまたは形式により埋め込めません。別のフォントを使ってください。',
  },
  foreign: {
    message: (font: string) =>
      `フォント${quote(font)}はこのマシンにしかない。ほかの環境では見た目が変わる。`,
    hint: '使う文字をすべて含むフォントをスタイルシートで指定してください。',
  },
  unreadable: {
    message: (font: string) => `フォントファイル${quote(font)}を読み込めない。`,
    hint: 'TTFまたはWOFF2のファイルに置き換えてください。',
  },
} as const;

export const browser: FamilyWords<typeof english> = {
  CW4001: {
    title: 'ブラウザーが見つからない',
    message: () =>
      '印刷にはChrome、ChromiumまたはEdgeが必要だが、このマシンに見つからない。印刷以外の機能はブラウザーなしで使える。',
    hint: ({ platform }) =>
      [
        'いずれかをインストールするか、',
        '--browser <path> または環境変数CARDWRIGHT_BROWSERで指定するか、',
        platform === 'linux'
          ? 'パッケージとしてインストールしてください：npm install @sparticuz/chromium@143.0.4'
          : '別のマシンで同じコマンドを実行してください。',
      ].join(''),
  },

  CW4002: {
    title: 'ブラウザーが起動しない、または停止した',
    message: ({ browser: path, reason }) => `ブラウザー${quote(path)}でエラー：${quote(reason)}`,
    hint: () =>
      '--browser <path> または環境変数CARDWRIGHT_BROWSERで別のブラウザーを指定してください。',
  },

  CW4003: {
    title: '印刷に適さないフォント',
    message: ({ font, wrong }) => reasons[wrong].message(font),
    hint: ({ wrong }) => reasons[wrong].hint,
  },
};
