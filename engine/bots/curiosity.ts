/**
 * How much a search tries out beside what looks best: a part of the span of all results, since games
 * differ in how far apart they put good and bad (UCB1, with sums of 1/n for logarithms).
 */
const SHARE = 0.1;

export class Curiosity {
  #worst = Infinity;
  #best = -Infinity;
  /** By number: the sum of 1/n up to it. It is the same on every machine; Math.log is not. */
  readonly #harmonic: number[] = [0];

  note(result: number): void {
    this.#worst = Math.min(this.#worst, result);
    this.#best = Math.max(this.#best, result);
  }

  /** What is added to the worth of something that was tried some of these times. */
  of(tried: number, times: number): number {
    const span = Math.max(0, this.#best - this.#worst);
    return SHARE * span * Math.sqrt(this.#logarithm(times) / (tried + 1));
  }

  #logarithm(count: number): number {
    const sums = this.#harmonic;
    while (sums.length <= count) sums.push(sums.at(-1)! + 1 / sums.length);
    return sums[count]!;
  }
}
