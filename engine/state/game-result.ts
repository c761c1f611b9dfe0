/** How a game has ended, in integers of its state: the winners, the reason, and the places where a game has them. */
import { namedOutcome, standingsOf, type NamedOutcome } from '../outcome.ts';
import { mapOf, readName, readSide } from '../positions/reading.ts';
import { BadPosition, type Outcome } from '../rules.ts';
import type { Side } from '../seats.ts';
import type { WithInts } from './flat-state.ts';

/** While the game runs the first integer is 0; afterwards 1 and behind it a bit for each winner. */
const RUNNING = 0;
const ENDED = 1;

/** Sides whose bits fit into the integer beside `ENDED`. */
const MOST_SIDES = 30;

export interface Ending<Reason extends string> extends Outcome {
  readonly reason: Reason;
}

/** What is written of it in positions and events. */
export type NamedEnding<Reason extends string> = NamedOutcome<Reason>;

export class GameResult<Reason extends string> {
  readonly #at: number;
  readonly #reasons: readonly Reason[];
  /** Sides of a game that has places beyond winning; 0 for one that has none. */
  readonly #placed: number;

  /**
   * `at` is the first of two integers; `reasons` in the words of the game. A game that ranks all of its
   * sides says how many there are at most (`placed`), and has an integer more for each of them.
   */
  constructor(at: number, reasons: readonly Reason[], placed = 0) {
    this.#at = at;
    this.#reasons = reasons;
    this.#placed = placed;
  }

  isKnown({ ints }: WithInts): boolean {
    return ints[this.#at] !== RUNNING;
  }

  /** Null while the game runs. `sides`: how many play, where that is fewer than at most. */
  of({ ints }: WithInts, sides = this.#placed): Ending<Reason> | null {
    const result = ints[this.#at]!;
    if (result === RUNNING) return null;
    const reason = this.#reasons[ints[this.#at + 1]!]!;
    const winners = sidesIn(result >> 1);
    if (this.#placed === 0) return { winners, reason };
    const places = ints.subarray(this.#at + 2, this.#at + 2 + Math.min(sides, this.#placed));
    return { winners, reason, standings: inPlaces([...places]) };
  }

  /**
   * The game is over; without winners it is a draw. `standings` names every side once, the best
   * first; without them the winners share the first place and all others the second.
   */
  set(
    { ints }: WithInts,
    winners: readonly Side[],
    reason: Reason,
    standings?: readonly (readonly Side[])[],
  ): void {
    ints[this.#at] = winners.reduce((bits, side) => bits | (2 << bitOf(side)), ENDED);
    ints[this.#at + 1] = this.#reasons.indexOf(reason);
    if (this.#placed === 0) return;
    const places = standings ?? standingsOf({ winners, reason }, this.#placed);
    for (const [place, sides] of places.entries()) {
      for (const side of sides) ints[this.#at + 2 + side] = place;
    }
  }

  /**
   * 1 for a side that has won, -1 for one that has lost, 0 in a draw; in between by the place, where
   * the game has places. Null while the game runs.
   */
  advantage(state: WithInts, side: Side): number | null {
    const bits = state.ints[this.#at]!;
    if (bits === RUNNING) return null;
    if (bits === ENDED) return 0;
    if ((bits & (2 << bitOf(side))) !== 0) return 1;
    if (this.#placed === 0) return -1;
    const { ints } = state;
    let last = 1;
    for (let other = 0; other < this.#placed; other += 1) {
      last = Math.max(last, ints[this.#at + 2 + other]!);
    }
    return 1 - (2 * ints[this.#at + 2 + side]!) / last;
  }

  /** What is written of it in positions and events; null while the game runs. */
  inPosition(state: WithInts, sides = this.#placed): NamedEnding<Reason> | null {
    const ending = this.of(state, sides);
    return ending === null ? null : namedOutcome(ending);
  }

  /** Reads what `inPosition` writes. Throws a `BadPosition` that names `outcome`. */
  read(state: WithInts, outcome: unknown, sides: number): void {
    const { winners, reason, standings } = mapOf(outcome);
    const place = readName(this.#reasons, reason, 'outcome');
    const read = (names: unknown): Side[] => readSides(names, outcome, sides);
    if (standings === undefined || this.#placed === 0) {
      return this.set(state, read(winners), this.#reasons[place]!);
    }
    if (!Array.isArray(standings)) throw new BadPosition('outcome', outcome);
    const places = standings.map(read);
    if (new Set(places.flat()).size !== sides) throw new BadPosition('outcome', outcome);
    this.set(state, read(winners), this.#reasons[place]!, places);
  }
}

function readSides(names: unknown, outcome: unknown, sides: number): Side[] {
  if (!Array.isArray(names)) throw new BadPosition('outcome', outcome);
  const read = names.map((name) => readSide(name, 'outcome', sides));
  if (new Set(read).size !== read.length) throw new BadPosition('outcome', outcome);
  return read.toSorted((a, b) => a - b);
}

function bitOf(side: Side): number {
  if (side < MOST_SIDES) return side;
  throw new RangeError(`A game has no more than ${MOST_SIDES} sides.`);
}

function sidesIn(bits: number): Side[] {
  const sides: Side[] = [];
  for (let side = 0; bits >> side !== 0; side += 1) if ((bits >> side) & 1) sides.push(side);
  return sides;
}

/** Sides by place, where `places` has the place of each side. */
function inPlaces(places: readonly number[]): Side[][] {
  const distinct = [...new Set(places)].toSorted((a, b) => a - b);
  return distinct.map((place) => places.flatMap((other, side) => (other === place ? [side] : [])));
}
