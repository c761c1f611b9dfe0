/** What a position says of a piece on a square, `P1 storm-wing W h3`, word by word. */
import type { PiecesField, PieceWord } from '../../../engine/index.ts';

export type WordValue = number | string | boolean;

export interface EditedPiece {
  /** Empty where pieces have no owners. */
  readonly seat: string;
  readonly id: string;
  /** By key; what is not written is missing. */
  readonly values: Readonly<Record<string, WordValue>>;
  /** Words that nothing of the field reads. */
  readonly strange: readonly string[];
}

export function readPiece({ seats, words }: PiecesField, text: string): EditedPiece {
  const parts = text.split(' ');
  const seat = seats === null ? '' : (parts.shift() ?? '');
  const id = parts.shift() ?? '';
  const values: Record<string, WordValue> = {};
  const strange = parts.filter((part) => {
    const read = words.find((word) => !(word.key in values) && valueIn(word, part) !== null);
    if (read !== undefined) values[read.key] = valueIn(read, part)!;
    return read === undefined;
  });
  return { seat, id, values, strange };
}

function valueIn({ shape, mark }: PieceWord, part: string): WordValue | null {
  if (shape.is === 'flag') return part === mark ? true : null;
  if (shape.is === 'word') return shape.words.includes(part) ? part : null;
  const figure = part.startsWith(mark) ? part.slice(mark.length) : '';
  return /^-?\d{1,9}$/.test(figure) ? Number(figure) : null;
}

export function writtenPiece(
  { seats, words }: PiecesField,
  { seat, id, values, strange }: EditedPiece,
): string {
  const written = words.flatMap(({ key, mark, silent, shape }) => {
    const value = values[key];
    if (value === undefined || value === false || value === silent) return [];
    return shape.is === 'flag' ? [mark] : [`${mark}${value}`];
  });
  return [...(seats === null ? [] : [seat]), id, ...written, ...strange].join(' ');
}
