import type { Fault } from '../../diagnostics/index.ts';
import type { PrintableGame } from '../printable-game.ts';
import { countBox } from './count-box.ts';
import { boxOf } from './read-box.ts';

/** What is wrong with the numbers of box.yaml, which only cards, decks and sheets together show. */
export function boxFaults(printable: PrintableGame): readonly Fault[] {
  const box = boxOf(printable);
  return box === null ? [] : countBox(box, printable).faults;
}
