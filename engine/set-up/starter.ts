/** Sets up games; what depends on the set-up alone is judged and made once. */
import type { Refusal, Setup } from '../rules.ts';

/** The two functions of `Rules` that begin a game. */
export interface Starter<State> {
  readonly refuseSetup: (setup: Setup) => readonly Refusal[];
  readonly create: (setup: Setup, seed: number) => State;
}

export interface StarterParts<State, Prepared> {
  /** Why the set-up cannot be played; empty when it can. */
  readonly refuse: (setup: Setup) => readonly Refusal[];
  /** What all games of a set-up share: options, cards, where they stand. Nothing is drawn yet. */
  readonly prepare: (setup: Setup) => Prepared;
  /** The first state of one game; all chance is of `seed`. */
  readonly begin: (prepared: Prepared, seed: number) => State;
}

/** `create` throws a RangeError with the first code for a set-up that is refused. */
export function makeStarter<State, Prepared>({
  refuse,
  prepare,
  begin,
}: StarterParts<State, Prepared>): Starter<State> {
  const known = new WeakMap<Setup, { readonly prepared: Prepared }>();
  const prepareOnce = (setup: Setup): { readonly prepared: Prepared } => {
    const [refusal] = refuse(setup);
    if (refusal !== undefined) throw new RangeError(refusal.code);
    const entry = { prepared: prepare(setup) };
    known.set(setup, entry);
    return entry;
  };
  return {
    refuseSetup: refuse,
    create: (setup, seed) => begin((known.get(setup) ?? prepareOnce(setup)).prepared, seed),
  };
}
