/** What a screen shows of a game in one language. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { Limits } from '../press/judge.ts';
import type { ShownFace } from './shown-face.ts';

export interface ShownSheet extends Limits {
  readonly id: string;
  readonly title: string;
  /** Of its cards; empty for a panel. */
  readonly kind: string;
  /** What may be cut away around each face, in mm. */
  readonly bleed: number;
  /** Paths of its style sheets in the game folder, in order. */
  readonly styles: readonly string[];
  /** Differs when a style sheet is another. */
  readonly look: string;
}

export interface PreviewState {
  readonly sheets: readonly ShownSheet[];
  /** Every card once, in the order of the sheets. */
  readonly faces: readonly ShownFace[];
  /** Of the check, of templates, and of faces that were drawn. */
  readonly diagnostics: readonly Diagnostic[];
  /** `@font-face` rules for everything that is shown. */
  readonly fonts: string;
}
