/** Changes of a deck as it is written: each gives new data, and leaves the old as it was. */
import type { Path } from '../../diagnostics/index.ts';
import { isCount, type Fix, UNPLACED } from '../../engine/construction/index.ts';
import { isMapping } from '../../kernel/index.ts';

/** A deck file: `cards` is a list of lines, or lists by section. */
export type DeckData = Readonly<Record<string, unknown>>;

/** A line of a deck with its place. */
export interface ListLine {
  /** `UNPLACED` where decks are one list. */
  readonly section: string;
  readonly path: Path;
  /** As it is written: an id, or a name. */
  readonly card: string;
  readonly count: unknown;
  /** Boxes ticked on the card, by the name of the change. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** What is attached to each copy. */
  readonly with: readonly ListLine[];
}

export function linesOf({ cards }: DeckData): ListLine[] {
  if (!isMapping(cards)) return linesIn(cards, UNPLACED, ['cards']);
  return Object.entries(cards).flatMap(([name, list]) => linesIn(list, name, ['cards', name]));
}

function linesIn(list: unknown, section: string, path: Path): ListLine[] {
  if (!Array.isArray(list)) return [];
  return list.map((line: unknown, index): ListLine => {
    const { card, count, changes, with: held } = isMapping(line) ? line : {};
    const own = [...path, index];
    return {
      section,
      path: own,
      card: typeof card === 'string' ? card : '',
      count,
      changes: isMapping(changes) ? changes : {},
      with: linesIn(held, section, [...own, 'with']),
    };
  });
}

/** With those that are attached to others. */
export function allLines(data: DeckData): ListLine[] {
  const within = (lines: readonly ListLine[]): ListLine[] =>
    lines.flatMap((line) => [line, ...within(line.with)]);
  return within(linesOf(data));
}

export function setCard(data: DeckData, path: Path, card: string): DeckData {
  return changed(data, path, (line) => ({ ...(isMapping(line) ? line : {}), card }));
}

/** Another number of copies on the line at a path; 0 removes it. */
export function setCount(data: DeckData, path: Path, count: number): DeckData {
  if (count <= 0) return removeLine(data, path);
  return changed(data, path, (line) => ({ ...(isMapping(line) ? line : {}), count }));
}

/** What the deck changes of the card on the line at a path: boxes by change, 0 for none. */
export function setChanges(
  data: DeckData,
  path: Path,
  changes: Readonly<Record<string, number>>,
): DeckData {
  const ticked = Object.entries(changes).filter(([, boxes]) => boxes > 0);
  return changed(data, path, (line) => {
    const { changes: _, ...kept } = isMapping(line) ? line : {};
    return ticked.length === 0 ? kept : { ...kept, changes: Object.fromEntries(ticked) };
  });
}

export function removeLine(data: DeckData, path: Path): DeckData {
  const at = Number(path.at(-1));
  const made = changed(data, path.slice(0, -1), (list) =>
    Array.isArray(list) ? list.toSpliced(at, 1) : list,
  );
  // What holds nothing any more is not written.
  return path.at(-2) === 'with' ? withoutEmpty(made, path.slice(0, -1)) : made;
}

function withoutEmpty(data: DeckData, path: Path): DeckData {
  return changed(data, path.slice(0, -1), (line) => {
    if (!isMapping(line) || !Array.isArray(line['with']) || line['with'].length > 0) return line;
    const { with: _, ...kept } = line;
    return kept;
  });
}

/** One copy more, as a line of its own. `under`: the line to which it is attached. */
export function addCard(data: DeckData, card: string, section: string, under?: Path): DeckData {
  const line = { card, count: 1 };
  if (under !== undefined) {
    return changed(data, under, (holder) => {
      const { with: held = [], ...own } = isMapping(holder) ? holder : {};
      return { ...own, with: [...(Array.isArray(held) ? held : []), line] };
    });
  }
  const { cards } = data;
  if (section === UNPLACED && !isMapping(cards)) {
    return { ...data, cards: [...(Array.isArray(cards) ? cards : []), line] };
  }
  const lists = isMapping(cards) ? cards : {};
  const list: unknown = lists[section];
  return {
    ...data,
    cards: { ...lists, [section]: [...(Array.isArray(list) ? list : []), line] },
  };
}

/** Undefined takes back what the deck declares. */
export function setChoice(data: DeckData, name: string, value: unknown): DeckData {
  if (value === undefined) {
    const { [name]: _, ...kept } = data;
    return kept;
  }
  if (Object.hasOwn(data, name)) return { ...data, [name]: value };
  // Before the cards, where decks declare what they are.
  const { cards, ...others } = data;
  return { ...others, [name]: value, cards };
}

/** The deck with a fix done. `idOf` reads a card as it is written. */
export function fixed(data: DeckData, fix: Fix, idOf: (written: string) => string): DeckData {
  const lines = linesOf(data);
  const of = (id: string): ListLine[] => lines.filter(({ card }) => idOf(card) === id);
  switch (fix.change) {
    case 'choice':
      return setChoice(data, fix.name, fix.value);
    case 'card':
      return of(fix.out)
        .filter(({ section }) => section === fix.section)
        .reduce((made, { path }) => setCard(made, path, fix.in), data);
    case 'move':
      return fix.moves.reduce((made, { card, from, to }) => {
        const moved = linesOf(made).filter(
          (line) => line.section === from && idOf(line.card) === card,
        );
        return moved.toReversed().reduce((one, line) => movedTo(one, line, to), made);
      }, data);
    case 'remove':
      return Object.entries(fix.cards).reduce(
        (made, [id, count]) => fewer(made, id, count, idOf),
        data,
      );
  }
}

function movedTo(data: DeckData, { path }: ListLine, to: string): DeckData {
  const line = valueAt(data, path);
  const { cards, ...others } = removeLine(data, path);
  const lists = isMapping(cards) ? cards : {};
  const list: unknown = lists[to];
  return { ...others, cards: { ...lists, [to]: [...(Array.isArray(list) ? list : []), line] } };
}

/** Copies are taken from the last lines of a card. */
function fewer(
  data: DeckData,
  id: string,
  count: number,
  idOf: (written: string) => string,
): DeckData {
  let [made, left] = [data, count];
  for (const line of linesOf(data).toReversed()) {
    if (left === 0 || idOf(line.card) !== id || !isCount(line.count)) continue;
    const taken = Math.min(left, line.count);
    made = setCount(made, line.path, line.count - taken);
    left -= taken;
  }
  return made;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | undefined)?.[key],
    data,
  );
}

function changed(data: DeckData, path: Path, change: (value: unknown) => unknown): DeckData {
  return replaced(data, path, change) as DeckData;
}

function replaced(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) => (at === key ? replaced(item, rest, change) : item));
  }
  if (!isMapping(value)) return value;
  return { ...value, [key]: replaced(value[key], rest, change) };
}
