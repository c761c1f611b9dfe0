/**
 * What a search has found out, as a tree in arrays: a node for each row of turns since the decision that
 * is searched, each known by its first action. Whoever cannot tell two worlds apart has one tree for
 * both, so a node knows nothing of a state; in some worlds its action may not be legal.
 */
import type { Seat, Side } from '../seats.ts';

export const ROOT = 0;
const NOWHERE = -1;

export class Tree {
  /** The iterations that went through a node. */
  readonly visits: number[] = [0];
  /** What came of these iterations for the side that chose the action. */
  readonly sums: number[] = [0];
  readonly sides: Side[] = [NOWHERE];
  readonly #parents: number[] = [NOWHERE];
  readonly #seats: Seat[] = [NOWHERE];
  readonly #actions: number[] = [NOWHERE];
  /** Open addressing: nodes and 1, at the first free place after that of their hash. */
  #table = new Int32Array(1 << 10);

  /** The node of an action; less than 0 where there is none yet. */
  find(parent: number, seat: Seat, action: number): number {
    for (let at = this.#placeOf(parent, seat, action); ; at = (at + 1) & (this.#table.length - 1)) {
      const node = this.#table[at]! - 1;
      if (node < 0) return NOWHERE;
      if (this.#is(node, parent, seat, action)) return node;
    }
  }

  /** A new node; presumes that there is none. */
  add(parent: number, seat: Seat, side: Side, action: number): number {
    const node = this.visits.length;
    this.visits.push(0);
    this.sums.push(0);
    this.sides.push(side);
    this.#parents.push(parent);
    this.#seats.push(seat);
    this.#actions.push(action);
    if (2 * node > this.#table.length) this.#grow();
    else this.#enter(node);
    return node;
  }

  #is(node: number, parent: number, seat: Seat, action: number): boolean {
    return (
      this.#actions[node] === action && this.#parents[node] === parent && this.#seats[node] === seat
    );
  }

  #grow(): void {
    this.#table = new Int32Array(2 * this.#table.length);
    for (let node = ROOT + 1; node < this.visits.length; node += 1) this.#enter(node);
  }

  #enter(node: number): void {
    const mask = this.#table.length - 1;
    let at = this.#placeOf(this.#parents[node]!, this.#seats[node]!, this.#actions[node]!);
    while (this.#table[at] !== 0) at = (at + 1) & mask;
    this.#table[at] = node + 1;
  }

  /** Actions are integers of up to 53 bits. */
  #placeOf(parent: number, seat: Seat, action: number): number {
    let hash = Math.imul(parent + 1, 0x9e3779b1) ^ Math.imul(seat + 2, 0x27d4eb2f);
    hash ^= Math.imul(action | 0, 0x85ebca6b);
    hash ^= Math.imul(Math.floor(action / 0x1_0000_0000) | 0, 0xc2b2ae35);
    hash ^= hash >>> 15;
    return (hash ^ (hash >>> 7)) & (this.#table.length - 1);
  }
}
