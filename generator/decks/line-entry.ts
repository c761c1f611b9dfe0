/** One line of a pasted list: so many copies of a card. */

export interface LineEntry {
  readonly card: string;
  readonly count: number;
}

/** Digits of any width, and what was meant as a number of copies; the judge refuses what is none. */
const COUNT_FIRST = /^([-−]?[\d０-９]+(?:[.,]\d+)?(?:e\d+)?)\s*[x×ｘ]?[,;]?\s+(\S.*)$/iu;
/** `x3 Orc Ravager`, `(3) Orc Ravager`, `[3] Orc Ravager` */
const COUNT_MARKED = /^(?:[x×ｘ]\s*([\d０-９]+)|[([]\s*([\d０-９]+)\s*[)\]])\s+(\S.*)$/iu;
const COUNT = /^[-−]?[\d０-９]+(?:[.,]\d+)?(?:e\d+)?$/iu;
/** `Orc Ravager x3`, `Orc Ravager (3)` */
const COUNT_LAST = /^(\S.*?)\s*(?:(?:\s[x×ｘ]|×)\s*([\d０-９]+)|\s\(\s*([\d０-９]+)\s*\))$/iu;
/** Before the lines of lists in forums and chats. */
const BULLET = /^[-–—*•·]\s+/u;

/** `2 Orc Ravager`, `2x Orc Ravager`, `Orc Ravager x2`, or one `Orc Ravager`; null for no card. */
export function readEntry(line: string): LineEntry | null {
  const content = line.replace(BULLET, '');
  const [, first, named] = COUNT_FIRST.exec(content) ?? marked(content);
  const [, placed, last, inBrackets] = COUNT_LAST.exec(content) ?? [];
  const count = first ?? last ?? inBrackets ?? '1';
  const card = named ?? (first === undefined ? (placed ?? content) : '');
  const copies = countMeant(count);
  return card === '' || copies === null || /^[\d.,-]+$/.test(card) ? null : { card, count: copies };
}

/** A line whose count comes first; null for every other. */
export function readCounted(line: string): LineEntry | null {
  const content = line.replace(BULLET, '');
  return COUNT_FIRST.test(content) ? readEntry(content) : null;
}

/** The same parts as `COUNT_FIRST` gives. */
function marked(content: string): readonly (string | undefined)[] {
  const [whole, afterSign, inBrackets, card] = COUNT_MARKED.exec(content) ?? [];
  return [whole, afterSign ?? inBrackets, card];
}

/** `3`, `３`; also -3, 1,5 and 1e9, which the judge refuses at their line. Null for what is no number. */
export function countMeant(written: string): number | null {
  if (!COUNT.test(written)) return null;
  return Number(written.normalize('NFKC').replace('−', '-').replace(',', '.'));
}
