/** What every shape of a part is: it makes nets of what print.yaml says, or reports why it cannot. */
import type { Measures } from '../../kernel/index.ts';
import type { Net } from './net.ts';

/** What a box is made for, in mm: cards in one pile. */
export interface Contents extends Measures {
  /** Height of the pile. */
  readonly depth: number;
}

/** What a part is made for and of, in mm. */
export interface Given {
  /** Of boxes what goes in, of others their size; `depth` of these is 0. */
  readonly room: Contents;
  /** Thickness of what it is made of. */
  readonly board: number;
}

/** Why a part cannot be made: a diagnostic without its place. */
export type Unmakeable =
  | { readonly code: 'CW3101'; readonly params: { readonly depth: number; readonly least: number } }
  | {
      readonly code: 'CW3104';
      readonly params: { readonly what: Small; readonly length: number; readonly least: number };
    };

/** What of a part may be too small. */
export type Small = 'hook-width' | 'standee-base' | 'dial-sector' | 'tab-width' | 'hub-distance';

/** One net for each part in turn: dividers have their tabs at several places. All are of one size. */
export type Made = { readonly nets: readonly Net[] } | Unmakeable;

export interface ShapeDefinition<Words> {
  /** As `shape` of a part says it. */
  readonly name: string;
  /** A box is made for what it holds, everything else has a size. */
  readonly isBox: boolean;
  /** In mm, where print.yaml does not say it. */
  readonly board: number;
  readonly make: (words: Words, given: Given) => Made;
}

export function isMade(made: Made): made is { readonly nets: readonly Net[] } {
  return 'nets' in made;
}
