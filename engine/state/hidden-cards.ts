/**
 * Cards that a viewer does not know, and how they are dealt again. Bots ask for it at every decision and
 * searches many times, so it makes no garbage: its lists are kept and used again.
 */
import { seedStream, shuffle, STREAM_SIZE } from '../random.ts';
import { sortByType } from './card-zones.ts';
import type { DeclaredState, HiddenPlaces } from './kinds/part.ts';

export class HiddenCards implements HiddenPlaces {
  /** Integers of the state that each hold a hidden card. */
  readonly #places: number[] = [];
  #count = 0;
  /** By zone: where its places begin in `#places`, and whether its cards stay there. */
  readonly #starts: number[] = [];
  readonly #stay: boolean[] = [];
  #zones = 0;
  readonly #sorted: number[] = [];
  #sortedCount = 0;

  /** Used while dealing: places among which cards of one back are dealt, and these cards. */
  readonly #among: number[] = [];
  readonly #cards: number[] = [];
  readonly #chance = new Int32Array(STREAM_SIZE);
  /** By card: 1 for those that are dealt at the moment. */
  #marks = new Uint8Array(0);

  clear(): void {
    this.#count = 0;
    this.#zones = 0;
    this.#sortedCount = 0;
  }

  zone(stay: boolean): void {
    this.#starts[this.#zones] = this.#count;
    this.#stay[this.#zones] = stay;
    this.#zones += 1;
  }

  hide(place: number): void {
    this.#places[this.#count] = place;
    this.#count += 1;
  }

  sort(list: number): void {
    this.#sorted[this.#sortedCount] = list;
    this.#sortedCount += 1;
  }

  /** The outcome depends on which cards are hidden, not on where they lie. */
  deal(state: DeclaredState, seed: number): void {
    const { ints, config } = state;
    if (this.#marks.length < config.types.length) this.#marks = new Uint8Array(config.types.length);
    this.#dealAcross(state, seed);
    for (let zone = 0; zone < this.#zones; zone += 1) {
      if (!this.#stay[zone]!) continue;
      let count = 0;
      for (let i = this.#starts[zone]!; i < this.#endOf(zone); i += 1)
        this.#among[count++] = this.#places[i]!;
      this.#dealTo(ints, count, seed, 'order', zone);
    }
    for (let i = 0; i < this.#sortedCount; i += 1) sortByType(ints, this.#sorted[i]!, config.types);
  }

  #endOf(zone: number): number {
    return zone + 1 < this.#zones ? this.#starts[zone + 1]! : this.#count;
  }

  /** Cards of each back among all places where they are hidden: everybody can tell others apart. */
  #dealAcross({ ints, config }: DeclaredState, seed: number): void {
    const { backs } = config;
    let mostBack = -1;
    let nextBack = Infinity;
    for (let zone = 0; zone < this.#zones; zone += 1) {
      if (this.#stay[zone]!) continue;
      for (let i = this.#starts[zone]!; i < this.#endOf(zone); i += 1) {
        const back = backs[ints[this.#places[i]!]!]!;
        mostBack = Math.max(mostBack, back);
        nextBack = Math.min(nextBack, back);
      }
    }
    while (nextBack <= mostBack) {
      const back = nextBack;
      let count = 0;
      nextBack = Infinity;
      for (let zone = 0; zone < this.#zones; zone += 1) {
        if (this.#stay[zone]!) continue;
        for (let i = this.#starts[zone]!; i < this.#endOf(zone); i += 1) {
          const place = this.#places[i]!;
          const other = backs[ints[place]!]!;
          if (other === back) this.#among[count++] = place;
          else if (other > back) nextBack = Math.min(nextBack, other);
        }
      }
      this.#dealTo(ints, count, seed, 'redeal', back);
    }
  }

  /** Deals the cards of the first `count` places among them. */
  #dealTo(ints: Int32Array, count: number, seed: number, name: string, which: number): void {
    const marks = this.#marks;
    const [among, cards] = [this.#among, this.#cards];
    for (let i = 0; i < count; i += 1) marks[ints[among[i]!]!] = 1;
    // In the order of their numbers, whatever the order in which they lie.
    for (let card = 0, found = 0; found < count; card += 1) {
      if (marks[card] === 0) continue;
      marks[card] = 0;
      cards[found++] = card;
    }
    seedStream(this.#chance, 0, seed, name, which);
    shuffle(cards, this.#chance, 0, 0, count);
    for (let i = 0; i < count; i += 1) ints[among[i]!] = cards[i]!;
  }
}
