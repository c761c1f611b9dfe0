import type { Slip } from '../../../diagnostics/index.ts';
import { BYTE_ORDER_MARK } from './lines.ts';

/**
 * What is wrong with the place of a key in a block mapping, or null.
 *
 * The keys of a block mapping begin in one column, with nothing but indentation before them,
 * or the signs of the lists that begin on the line of the first. js-yaml does not look at what
 * stands before the others.
 */
export function layoutSlip(
  text: string,
  mappingStart: number,
  column: number,
  keyStart: number,
): Slip | null {
  if (isExplicit(text, mappingStart)) return 'explicit-key';
  if (keyStart === mappingStart) return null;
  let at = keyStart - 1;
  while (text.charCodeAt(at) === 32) at--;
  if (at >= 0 && text.charCodeAt(at) !== 10 && text[at] !== BYTE_ORDER_MARK) {
    return text[at] === '?' ? 'explicit-key' : 'two-on-a-line';
  }
  return keyStart - at - 1 === column ? null : 'indentation';
}

function isExplicit(text: string, start: number): boolean {
  return text[start] === '?' && /[ \t\r\n]/.test(text.charAt(start + 1) || '\n');
}
