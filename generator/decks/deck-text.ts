/**
 * Changes a deck in its text, line by line; remarks, order and everything else stay byte for byte.
 */
import type { Path, Span } from '../../diagnostics/index.ts';
import { Places } from '../load/places.ts';
import { type Edit, withoutItem } from '../edit/text-edits.ts';
import { lineStart } from '../load/yaml/lines.ts';
import { type LineMove, moveItems, moveLines } from './move-text.ts';

/** Each gives null where the text is written in a way that it does not know. */
export interface DeckText {
  setCount(line: Path, count: number): Edit | null;
  setCard(line: Path, card: string): Edit | null;
  remove(line: Path): Edit | null;
  setChoice(name: string, value: unknown): Edit | null;
  /** Takes lines of cards to the ends of sections. */
  move(moves: readonly LineMove[]): readonly Edit[] | null;
}

/** A deck file of the game. */
export function yamlDeck(text: string): DeckText {
  const places = new Places(text);
  const scalar = (path: Path, value: unknown): Edit => ({
    ...places.locate(path),
    text: plain(value),
  });
  return {
    setCount: (line, count) => scalar([...line, 'count'], count),
    setCard: (line, card) => scalar([...line, 'card'], card),
    move: (moves) => moveItems(text, places, moves),
    remove: (line) => withoutItem(text, places.locate(line)),
    setChoice(name, value) {
      const key = places.locate([name], 'key');
      if (text.slice(key.start, key.end) === name) return scalar([name], value);
      const { start } = places.locate(['cards'], 'key');
      const isOwnLine = start === lineStart(text, start);
      return isOwnLine ? { start, end: start, text: `${name}: ${plain(value)}\n` } : null;
    },
  };
}

/** As YAML writes it. */
function plain(value: unknown): string {
  const word = String(value);
  const isPlain =
    /^[A-Za-z][\w-]*$/.test(word) && !/^(?:true|false|null|yes|no|on|off)$/i.test(word);
  return isPlain || typeof value !== 'string' ? word : JSON.stringify(value);
}

/** A pasted list. `locate` knows the lines. */
export function listDeck(text: string, locate: (path: Path) => Span | null): DeckText {
  const change = (path: Path, replace: (line: string) => string): Edit | null => {
    const span = locate(path);
    return span === null ? null : { ...span, text: replace(text.slice(span.start, span.end)) };
  };
  return {
    setCount: (line, count) => change(line, (written) => recounted(written, count)),
    setCard: () => null,
    move: (moves) => moveLines(text, locate, moves),
    remove(line) {
      const span = locate(line);
      if (span === null) return null;
      const end = text.indexOf('\n', span.end);
      return { start: lineStart(text, span.start), end: end < 0 ? text.length : end + 1, text: '' };
    },
    setChoice(name, value) {
      const declared = change([name], (line) =>
        line.replace(/([:：]\s*).*$/su, `$1${String(value)}`),
      );
      const start = text.startsWith('\uFEFF') ? 1 : 0;
      return declared ?? { start, end: start, text: `${name}: ${String(value)}\n` };
    },
  };
}

function recounted(line: string, count: number): string {
  if (/^(?:[^\d:：]+[:：]\s*)?\d/u.test(line)) return line.replace(/\d+/, String(count));
  return /\d\s*$/.test(line) ? line.replace(/\d+(?=\s*$)/, String(count)) : `${count} ${line}`;
}
