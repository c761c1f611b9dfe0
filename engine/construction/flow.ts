/**
 * The flow of copies to places (assign.ts): maximum flow by augmenting paths.
 *
 * Source -> each card (its copies) -> each place that it fits -> sink (the number of the place). Every
 * card can be placed if, and only if, the flow is the number of copies. Where it is less, the minimum
 * cut says why: these cards fit only these places, and the places are fewer than the cards.
 */

/** Copies that must be placed, and the indexes of the places that take them. */
export interface Item {
  readonly count: number;
  readonly fits: readonly number[];
}

export interface Bin {
  /** Copies that must come, as far as there are any; 0 when omitted. */
  readonly min?: number;
  /** The most; Infinity for no limit. */
  readonly max: number;
}

export interface Shortage {
  /** Indexes of items. */
  readonly items: readonly number[];
  /** Indexes of the places, all of them full. */
  readonly places: readonly number[];
  readonly copies: number;
  /** Sum of the places; `copies` is more. */
  readonly room: number;
}

/** What a search has not come to, and where it began. */
const [NOT_REACHED, START] = [-1, -2] as const;

/** Which copies are where; begins with none placed. */
export class Flow {
  readonly #items: readonly Item[];
  readonly loads: number[];
  /** Copies by item and place. */
  readonly #flows: readonly number[][];
  /** Copies of each item that have no place yet. */
  readonly left: number[];

  constructor(items: readonly Item[], places: number) {
    this.#items = items;
    this.loads = filled(places, 0);
    this.#flows = items.map(() => filled(places, 0));
    this.left = items.map(({ count }) => count);
  }

  /** Puts what fits a place without limit there, where it takes room from nobody. */
  settle(places: readonly Bin[]): void {
    for (let item = 0; item < this.#items.length; item += 1) {
      const { count, fits } = this.#items[item]!;
      const open = fits.find((place) => places[place]?.max === Infinity);
      if (open === undefined) continue;
      this.#move(item, open, count);
      this.left[item] = 0;
    }
  }

  /** Places as many copies as these sizes allow; what is placed may move, but no place loses any. */
  fill(sizes: readonly number[]): void {
    for (let item = 0; item < this.#items.length; item += 1) {
      this.#placeAt(item, sizes);
      while (this.left[item]! > 0 && this.#augment(item, sizes)) {
        // each round places at least one copy
      }
    }
  }

  /** Where there is room, nobody needs to move. */
  #placeAt(item: number, sizes: readonly number[]): void {
    for (const place of this.#items[item]!.fits) {
      const amount = Math.min(this.left[item]!, this.#room(place, sizes));
      if (amount <= 0) continue;
      this.#move(item, place, amount);
      this.left[item]! -= amount;
    }
  }

  /** One path from an item to a place with room, over items that can move; false when there is none. */
  #augment(start: number, sizes: readonly number[]): boolean {
    const { cameFrom, end } = this.#search([start], (place) => this.#room(place, sizes) > 0);
    if (end === null) return false;
    const path = pathTo(end, cameFrom);
    const amount = path.reduce(
      (least, { item, out }) => (out === null ? least : Math.min(least, this.#flows[item]![out]!)),
      Math.min(this.left[start]!, this.#room(end, sizes)),
    );
    for (const { item, into, out } of path) {
      this.#move(item, into, amount);
      if (out !== null) this.#move(item, out, -amount);
    }
    this.left[start]! -= amount;
    return true;
  }

  #room(place: number, sizes: readonly number[]): number {
    return sizes[place]! - this.loads[place]!;
  }

  #move(item: number, place: number, amount: number): void {
    this.#flows[item]![place]! += amount;
    this.loads[place]! += amount;
  }

  /** Breadth first from items: an item reaches the places that it fits, a place the items in it. */
  #search(starts: readonly number[], isEnd: (place: number) => boolean): Search {
    const places = filled(this.loads.length, NOT_REACHED);
    const items = filled(this.#items.length, NOT_REACHED);
    for (const item of starts) items[item] = START;
    const queue = [...starts];
    for (const item of queue) {
      for (const place of this.#items[item]!.fits) {
        if (places[place] !== NOT_REACHED) continue;
        places[place] = item;
        if (isEnd(place)) return { cameFrom: { places, items }, end: place };
        for (let other = 0; other < items.length; other += 1) {
          if (items[other] !== NOT_REACHED || this.#flows[other]![place] === 0) continue;
          items[other] = place;
          queue.push(other);
        }
      }
    }
    return { cameFrom: { places, items }, end: null };
  }

  /** What each item without a place can reach; causes that share a place are one. */
  shortages(places: readonly Bin[]): Shortage[] {
    const found: Shortage[] = [];
    const covered = new Set<number>();
    for (const start of this.#items.keys()) {
      if (this.left[start] === 0 || covered.has(start)) continue;
      const { cameFrom } = this.#search(this.#together(start), () => false);
      const items = reachedIn(cameFrom.items);
      for (const item of items) covered.add(item);
      const full = reachedIn(cameFrom.places);
      found.push({
        items,
        places: full,
        copies: items.reduce((sum, item) => sum + this.#items[item]!.count, 0),
        room: full.reduce((sum, place) => sum + (places[place]?.max ?? 0), 0),
      });
    }
    return found;
  }

  /** The items without a place whose causes touch that of `start`. */
  #together(start: number): readonly number[] {
    const group = [start];
    const waiting = [...this.left.keys()].filter((item) => item > start && this.left[item] !== 0);
    for (let grown = waiting.length > 0; grown;) {
      const { cameFrom } = this.#search(group, () => false);
      const joined = waiting.filter(
        (item) => !group.includes(item) && this.#touches(item, cameFrom),
      );
      group.push(...joined);
      grown = joined.length > 0;
    }
    return group;
  }

  #touches(item: number, { places }: CameFrom): boolean {
    const { cameFrom } = this.#search([item], () => false);
    return reachedIn(cameFrom.places).some((place) => places[place] !== NOT_REACHED);
  }
}

/** `NOT_REACHED` where a search did not come. */
interface CameFrom {
  /** By place: the item from which it was reached. */
  readonly places: readonly number[];
  /** By item: the place from which it was reached, or `START`. */
  readonly items: readonly number[];
}

interface Search {
  readonly cameFrom: CameFrom;
  readonly end: number | null;
}

interface Move {
  readonly item: number;
  readonly into: number;
  /** The place that the item leaves; null for copies that had none. */
  readonly out: number | null;
}

function pathTo(end: number, { places, items }: CameFrom): Move[] {
  const path: Move[] = [];
  for (let into = end; into !== START;) {
    const item = places[into]!;
    const from = items[item]!;
    path.push({ item, into, out: from === START ? null : from });
    into = from;
  }
  return path;
}

function reachedIn(cameFrom: readonly number[]): number[] {
  return [...cameFrom.keys()].filter((index) => cameFrom[index] !== NOT_REACHED);
}

function filled(length: number, value: number): number[] {
  return Array<number>(length).fill(value);
}
