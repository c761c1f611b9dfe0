/** Emergency changes of stance (AAW-11.7). */
import type { State } from './config.ts';

export function beginWindow(
  _: State,
  __: 'activation' | 'targets' | 'defend' | 'damage' | 'end',
): void {}
