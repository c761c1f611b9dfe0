/** Pressed pieces from print to print, beside what else is remembered of a user's games. */
import { pressedMemory } from '../../generator/remembered/index.ts';
import { reach } from '../stages.ts';
import { asText, fromText, type PressedFace } from './pressed-piece.ts';

/** `key`: everything that decides how it looks, and the browser that pressed it. */
export function keptPiece(key: string): PressedFace | null {
  const text = pressedMemory().recall('piece', key);
  return text === null ? null : fromText(text);
}

export function keepPiece(key: string, piece: PressedFace): void {
  if (!pressedMemory().keeps) return;
  reach('kept');
  pressedMemory().keep('piece', key, asText(piece));
}
