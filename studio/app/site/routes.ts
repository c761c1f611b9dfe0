/** Where somebody is in a site: behind the `#`, so that every host of files and a page opened as a file can do it. */

export type Place = 'cards' | 'decks' | 'play' | 'downloads';

export interface Route {
  readonly place: Place;
  /** What is held up, opened or gone on with: packed where it is long. */
  readonly card: string | null;
  readonly deck: string | null;
  readonly game: string | null;
}

/** The first of `places` for what names none. */
export function routeIn(hash: string, places: readonly Place[]): Route {
  const [name, ...rest] = hash.slice(1).split('&');
  const given = new URLSearchParams(rest.join('&'));
  const place = places.find((one) => one === name) ?? places[0] ?? 'cards';
  return { place, card: given.get('card'), deck: given.get('deck'), game: given.get('game') };
}

export function cardAddress(id: string): string {
  return `#cards&${new URLSearchParams({ card: id }).toString()}`;
}

export function deckAddress(packed: string): string {
  return `#decks&deck=${packed}`;
}

export function gameAddress(packed: string): string {
  return `#play&game=${packed}`;
}
