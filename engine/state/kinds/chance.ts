/** A stream of chance that goes on in the state. Nobody sees it; others imagine another one. */
import { listOf } from '../../positions/words.ts';
import { below, seedStream, STREAM_WORDS } from '../../random.ts';
import { BadPosition, type Position, type PositionDifference, type Seat } from '../../rules.ts';
import type { StateLayout } from '../state-layout.ts';
import type { DeclaredState, Part } from './part.ts';

export class Chance implements Part {
  name = '';
  #at = -1;
  readonly isSecret = true;
  readonly otherWords = ['seed'];
  readonly #stream: string | undefined;

  constructor(stream?: string) {
    this.#stream = stream;
  }

  seed({ words }: DeclaredState, seed: number): void {
    seedStream(words, this.#at, seed, this.#stream ?? this.name);
  }

  /** A whole number below `limit`. */
  below({ words }: DeclaredState, limit: number): number {
    return below(limit, words, this.#at);
  }

  /** Where the stream stands in the words, for what draws by itself: `shuffleZone`. */
  get at(): number {
    return this.#at;
  }

  declare(name: string, header: StateLayout): void {
    this.name = name;
    this.#at = header.take(STREAM_WORDS);
  }

  write({ words }: DeclaredState): unknown {
    return [...words.subarray(this.#at, this.#at + STREAM_WORDS)];
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
    const words = listOf(written);
    const isStream = words.length === STREAM_WORDS && words.every((word) => Number.isInteger(word));
    if (!isStream) throw new BadPosition(this.name, written);
    state.words.set(words.map(Number), this.#at);
  }

  /** What chance will decide is nothing that can be expected. */
  compare(_: DeclaredState, expected: unknown, word: string): readonly PositionDifference[] {
    throw new BadPosition(word, expected);
  }

  redeal(state: DeclaredState, _: Seat, seed: number): void {
    this.seed(state, seed);
  }
}

/** Chance that is used up during the game: dice, shuffles, draws. `stream`: if not named as in positions. */
export function chance({ stream }: { readonly stream?: string } = {}): Chance {
  return new Chance(stream);
}
