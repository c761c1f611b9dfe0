/** What the calibration sheet says, in the language of the tool: whoever prints is its user. */
import { language, type Language } from '../../diagnostics/index.ts';

interface SheetWords {
  readonly title: string;
  /** A line each; below them is what is typed with the readings. */
  readonly front: readonly string[];
  readonly back: readonly string[];
  readonly ruler: string;
}

const words: Readonly<Record<Language, SheetWords>> = {
  en: {
    title: 'Cardwright calibration sheet',
    front: [
      'Calibration, front. Print at 100 %, on both sides of one sheet.',
      'Hold it against a light, the back towards you.',
      'The lines of each cross shine through at a number of the scale x and one of the scale y. Then type:',
    ],
    back: [
      'Calibration, back. Upper: this end of the sheet.',
      'x counts to the right, y downwards; what lies left or above is negative.',
    ],
    ruler: '50 mm: if it is not, print at 100 %',
  },
  ja: {
    title: 'Cardwright 調整シート',
    front: [
      '調整シート（おもて）。1枚の用紙の両面に、100%で印刷してください。',
      'うら面を手前にして、光に透かします。',
      '上下それぞれの十字の線が、目盛りxと目盛りyのどの数に重なるかを読み取り、次のように入力します。',
    ],
    back: [
      '調整シート（うら）。こちらの端が「upper」（上）です。',
      'xは右へ、yは下へ数えます。左や上にずれているときは負の数です。',
    ],
    ruler: '50 mm。違うときは100%で印刷してください',
  },
};

export function sheetWords(): SheetWords {
  return words[language()];
}
