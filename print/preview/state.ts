/** What the preview shows of a game in one language. */
import type { Limits } from '../press/judge.ts';
import type { ShownFault } from './faults.ts';
import type { ShownFace } from './shown-face.ts';

export interface ShownSheet extends Limits {
  readonly id: string;
  readonly title: string;
  /** Paths of its style sheets in the game folder, in order. */
  readonly styles: readonly string[];
}

export interface PreviewState {
  readonly title: string;
  readonly locales: readonly string[];
  readonly locale: string;
  readonly sheets: readonly ShownSheet[];
  /** Every card once, in the order of the sheets. */
  readonly faces: readonly ShownFace[];
  readonly faults: readonly ShownFault[];
  /** `@font-face` rules for everything that is shown. */
  readonly fonts: string;
}
