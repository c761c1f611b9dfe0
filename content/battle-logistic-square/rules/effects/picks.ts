/** What was picked for an operation. */
import { picksIn, type Frame } from 'cardwright/engine';
import type { State } from '../state.ts';

/** Cards, squares or directions, in the order in which they were picked. */
export function picksOf(state: State, frame: Frame): number[] {
  return picksIn(state, state.config.layout.effects, frame);
}
