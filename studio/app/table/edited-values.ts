/** Numbers, words and flags of a position, as its text writes them. Nothing is changed in place. */
import type { FieldShape, NamesField, ValueField } from '../../../engine/index.ts';
import type { EditedPosition } from './edit-position.ts';
import { mapping } from './scene.ts';

/** `holder`: null where there is one for the game. Undefined for what is not written. */
export function valueOf(
  { key }: Pick<ValueField, 'key'>,
  position: EditedPosition,
  holder: string | null,
): unknown {
  return holder === null ? position[key] : mapping(position[key])[holder];
}

/** `value` undefined: nothing is said of the holder any more. */
export function withValue(
  { key }: Pick<ValueField, 'key'>,
  position: EditedPosition,
  holder: string | null,
  value: unknown,
): EditedPosition {
  if (holder === null) return { ...position, [key]: value };
  const { [holder]: _, ...others } = mapping(position[key]);
  const said = value === undefined ? others : { ...mapping(position[key]), [holder]: value };
  return { ...position, [key]: said };
}

/** Null where it is not written as a list of names. */
export function namesIn({ key, names }: NamesField, position: EditedPosition): string[] | null {
  const said = position[key];
  if (!Array.isArray(said)) return null;
  return said.every((one) => names.includes(one as string)) ? (said as string[]) : null;
}

/** Seats keep the order that they are given; other names are in the order of the field. */
export function withNames(
  { key, names, isOrdered }: NamesField,
  position: EditedPosition,
  named: readonly string[],
): EditedPosition {
  const list = isOrdered ? named : names.filter((name) => named.includes(name));
  return { ...position, [key]: [...list] };
}

/** Where a value begins that was not written. */
export function firstOf(shape: FieldShape): unknown {
  if (shape.is === 'number') return Math.max(0, shape.least);
  if (shape.is === 'word') return shape.orNone ? null : shape.words[0];
  return shape.is === 'flag' ? true : null;
}

/** What somebody typed or chose; undefined for what cannot be one. */
export function valueTyped(shape: FieldShape, text: string): unknown {
  switch (shape.is) {
    case 'number': {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      const isFit = Number.isSafeInteger(value) && value >= shape.least && value <= shape.most;
      return isFit ? value : undefined;
    }
    case 'word':
      return text === '' && shape.orNone ? null : text;
    case 'square': {
      const written = text.replaceAll(/\s/g, '');
      if (written === '') return null;
      return /^\(-?\d+,-?\d+\)$/.test(written) ? written : undefined;
    }
    case 'flag':
      return text === 'true';
  }
}
