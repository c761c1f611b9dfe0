import type { Bounds } from '../../vocabulary/params.ts';
import type { Look } from '../phrase.ts';
import type { Found, Position, Reader } from '../reader.ts';
import type { Slot } from '../slot.ts';

/** U+2212, as type-setters write it; a hyphen is read too. */
const MINUS = '−';
const NUMBER = /[+−-]?\d+/y;

/** More values than a phrase can tell without printing them. */
const MANY = 1000;

export function integerSlot({ minimum, maximum, except = [] }: Bounds): Slot {
  return {
    print: (value, path, look) => [{ kind: 'number', text: written(value as number, look), path }],
    read: readNumber,
    key: (value) => sign(value as number),
    number: (value) => value as number,
    candidates: between(minimum ?? 0, maximum ?? MANY).filter((one) => !except.includes(one)),
  };
}

export function sign(value: number): string {
  return value === 0 ? 'zero' : value < 0 ? 'negative' : 'positive';
}

export function written(value: number, look: Look): string {
  const digits = String(Math.abs(value));
  if (look === 'absolute' || (look === 'plain' && value >= 0)) return digits;
  return (value < 0 ? MINUS : '+') + digits;
}

/** Without its sign a number may be either. */
function readNumber(reader: Reader, from: Position, look: Look): Found<number>[] {
  const text = reader.match(NUMBER, from);
  if (text === null || /^[+−-]/.test(text) !== hasSign(text, look)) return [];
  const next = reader.behind(from, text.length);
  const value = Number(text.replace(MINUS, '-'));
  const values = look === 'absolute' && value !== 0 ? [value, -value] : [value];
  return values.map((one) => ({ value: one, next }));
}

function hasSign(text: string, look: Look): boolean {
  return look === 'signed' || (look === 'plain' && /^[−-]/.test(text));
}

function between(first: number, last: number): number[] {
  const length = Math.min(last - first + 1, MANY);
  return Array.from({ length: Math.max(0, length) }, (_, index) => first + index);
}
