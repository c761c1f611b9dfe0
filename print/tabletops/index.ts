import { playground } from './playground.ts';
import { simulator } from './simulator.ts';
import type { Tabletop } from './tabletop.ts';

/** Every virtual table, in the order of the help. */
export const tabletops: readonly Tabletop[] = [simulator, playground];
