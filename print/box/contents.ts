/** What is in the box, in words: the list in the rulebook, and at the terminal. */
import { formatMessage, inLocale } from '../../kernel/index.ts';
import { rulebookWords } from '../rulebook/book.ts';
import type { PrintableGame } from '../printable-game.ts';
import { countBox, type CountedLine } from './count-box.ts';
import { boxOf } from './read-box.ts';

/** `36 units`; a line with a text of its own says that, with its numbers filled in. */
function lineText({ written, sheet, cards, count }: CountedLine, locale: string): string {
  const params = { count, cards: cards.size };
  if (written.text !== undefined) {
    const text = inLocale(written.text, locale);
    return formatMessage(text, locale, params) ?? text;
  }
  const title = sheet === null ? rulebookWords(locale).title : inLocale(sheet.title, locale);
  return locale.startsWith('ja') ? `${title} ×${count}` : `${count} × ${title}`;
}

/** The same without the signs of Markdown. */
export function plainLine(line: CountedLine, locale: string): string {
  return lineText(line, locale).replaceAll('**', '');
}

/** A list in Markdown with an entry for each line. */
export function contentsList(lines: readonly CountedLine[], locale: string): string {
  return lines
    .filter(({ count }) => count > 0)
    .map((line) => `- ${lineText(line, locale).replaceAll(/\s+/g, ' ')}`)
    .join('\n');
}

/** A book with the list of what is in the box as it would be written by hand: its terms are in the index too. */
export function withContents(text: string, printable: PrintableGame, locale: string): string {
  return text.replace(/^!\[[^\]]*\]\(book:box\)$/gm, () => {
    const box = boxOf(printable);
    return box === null ? '' : contentsList(countBox(box, printable).lines, locale);
  });
}
