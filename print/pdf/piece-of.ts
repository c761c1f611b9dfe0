import type { Placed } from '../layout/page.ts';

/** Which piece is at a place: places with the same one show the same. */
export function pieceOf({ face, part }: Pick<Placed, 'face' | 'part'>): string {
  return JSON.stringify([face, part]);
}
