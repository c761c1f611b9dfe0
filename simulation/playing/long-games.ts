/** Games that are played for long: by bots that think, or by rules that never answer. */
import type { GameCell, GameOfRun } from './game-cell.ts';

export interface LongGame extends GameOfRun {
  /** For how long it has been played, at least. */
  readonly seconds: number;
}

/** Seconds after which a game is reported; each further one when it is twice as long as the one before. */
const LONG = 60;

/** Seconds after which a game is reported that is interrupted. */
const LONG_FOR_WHO_INTERRUPTS = 10;

interface Seen {
  readonly cell: GameCell;
  readonly serial: number;
  /** When it was first seen. */
  readonly since: number;
  isReported: boolean;
}

/** Looks at the games of some threads, whenever it is asked to: no clock is read where they are played. */
export class LongGames {
  readonly #cells = new Set<GameCell>();
  readonly #report: (game: LongGame) => void;
  /** In milliseconds. */
  readonly #now: () => number;
  #seen: readonly Seen[] = [];
  #long = LONG;

  constructor(report: (game: LongGame) => void, now: () => number = () => performance.now()) {
    this.#report = report;
    this.#now = now;
  }

  watch(cell: GameCell): void {
    this.#cells.add(cell);
  }

  forget(cell: GameCell): void {
    this.#cells.delete(cell);
  }

  /** A game is as long as it is seen to be: the more often, the more exactly. */
  look(): void {
    this.#seen = [...this.#cells].flatMap((cell) => this.#seenIn(cell));
    if (this.#reportLongest(this.#long)) this.#long *= 2;
  }

  /** All games are about to be ended: which one was waited for? */
  interrupt(): void {
    this.look();
    this.#reportLongest(LONG_FOR_WHO_INTERRUPTS);
  }

  #seenIn(cell: GameCell): Seen[] {
    const { serial } = cell;
    if (serial === null) return [];
    const known = this.#seen.find((one) => one.cell === cell && one.serial === serial);
    return [known ?? { cell, serial, since: this.#now(), isReported: false }];
  }

  /** Whether it was reported: once, and not if it is shorter than `least` seconds. */
  #reportLongest(least: number): boolean {
    const [longest] = this.#seen.toSorted((one, other) => one.since - other.since);
    if (longest === undefined || longest.isReported) return false;
    const seconds = Math.floor((this.#now() - longest.since) / 1000);
    if (seconds < least) return false;
    longest.isReported = true;
    this.#report({ ...longest.cell.game, seconds });
    return true;
  }
}
