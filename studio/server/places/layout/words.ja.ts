import type { LayoutWords } from '../../../protocol/layout.ts';

export const japanese: LayoutWords = {
  layout: 'レイアウト',
  sheet: 'シート',
  card: 'カード',
  language: '言語',
  size: '表示サイズ',
  boxes: '枠',
  noBoxes:
    'このシートには、画面で動かせる枠がありません。テンプレートで名前を付け（data-box="corner"）、位置をスタイルシートに書いた枠（--corner-left: 3mm）が動かせます。',
  box: '{name}：{sides}',
  colours: '色',
  fonts: 'フォント',
  moved: '{names}',
  found: 'このカードの問題',
  nothing: 'すべて収まっています。',
  overflow: '「{text}」は枠に対して横に{across}mm、縦に{down}mm大きすぎます。',
  small: '「{text}」は{size}ptです。このシートの下限は{least}ptです。',
  unsafe: '「{text}」は断裁線から{distance}mmです。このシートの下限は{least}mmです。',
  icons: 'アイコン',
  icon: '{place}の{icon}',
  searchIcons: 'アイコンを検索（sword、shieldなど英語で）',
  noIcons: 'その名前のアイコンはありません。',
  iconStep: '{place}を{icon}に',
  contrast: '「{text}」のコントラスト比は{ratio}:1です。この大きさの文字には{least}:1が必要です。',
  cannotTell:
    '画像、グラデーション、半透明の色の上にあり、色だけでは判定できないもの：{texts}。印刷時に画素から判定されます。',
  keys: '矢印キー：0.5mm移動 · Shift+矢印キー：大きさ · Alt：0.1mm単位',
};
