/** box.yaml as written: what is in the box, on what it is printed, what it costs. */
import type { Where } from '../../engine/construction/index.ts';
import type { Text } from '../../engine/index.ts';
import { filesOf, type CheckResult } from '../../generator/index.ts';
import { isMapping } from '../../kernel/index.ts';

/** Name of the file. */
export const BOX_FILE = 'box.yaml';

/** One line of the contents: a sheet, or some of its cards; a rulebook; a part that nobody prints. */
export interface WrittenLine {
  readonly sheet?: string;
  readonly where?: Where;
  readonly decks?: readonly string[];
  readonly cards?: readonly { readonly card: string; readonly copies?: number }[];
  readonly others?: true;
  readonly copies?: number | { readonly field: string };
  readonly rulebook?: true;
  readonly part?: string;
  readonly text?: Text;
  readonly stock?: string;
}

/** Paper or board, as its maker states it; what nobody states is not there. */
export interface Stock {
  /** Per square metre. */
  readonly grams?: number;
  /** Of one sheet, in mm. */
  readonly thickness?: number;
  readonly source: string;
}

/** Seconds for one cut, and how many pages are cut at once. */
export interface Cutting {
  readonly straight: number;
  readonly outline: number;
  readonly pages: number;
}

/** What one print service asks. */
export interface WrittenPrice {
  readonly service: string;
  readonly currency: string;
  /** Of one piece, by sheet. */
  readonly each: Readonly<Record<string, number>>;
  readonly once?: number;
  readonly source: string;
  readonly read: string;
}

export interface Box {
  readonly contents: readonly WrittenLine[];
  readonly stocks: Readonly<Record<string, Stock>>;
  /** Of lines that name no other. */
  readonly stock?: string;
  readonly cutting: Cutting;
  readonly prices: readonly WrittenPrice[];
}

/** A knife along a ruler, and scissors: our own estimate, which `cutting` of box.yaml replaces. */
const USUAL_CUTTING: Cutting = { straight: 10, outline: 30, pages: 1 };

/** Null where box.yaml has faults of form, or is missing. */
export function boxOf({ game }: Pick<CheckResult, 'game'>): Box | null {
  const file = game === null ? undefined : filesOf(game, 'box')[0];
  if (file === undefined || file.faults.length > 0 || !isMapping(file.data)) return null;
  const { stocks = {}, cutting, prices = [], ...written } = file.data as unknown as Partial<Box>;
  return {
    contents: [],
    ...written,
    stocks,
    cutting: { ...USUAL_CUTTING, ...cutting },
    prices,
  };
}
