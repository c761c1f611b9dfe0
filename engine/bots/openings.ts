/** The best turns from a position, no two with the same first action. */
import { DEFECT } from './plain-play.ts';
import type { Turn } from './turn.ts';

export interface Opening<Action> {
  /** The place of the first action in the list of the sight. */
  readonly first: number;
  /** The decisions of the turn, as far as they can be foreseen. */
  readonly path: readonly Action[];
  /** What the turn is worth for its side before anybody answers it. */
  readonly worth: number;
}

/** At most `most`, the best first. Of equals, the one that the rules list first. */
export function bestOpenings<State, Action>(
  turn: Turn<State, Action>,
  most: number,
): Opening<Action>[] {
  const worths = turn.worths();
  const best: { first: number; worth: number }[] = [];
  for (const [first, worth] of worths.entries()) {
    if (worth <= DEFECT) continue;
    let place = best.length;
    while (place > 0 && best[place - 1]!.worth < worth) place -= 1;
    if (place < most) best.splice(place, 0, { first, worth });
    if (best.length > most) best.pop();
  }
  return best.map(({ first, worth }) => ({ first, worth, path: turn.pathOf(first) }));
}
