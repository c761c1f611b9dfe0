/** A stream of chance that goes on in the state. Nobody sees it; others imagine another one. */
import { rollDie, type Die, type Hearer } from '../../chance/chance.ts';
import { listOf } from '../../positions/reading.ts';
import { below, seedStream, STREAM_SIZE } from '../../random.ts';
import { BadPosition, type Position, type PositionDifference } from '../../rules.ts';
import type { Seat } from '../../seats.ts';
import type { StateLayout } from '../state-layout.ts';
import type { DeclaredState, Part } from './part.ts';

export class Chance implements Part {
  name = '';
  #at = -1;
  readonly isSecret = true;
  readonly otherKeys = ['seed'];
  readonly #stream: string | undefined;

  constructor(stream?: string) {
    this.#stream = stream;
  }

  seed({ ints }: DeclaredState, seed: number): void {
    seedStream(ints, this.#at, seed, this.#stream ?? this.name);
  }

  /** A whole number below `limit`. */
  below({ ints }: DeclaredState, limit: number): number {
    return below(limit, ints, this.#at);
  }

  /** The sum of dice that a seat rolls, one after another. */
  roll({ ints }: DeclaredState, die: Die, count: number, by: Seat, report: Hearer): number {
    let sum = 0;
    for (let i = 0; i < count; i += 1) sum += rollDie(die, by, ints, this.#at, report);
    return sum;
  }

  /** Where the stream is among the integers, for what draws by itself: `shuffleZone`. */
  get at(): number {
    return this.#at;
  }

  declare(name: string, header: StateLayout): void {
    this.name = name;
    this.#at = header.take(STREAM_SIZE);
  }

  write({ ints }: DeclaredState): unknown {
    return [...ints.subarray(this.#at, this.#at + STREAM_SIZE)];
  }

  seen(): undefined {
    return undefined;
  }

  /** What `write` wrote, or a `seed` from which it begins. */
  read(state: DeclaredState, position: Position): void {
    const { seed = 1 } = position;
    const written = position[this.name];
    if (!Number.isSafeInteger(seed)) throw new BadPosition('seed', seed);
    if (written === undefined) return this.seed(state, Number(seed));
    const ints = listOf(written);
    const isStream = ints.length === STREAM_SIZE && ints.every((int) => Number.isInteger(int));
    if (!isStream) throw new BadPosition(this.name, written);
    state.ints.set(ints.map(Number), this.#at);
  }

  /** What chance will decide is nothing that can be expected. */
  compare(_: DeclaredState, expected: unknown, key: string): readonly PositionDifference[] {
    throw new BadPosition(key, expected);
  }

  /** The last integer of a stream counts what was drawn. */
  surprises({ ints }: DeclaredState): number {
    return ints[this.#at + STREAM_SIZE - 1]!;
  }

  redeal(state: DeclaredState, _: Seat, seed: number): void {
    this.seed(state, seed);
  }
}

/** Chance that is used up during the game: dice, shuffles, draws. `stream`: if not named as in positions. */
export function chance({ stream }: { readonly stream?: string } = {}): Chance {
  return new Chance(stream);
}
