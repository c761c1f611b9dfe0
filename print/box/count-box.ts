/** How many of each card, mat and book are in the box, line by line. */
import type { Card } from '../../engine/construction/index.ts';
import { compileFilter } from '../../engine/index.ts';
import { fault, noteWords, type Fault } from '../../diagnostics/index.ts';
import { nearest } from '../../kernel/index.ts';
import type { LinkedGame } from '../../generator/index.ts';
import type { GameData } from '../render/game-data.ts';
import { chooseCards, copiesStated, heldTogether, type BoxCounts } from '../sheets/selection.ts';
import type { CardSheet, Sheet } from '../sheets/sheet.ts';
import { BOX_FILE, type Box, type WrittenLine } from './read-box.ts';

/** A line, with what it comes to. */
export interface CountedLine {
  readonly written: WrittenLine;
  /** Null for a rulebook, and for what is not printed. */
  readonly sheet: Sheet | null;
  /** Copies by card id; empty for one thing. */
  readonly cards: ReadonlyMap<string, number>;
  readonly count: number;
}

export interface CountedBox {
  readonly lines: readonly CountedLine[];
  readonly faults: readonly Fault[];
}

/** What is asked of a game to count its box. */
export interface Countable {
  readonly sheets: readonly Sheet[];
  readonly data: Pick<GameData, 'kinds'>;
  readonly linked: LinkedGame;
}

/** Lines whose sheet is unknown come to nothing: that is a fault of its own. */
export function countBox(box: Box, game: Countable): CountedBox {
  const faults: Fault[] = [];
  const owners = new Owners();
  const lines: CountedLine[] = [];
  // What others leave is known when all of them are counted.
  const order = [...box.contents.keys()].toSorted(
    (a, b) => Number(isRest(box.contents[a])) - Number(isRest(box.contents[b])) || a - b,
  );
  for (const index of order) {
    const written = box.contents[index];
    if (written === undefined) continue;
    const { line, found } = countLine(written, index, game, owners);
    lines[index] = line;
    faults.push(...found);
  }
  return { lines, faults };
}

function isRest(line: WrittenLine | undefined): boolean {
  return line?.others === true;
}

function countLine(
  written: WrittenLine,
  index: number,
  game: Countable,
  owners: Owners,
): { line: CountedLine; found: readonly Fault[] } {
  const sheet = game.sheets.find(({ id }) => id === written.sheet) ?? null;
  if (sheet?.sort !== 'cards') {
    const times = typeof written.copies === 'number' ? written.copies : 1;
    const count = written.sheet !== undefined && sheet === null ? 0 : times;
    return { line: { written, sheet, cards: new Map(), count }, found: [] };
  }
  const cards = cardsOf(written, sheet, game, owners);
  const found = [
    ...unknownCards(written, index, sheet, game),
    ...owners.take(written, index, sheet, cards),
  ];
  if (cards.size === 0 && found.length === 0) {
    const place = { file: BOX_FILE, path: ['contents', index, 'sheet'] };
    found.push(fault('CW3065', place, { sheet: sheet.id }));
  }
  const count = [...cards.values()].reduce((sum, copies) => sum + copies, 0);
  return { line: { written, sheet, cards, count }, found };
}

/** In the order of the files. */
function cardsOf(
  { where, decks, cards, others, copies }: WrittenLine,
  sheet: CardSheet,
  { data, linked }: Countable,
  owners: Owners,
): ReadonlyMap<string, number> {
  const all = data.kinds[sheet.kind] ?? [];
  const onSheet = chooseCards({ ...sheet, copies: null }, all, linked, {}).map(({ card }) => card);
  const printed = new Map(
    chooseCards(sheet, all, linked, {}).map((one) => [one.card.id, one.copies]),
  );
  const fits = where === undefined ? () => true : compileFilter(where, () => undefined);
  const times = typeof copies === 'number' ? copies : 1;
  const held = decks === undefined ? null : heldTogether(decks, linked);
  const own = cards === undefined ? null : new Map(cards.map((one) => [one.card, one.copies ?? 1]));
  const countOf = (card: Card): number => {
    if (own !== null) return own.get(card.id) ?? 0;
    if (held !== null) return (held.get(card.id) ?? 0) * times;
    if (others === true && owners.has(sheet.id, card.id)) return 0;
    if (copies === undefined) return printed.get(card.id) ?? 0;
    return typeof copies === 'number' ? copies : copiesStated(copies, card);
  };
  const counted = onSheet.filter(fits).map((card) => [card.id, countOf(card)] as const);
  return new Map(counted.filter(([, count]) => count > 0));
}

function unknownCards(
  { cards = [] }: WrittenLine,
  index: number,
  sheet: CardSheet,
  { data, linked }: Countable,
): Fault[] {
  const all = data.kinds[sheet.kind] ?? [];
  const ids = chooseCards({ ...sheet, copies: null }, all, linked, {}).map(({ card }) => card.id);
  return cards.flatMap(({ card: name }, at) => {
    if (ids.includes(name)) return [];
    const place = { file: BOX_FILE, path: ['contents', index, 'cards', at, 'card'] };
    const near = nearest(name, ids);
    return [fault('CW3069', place, { sheet: sheet.id, part: 'card', name, nearest: near })];
  });
}

/** Which line has a card. Decks share cards, and single ones may be added to them; nothing else has a card twice. */
class Owners {
  readonly #lines = new Map<string, { readonly line: number; readonly isAdded: boolean }>();

  has(sheet: string, card: string): boolean {
    return this.#lines.has(`${sheet} ${card}`);
  }

  /** The first card that another line has is a fault; the others follow from the same slip. */
  take(
    { decks, cards: single }: WrittenLine,
    line: number,
    { id: sheet }: CardSheet,
    cards: ReadonlyMap<string, number>,
  ): Fault[] {
    const isAdded = decks !== undefined || single !== undefined;
    const faults: Fault[] = [];
    for (const id of cards.keys()) {
      const before = this.#lines.get(`${sheet} ${id}`);
      if (before === undefined) this.#lines.set(`${sheet} ${id}`, { line, isAdded });
      else if (!(isAdded && before.isAdded)) faults.push(twice(id, line, before.line));
    }
    return faults.slice(0, 1);
  }
}

function twice(id: string, line: number, before: number): Fault {
  const message = noteWords().itIsHereAlready();
  const related = [{ message, file: BOX_FILE, path: ['contents', before, 'sheet'] }];
  const place = { file: BOX_FILE, path: ['contents', line, 'sheet'], related };
  return fault('CW3064', place, { what: 'card', id });
}

/** What of each sheet is in the box, over all lines. */
export function countsOf({ lines }: Pick<CountedBox, 'lines'>): BoxCounts {
  const counts = new Map<string, { cards: Map<string, number>; count: number }>();
  for (const { sheet, cards, count } of lines) {
    if (sheet === null) continue;
    const own = counts.get(sheet.id) ?? { cards: new Map<string, number>(), count: 0 };
    for (const [id, copies] of cards) own.cards.set(id, (own.cards.get(id) ?? 0) + copies);
    own.count += count;
    counts.set(sheet.id, own);
  }
  return counts;
}
