import type { Fault } from '../../diagnostics/index.ts';
import { areSound } from '../../generator/index.ts';
import type { PrintableGame } from '../printable-game.ts';
import { countBox } from './count-box.ts';
import { boxOf } from './read-box.ts';

/** What is counted: where something of it is broken, the numbers of the box prove nothing. */
const COUNTED = ['game', 'construction', 'component', 'deck', 'print'] as const;

/** What is wrong with the numbers of box.yaml, which only cards, decks and sheets together show. */
export function boxFaults(printable: PrintableGame): readonly Fault[] {
  const box = boxOf(printable);
  if (box === null || !areSound(printable.game, COUNTED, printable.linked.faults)) return [];
  return countBox(box, printable).faults;
}
