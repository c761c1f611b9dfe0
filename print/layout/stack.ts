/** The order of pieces for piles: the next card lies under the last, at the same place of the next sheet. */
import { sortOf, type Backed, type Laid } from './best-pages.ts';

interface Spot {
  readonly page: number;
  /** Position on its page. */
  readonly at: number;
}

/** The same places; pieces of one sort go first through all pages at one place, then at the next. */
export function stacked(pages: readonly Laid[], pieces: readonly Backed[]): Laid[] {
  const spots = new Map<string, Spot[]>();
  const own = new Map<string, number[]>();
  pages.forEach(({ places }, page) => {
    places.forEach(({ piece }, at) => {
      const known = pieces[piece];
      const key = known === undefined ? '' : sortOf(known);
      push(spots, key, { page, at });
      push(own, key, piece);
    });
  });
  const turned = pages.map(({ form, places }) => ({ form, places: [...places] }));
  for (const [key, group] of spots) {
    const order = (own.get(key) ?? []).toSorted((a, b) => a - b);
    const through = group.toSorted((a, b) => a.at - b.at || a.page - b.page);
    through.forEach(({ page, at }, index) => {
      const place = pages[page]?.places[at];
      const sheet = turned[page];
      if (place !== undefined && sheet !== undefined) {
        sheet.places[at] = { ...place, piece: order[index] ?? place.piece };
      }
    });
  }
  return turned;
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
