/** Lists of cards in positions: ids, and `3 x orc-ravager` for three of them. */
import { BadPosition } from '../rules.ts';

const LINE = /^(?:(\d{1,4}) x )?(\S+)$/;

/** Whether a text is a line of such a list, and no other words. */
export function isCardLine(text: string): boolean {
  return LINE.test(text);
}

/** One id per card, in the order of the list. Throws a `BadPosition` that names `what`. */
export function readCards(list: unknown, what: string): string[] {
  if (!Array.isArray(list)) throw new BadPosition(what, list);
  return list.flatMap((line: unknown) => {
    const match = typeof line === 'string' ? LINE.exec(line) : null;
    if (match === null) throw new BadPosition(what, line);
    return Array.from({ length: Number(match[1] ?? 1) }, () => String(match[2]));
  });
}

/** The list in its shortest form: neighbours that are equal stand in one line. */
export function writeCards(cards: readonly string[]): string[] {
  const lines: { id: string; count: number }[] = [];
  for (const id of cards) {
    const last = lines.at(-1);
    if (last?.id === id) last.count += 1;
    else lines.push({ id, count: 1 });
  }
  return lines.map(({ id, count }) => (count === 1 ? id : `${count} x ${id}`));
}
