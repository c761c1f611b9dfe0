/** How large the pile is that a box holds: cards of sheets, as many as there are, each as thick as somebody states. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { nearest } from '../../kernel/index.ts';
import { countBox, type Countable, type CountedLine } from '../box/count-box.ts';
import type { Box } from '../box/read-box.ts';
import { PRINT_FILE, type CardSheet } from '../sheets/sheet.ts';
import type { Contents } from './shape.ts';
import type { Held, HeldLine } from './written.ts';

/** What is asked of a game to measure piles. */
export interface Measurable extends Countable {
  readonly box: Box | null;
}

/** The pile, or what is wrong with it; `index` is that of the sheet in print.yaml. */
export function pileOf(
  { holds = [], stack, sleeves }: Held,
  index: number,
  game: Measurable,
): Contents | readonly Fault[] {
  const lines = typeof holds === 'string' ? [{ sheet: holds }] : holds;
  const piles = lines.map((line, at) => {
    const last = typeof holds === 'string' ? [] : [at, 'sheet'];
    const place = { file: PRINT_FILE, path: ['sheets', index, 'part', 'holds', ...last] };
    const pile = pileOfLine(line, game);
    if (!isPile(pile)) return unknown(line, place, game);
    if (pile.cards === 0) return fault('CW3102', place, { sheet: pile.sheet.id });
    const each = stack === undefined ? pile.thickness : stack.height / stack.cards;
    if (each === null) return fault('CW3103', place, { sheet: pile.sheet.id });
    const { width, height } = sleeves ?? pile.sheet.size;
    return { width, height, depth: pile.cards * (each + (sleeves?.thickness ?? 0)) };
  });
  const faults = piles.filter((one): one is Fault => 'code' in one);
  if (faults.length > 0) return faults;
  const sound = piles.filter((one): one is Contents => 'depth' in one);
  return {
    width: Math.max(...sound.map(({ width }) => width)),
    height: Math.max(...sound.map(({ height }) => height)),
    depth: sound.reduce((sum, { depth }) => sum + depth, 0),
  };
}

interface Pile {
  readonly sheet: CardSheet;
  readonly cards: number;
  /** Of one card; null where nothing states it. */
  readonly thickness: number | null;
}

function isPile(pile: Pile | null): pile is Pile {
  return pile !== null;
}

/** Null where no such sheet of cards is known. */
function pileOfLine(line: HeldLine, game: Measurable): Pile | null {
  const sheet = game.sheets.find(({ id }) => id === line.sheet);
  if (sheet?.sort !== 'cards') return null;
  const { box } = game;
  const inBox = box === null ? [] : countBox(box, game).lines.filter((one) => one.sheet === sheet);
  const isWhole = Object.keys(line).every((key) => key === 'sheet' || key === 'stock');
  const counted = isWhole && inBox.length > 0 ? inBox : countAlone(line, game);
  const stock = line.stock ?? inBox[0]?.written.stock ?? box?.stock;
  return {
    sheet,
    cards: counted.reduce((sum, { count }) => sum + count, 0),
    thickness: (stock === undefined ? undefined : box?.stocks[stock]?.thickness) ?? null,
  };
}

function countAlone(line: HeldLine, game: Countable): readonly CountedLine[] {
  const cutting = { straight: 0, outline: 0, pages: 1 };
  return countBox({ contents: [line], stocks: {}, cutting, prices: [] }, game).lines;
}

function unknown(
  { sheet = '' }: HeldLine,
  place: Pick<Fault, 'file' | 'path'>,
  { sheets }: Countable,
): Fault {
  if (sheets.some(({ id }) => id === sheet)) return fault('CW3102', place, { sheet });
  const known = sheets.filter(({ sort }) => sort === 'cards').map(({ id }) => id);
  return fault('CW1203', place, { what: 'sheet', id: sheet, nearest: nearest(sheet, known) });
}
