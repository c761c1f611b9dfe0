/** The lines of a compiled deck whose cards hold others: a unit with its weapons. */
import { isMapping } from './plain-data.ts';

export interface DeckLine {
  readonly card: string;
  readonly count: number;
  /** What each copy holds. */
  readonly with?: readonly DeckLine[];
}

/** Copies of one card: what anybody sends is dealt out card by card. */
export const MOST_COPIES = 10_000;

/** How deep lines may be in each other, wherever they come from. */
const DEEPEST = 8;

/** Whether something that anybody wrote is a list of lines. */
export function isDeckLines(written: unknown, depth = 0): written is readonly DeckLine[] {
  if (!Array.isArray(written) || depth > DEEPEST) return false;
  return written.every((line: unknown) => {
    if (!isMapping(line)) return false;
    const { card, count, with: held, ...others } = line;
    const isWhole =
      typeof card === 'string' && Number.isSafeInteger(count) && isWithin(Number(count));
    if (!isWhole || Object.keys(others).length > 0) return false;
    return held === undefined || isDeckLines(held, depth + 1);
  });
}

function isWithin(count: number): boolean {
  return count > 0 && count <= MOST_COPIES;
}

/** One entry for each copy, in the order of the deck: what each of them holds. */
export function copiesOf(lines: readonly DeckLine[]): DeckLine[] {
  return lines.flatMap((line) => Array.from({ length: line.count }, () => ({ ...line, count: 1 })));
}
