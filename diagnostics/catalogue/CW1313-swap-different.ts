import { defineDiagnostic } from '../define.ts';
import { fieldWords } from '../limits.ts';

export interface SwapDifferent {
  /** Position of the swap in the deck, from 0. */
  index: number;
  /** The field in which the two cards differ, of each: `outRank`, `inRank`. */
  readonly [field: string]: unknown;
}

export const swapDifferent = defineDiagnostic<SwapDifferent>({
  code: 'CW1313',
  name: 'swap-different',
  severity: 'error',
  title: 'A swap of cards that may not be exchanged',
  message: (params) => `The two cards of this swap differ: ${fieldWords(params, ['index'])}.`,
  hint: () => 'Exchange cards that are alike in this.',
});
