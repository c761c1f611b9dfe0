/**
 * Whether bytes are Shift JIS. Nearly every text in a Latin encoding is valid in it too: `Wächter` in
 * Windows-1252 reads `W臘hter`, and `Ölfass` begins with a katakana of half width.
 */

/** What Japanese is full of, and accents of no Latin encoding become. */
const KANA = /\p{sc=Hiragana}|[ァ-ヺー]{2}/u;

/** Each of its characters. */
const KANA_OF_FULL_WIDTH = /[\p{sc=Hiragana}ァ-ヺー]/gu;

const KANJI = /^[\p{sc=Han}々〆、。・「」『』【】（）！？：　]{2,}$/u;

/** Without kana, fewer kanji than these could be chance. */
const FEWEST_KANJI = 4;

/** Characters for private use are `ö` and `ñ` of Windows-1252. */
const NEVER_WRITTEN = /[\p{Co}\u0080-\u009F]/u;

/** False as well where it could be Shift JIS, but is not certain to be. */
export function isShiftJis(bytes: Buffer): boolean {
  let text: string;
  try {
    text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  if (NEVER_WRITTEN.test(text)) return false;
  const runs = [...text.matchAll(/\P{ASCII}+/gu)];
  const others = runs.filter(([run]) => !KANA.test(run));
  const touching = others.filter(({ 0: run, index }) => touchesLetters(text, run, index));
  if (others.length < runs.length) {
    // `HP上昇` is Japanese too, among enough kana.
    return (text.match(KANA_OF_FULL_WIDTH) ?? []).length > touching.length;
  }
  const kanji = runs.map(([run]) => run).join('');
  const isKanji = touching.length === 0 && runs.every(([run]) => KANJI.test(run));
  return isKanji && kanji.length >= FEWEST_KANJI;
}

/** An accented letter in a word of a Latin encoding. */
function touchesLetters(text: string, run: string, index: number): boolean {
  const neighbours = `${text[index - 1] ?? ''}${text[index + run.length] ?? ''}`;
  return /[A-Za-z]/.test(neighbours);
}
