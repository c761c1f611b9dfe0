/** How a game has ended, in words of its state: the winners, the reason, and the places where a game has them. */
import { outcomeInWords, standingsOf, type OutcomeInWords } from '../outcome.ts';
import { mapOf, readName, readSide } from '../positions/words.ts';
import { BadPosition, type Outcome, type Side } from '../rules.ts';
import type { Worded } from './flat-state.ts';

/** While the game runs the first word is 0; afterwards 1 and behind it a bit for each winner. */
const RUNNING = 0;
const ENDED = 1;

/** Sides whose bits fit into the word beside `ENDED`. */
const MOST_SIDES = 30;

export interface Ending<Reason extends string> extends Outcome {
  readonly reason: Reason;
}

/** What is written of it in positions and events. */
export type EndingInWords<Reason extends string> = OutcomeInWords<Reason>;

export class GameResult<Reason extends string> {
  readonly #at: number;
  readonly #reasons: readonly Reason[];
  /** Sides of a game that has places beyond winning; 0 for one that has none. */
  readonly #placed: number;

  /**
   * `at` is the first of two words; `reasons` in the words of the game. A game that ranks all of its
   * sides says how many there are (`placed`), and has a word more for each of them.
   */
  constructor(at: number, reasons: readonly Reason[], placed = 0) {
    this.#at = at;
    this.#reasons = reasons;
    this.#placed = placed;
  }

  isKnown({ words }: Worded): boolean {
    return words[this.#at] !== RUNNING;
  }

  /** Null while the game runs. */
  of({ words }: Worded): Ending<Reason> | null {
    const result = words[this.#at]!;
    if (result === RUNNING) return null;
    const reason = this.#reasons[words[this.#at + 1]!]!;
    const winners = sidesIn(result >> 1);
    if (this.#placed === 0) return { winners, reason };
    const places = words.subarray(this.#at + 2, this.#at + 2 + this.#placed);
    return { winners, reason, standings: inPlaces([...places]) };
  }

  /**
   * The game is over; without winners it is a draw. `standings` names every side once, the best
   * first; without them the winners share the first place and all others the second.
   */
  set(
    { words }: Worded,
    winners: readonly Side[],
    reason: Reason,
    standings?: readonly (readonly Side[])[],
  ): void {
    words[this.#at] = winners.reduce((bits, side) => bits | (2 << bitOf(side)), ENDED);
    words[this.#at + 1] = this.#reasons.indexOf(reason);
    if (this.#placed === 0) return;
    const places = standings ?? standingsOf({ winners, reason }, this.#placed);
    for (const [place, sides] of places.entries()) {
      for (const side of sides) words[this.#at + 2 + side] = place;
    }
  }

  /**
   * 1 for a side that has won, -1 for one that has lost, 0 in a draw; in between by the place, where
   * the game has places. Null while the game runs.
   */
  advantage(state: Worded, side: Side): number | null {
    const bits = state.words[this.#at]!;
    if (bits === RUNNING) return null;
    if (bits === ENDED) return 0;
    if ((bits & (2 << bitOf(side))) !== 0) return 1;
    if (this.#placed === 0) return -1;
    const { words } = state;
    let last = 1;
    for (let other = 0; other < this.#placed; other += 1) {
      last = Math.max(last, words[this.#at + 2 + other]!);
    }
    return 1 - (2 * words[this.#at + 2 + side]!) / last;
  }

  /** What is written of it in positions and events; null while the game runs. */
  inWords(state: Worded): EndingInWords<Reason> | null {
    const ending = this.of(state);
    return ending === null ? null : outcomeInWords(ending);
  }

  /** Reads what `inWords` writes. Throws a `BadPosition` that names `outcome`. */
  read(state: Worded, outcome: unknown, sides: number): void {
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
