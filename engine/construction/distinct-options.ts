/**
 * Options that only a limited number of different cards may use: which ones is a choice, made so that as many
 * copies as possible are allowed. All choices are tried, since there are few such cards in a deck.
 */
import { assign } from './assign.ts';
import type { Bin, Item } from './flow.ts';
import { FormulaError } from './formula.ts';

/** More choices than this are not tried. */
const MOST_CHOICES = 20_000;

/** The items with `fits` cut down to the cards that use the limited options. */
export function chooseDistinct(
  items: readonly Item[],
  distinct: readonly number[],
  places: readonly Bin[],
): readonly Item[] {
  return distinct.reduce(
    (left, limit, place) => (limit === Infinity ? left : chooseFor(left, place, limit, places)),
    items,
  );
}

function chooseFor(
  items: readonly Item[],
  place: number,
  limit: number,
  places: readonly Bin[],
): readonly Item[] {
  const users = [...items.keys()].filter((item) => items[item]?.fits.includes(place));
  if (users.length <= limit) return items;
  if (binomial(users.length, limit) > MOST_CHOICES) {
    throw new FormulaError({ problem: 'too-long', detail: String(users.length), at: 0 });
  }
  let best: readonly Item[] = items;
  let least = Infinity;
  for (const chosen of subsets(users, limit)) {
    const tried = items.map((item, index) =>
      chosen.includes(index) ? item : { ...item, fits: item.fits.filter((one) => one !== place) },
    );
    const { left } = assign(tried, places);
    if (left < least) [best, least] = [tried, left];
    if (least === 0) break;
  }
  return best;
}

/** Every choice of `size` of them, in their order. */
function* subsets(list: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) return yield [];
  for (const [index, first] of list.entries()) {
    for (const rest of subsets(list.slice(index + 1), size - 1)) yield [first, ...rest];
  }
}

function binomial(n: number, k: number): number {
  let choices = 1;
  for (let i = 0; i < k; i += 1) choices = (choices * (n - i)) / (i + 1);
  return choices;
}
