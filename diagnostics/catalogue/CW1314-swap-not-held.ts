import { defineDiagnostic } from '../define.ts';
import { count } from '../words.ts';

export const swapNotHeld = defineDiagnostic<{
  /** Position of the swap in the deck, from 0. */
  index: number;
  /** Copies in the deck when the swap begins. */
  held: number;
  /** Copies that the swap takes out. */
  asked: number;
}>({
  code: 'CW1314',
  name: 'swap-not-held',
  severity: 'error',
  title: 'A swap takes out more copies than there are',
  message: ({ held, asked }) =>
    `The swap takes ${count(asked, 'copy', 'copies')} out; the deck holds ${held} at this point.`,
  hint: ({ held }) =>
    held === 0 ? 'Remove the swap, or take out another card.' : `Take out ${held} at most.`,
});
