/** Adds up what an entrant got in games of more than two: by seat, and how much its rounds differ. */
import type { Ending, EntrantCounts } from '../result.ts';

export class EntrantCounter {
  readonly #seats: Record<Ending | 'points', number>[];
  #rounds = 0;
  /** Points of the round that is played. */
  #round = 0;
  #squares = 0;

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, () => {
      return { won: 0, drawn: 0, lost: 0, unfinished: 0, points: 0 };
    });
  }

  add(seat: number, ending: Ending, points: number): void {
    const sum = this.#seats[seat]!;
    sum[ending] += 1;
    sum.points += points;
    this.#round += points;
  }

  endRound(): void {
    this.#rounds += 1;
    this.#squares += this.#round ** 2;
    this.#round = 0;
  }

  counts(): EntrantCounts {
    return { seats: this.#seats, rounds: this.#rounds, squares: this.#squares };
  }
}
