/**
 * What caused what, for the report of a defect. It is no part of any state: states keep only the
 * numbers of effects, and this remembers which they were, as far back as the last decision.
 */
export class Trace {
  /** By number of the effect: its handler, and the number of the effect that caused it. */
  readonly #handlers: Int32Array;
  readonly #causes: Int32Array;
  /** Effects that began before the last decision and are not over. */
  readonly #kept = new Map<number, number>();
  /** Lower numbers are from before the last decision. */
  #first = 1;

  constructor(most: number) {
    this.#handlers = new Int32Array(most + 1);
    this.#causes = new Int32Array(most + 1);
  }

  /** `begun` effects have begun before. */
  begin(begun: number): void {
    this.#first = begun + 1;
    if (this.#kept.size > 0) this.#kept.clear();
  }

  /** One of those that have begun before, and still run. */
  keep(number: number, handler: number): void {
    this.#kept.set(number, handler);
  }

  note(number: number, handler: number, cause: number): void {
    this.#handlers[number] = handler;
    this.#causes[number] = cause;
  }

  /** Handlers that led to the effect of that number, the first one first. */
  chain(number: number): number[] {
    const chain: number[] = [];
    let at = number;
    for (; at >= this.#first; at = this.#causes[at]!) chain.push(this.#handlers[at]!);
    const kept = this.#kept.get(at);
    if (kept !== undefined) chain.push(kept);
    return chain.toReversed();
  }
}
