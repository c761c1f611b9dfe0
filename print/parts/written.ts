/** Parts as print.yaml has them. */
import type { Fault } from '../../diagnostics/index.ts';
import type { Measures } from '../../kernel/index.ts';
import type { WrittenLine } from '../box/read-box.ts';
import type { Net } from './net.ts';

/** Cards of a sheet that a box holds; without more words those that are in the box of the game. */
export type HeldLine = Pick<WrittenLine, 'sheet' | 'where' | 'decks' | 'copies' | 'stock'>;

/** What print.yaml says of what a box holds. */
export interface Held {
  readonly holds?: string | readonly HeldLine[];
  /** Cards that somebody has laid on each other and measured, in mm. */
  readonly stack?: { readonly cards: number; readonly height: number };
  /** Sleeves, in mm; `thickness` is what one adds to its card. */
  readonly sleeves?: Measures & { readonly thickness: number };
}

/** `part` of a sheet, as written; what its shape knows beside these, only its shape reads. */
export interface WrittenPart extends Held {
  readonly shape: string;
  /** Thickness of what it is made of, in mm. */
  readonly board?: number;
}

/** What a sheet has in place of a rectangle. */
export interface Part {
  readonly written: WrittenPart;
  /** One for each piece in turn, all of one size; none of a part that cannot be made. */
  readonly nets: readonly Net[];
  /** Why it cannot be made. */
  readonly faults: readonly Fault[];
}

/** As it is read, before anything is counted. */
export function unmade(written: WrittenPart): Part {
  return { written, nets: [], faults: [] };
}
