/** Moves lines of a deck to other sections of its text, with the remarks behind them. */
import type { Path, Span } from '../../diagnostics/index.ts';
import { type Edit, withoutItem } from '../edit/text-edits.ts';
import { lineStart } from '../load/yaml/lines.ts';
import type { Places } from '../load/places.ts';

/** A line of cards goes to the end of a section. */
export interface LineMove {
  readonly line: Path;
  readonly to: string;
}

/** Items of lists in YAML. Null where one has several lines, or a list is written in a way that is not known here. */
export function moveItems(text: string, places: Places, moves: readonly LineMove[]): Edit[] | null {
  const taken = moves.map(({ line }) => withoutItem(text, places.locate(line)));
  const items = taken.map((edit) => (edit === null ? '' : itemIn(text, edit)));
  if (!items.every((item) => /^[^\n]+$/.test(item))) return null;
  const emptied = new Map(
    emptiedLists(places, moves).map((list) => [String(list.at(-1)), list] as const),
  );
  const put = [...new Set(moves.map(({ to }) => to))].map((section) => {
    const own = items.filter((_, index) => moves[index]?.to === section);
    const known = emptied.delete(section);
    return append(text, places, ['cards', section], { items: own, isEmptied: known });
  });
  const left = [...emptied.values()].flatMap((list) => emptyList(text, places, list));
  const edits = [...left, ...taken, ...put].filter((edit) => edit !== null);
  return edits.length < left.length + taken.length + put.length ? null : edits;
}

/** What is taken away, without the dash before it or the comma behind it. */
function itemIn(text: string, { start, end }: Edit): string {
  const row = text.slice(start, end).trim();
  return row.replace(/^-[ \t]+/, '').replace(/^,\s*|,$/g, '');
}

/** Items behind the last one of a list; `isEmptied`: those that are there go. */
function append(
  text: string,
  places: Places,
  path: Path,
  { items, isEmptied }: { readonly items: readonly string[]; readonly isEmptied: boolean },
): Edit | null {
  if (!places.has(path)) return null;
  const list = places.locate(path);
  const written = text.slice(list.start, list.end);
  if (written.startsWith('[')) {
    const isClear = written.endsWith(']') && !`${written}${items.join('')}`.includes('#');
    const at = list.start + written.trimEnd().replace(/\s*\]$/, '').length;
    const before = places.has([...path, 0]) && !isEmptied ? ', ' : '';
    return isClear ? { start: at, end: at, text: `${before}${items.join(', ')}` } : null;
  }
  const indent = /^[ \t]*/.exec(text.slice(lineStart(text, list.start)))?.[0] ?? '';
  return below(
    text,
    list,
    items.map((item) => `${indent}- ${item}`),
  );
}

/** A block list without items is nothing; between brackets it stays a list. */
function emptyList(text: string, places: Places, list: Path): Edit[] {
  if (text[places.locate(list).start] === '[') return [];
  const { end } = places.locate(list, 'key');
  return [{ start: end + 1, end: end + 1, text: ' []' }];
}

function emptiedLists(places: Places, moves: readonly LineMove[]): Path[] {
  const taken = new Set(moves.map(({ line }) => line.join('/')));
  const lists = new Map(moves.map(({ line }) => [line.slice(0, -1).join('/'), line.slice(0, -1)]));
  return [...lists.values()].filter((list) => {
    for (let index = 0; places.has([...list, index]); index += 1) {
      if (!taken.has([...list, index].join('/'))) return false;
    }
    return true;
  });
}

/** Lines of a pasted list: below the last line of the section, else at the end of the text. */
export function moveLines(
  text: string,
  locate: (path: Path) => Span | null,
  moves: readonly LineMove[],
): Edit[] | null {
  const spans = moves.map(({ line }) => locate(line));
  const known = spans.filter((span) => span !== null);
  if (known.length < spans.length) return null;
  const taken = known.map((span): Edit => ({ ...wholeLine(text, span), text: '' }));
  const targets = [...new Set(moves.map(({ to }) => to))];
  const put = targets.map((section): Edit => {
    const own = known.filter((_, index) => moves[index]?.to === section);
    const rows = own.map((span) => cardIn(text, span));
    const last = lastLine(locate, section);
    const end = { start: text.length, end: text.length };
    return last === null ? below(text, end, ['', `${section}:`, ...rows]) : below(text, last, rows);
  });
  return [...taken, ...put];
}

/** The last line of cards of a section, or its heading. */
function lastLine(locate: (path: Path) => Span | null, section: string): Span | null {
  let last = locate(['cards', section]);
  for (let index = 0; ; index += 1) {
    const next = locate(['cards', section, index]);
    if (next === null) return last;
    last = next;
  }
}

/** `SB: 2 Orc Ravager # two` without its place. */
function cardIn(text: string, span: Span): string {
  const { start, end } = wholeLine(text, span);
  return text
    .slice(start, end)
    .trim()
    .replace(/^[^\d\s:：#][^:：#]*[:：]\s*/u, '');
}

/** Rows as lines of their own below the line of `span`. */
function below(text: string, span: Span, rows: readonly string[]): Edit {
  const { end } = wholeLine(text, span);
  const isOpen = end > 0 && text[end - 1] !== '\n';
  return { start: end, end, text: `${isOpen ? '\n' : ''}${rows.join('\n')}\n` };
}

/** From the beginning of the line to the next. */
function wholeLine(text: string, span: Span): Span {
  const end = text.indexOf('\n', Math.max(span.start, span.end - 1));
  return { start: lineStart(text, span.start), end: end < 0 ? text.length : end + 1 };
}
