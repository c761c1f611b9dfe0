/** Who plays in a pairing of a plan. */
import type { Entrant, Plan } from './plan.ts';

/** Of the pairing at this place in `plan.pairings`. */
export function entrantsOf(
  { entrants, pairings }: Pick<Plan, 'entrants' | 'pairings'>,
  place: number,
): readonly [first: Entrant, second: Entrant, ...more: Entrant[]] {
  const [first, second, ...more] = pairings[place]!;
  return [entrants[first]!, entrants[second]!, ...more.map((one) => entrants[one]!)];
}
