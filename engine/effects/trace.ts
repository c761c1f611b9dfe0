/**
 * What caused what, for the report of a defect. It is no part of any state: states keep only the
 * numbers of effects, and this remembers which they were, as far back as the last decision.
 */
export class Trace {
  /** By number of the effect: its handler, and the number of the effect that caused it. */
  readonly #handlers: Int32Array;
  readonly #causes: Int32Array;
  /** Lower numbers are from before the last decision. */
  #first = 1;

  constructor(most: number) {
    this.#handlers = new Int32Array(most + 1);
    this.#causes = new Int32Array(most + 1);
  }

  /** `begun` effects have begun before. */
  begin(begun: number): void {
    this.#first = begun + 1;
  }

  note(number: number, handler: number, cause: number): void {
    this.#handlers[number] = handler;
    this.#causes[number] = cause;
  }

  /** Handlers that led to the effect of that number, the first one first. */
  chain(number: number): number[] {
    const chain: number[] = [];
    for (let at = number; at >= this.#first; at = this.#causes[at]!)
      chain.push(this.#handlers[at]!);
    return chain.reverse();
  }
}
