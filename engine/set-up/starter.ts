/** Sets up games; what depends on the set-up alone is judged and made once. */
import type { Listener } from '../events.ts';
import type { GameEvent, Refusal, Setup } from '../rules.ts';
import { unknownParts, type Parts } from './parts.ts';

/** The two functions of `Rules` that begin a game. */
export interface Starter<State, Event extends GameEvent = GameEvent> {
  readonly refuseSetup: (setup: Setup) => readonly Refusal[];
  readonly create: (setup: Setup, seed: number, report?: Listener<Event>) => State;
}

export interface StarterParts<State, Prepared, Event extends GameEvent = GameEvent> {
  /** Why the set-up cannot be played; empty when it can. */
  readonly refuse: (setup: Setup) => readonly Refusal[];
  /** What is brought beside decks, judged before the rest; a game without them refuses any. */
  readonly parts?: Parts;
  /** What all games of a set-up share: options, cards, where they stand. Nothing is drawn yet. */
  readonly prepare: (setup: Setup) => Prepared;
  /** The first state of one game; all chance is of `seed`. */
  readonly begin: (prepared: Prepared, seed: number, report: Listener<Event>) => State;
}

/** `create` throws a RangeError with the first code for a set-up that is refused. */
export function makeStarter<State, Prepared, Event extends GameEvent = GameEvent>({
  refuse: refuseRest,
  parts,
  prepare,
  begin,
}: StarterParts<State, Prepared, Event>): Starter<State, Event> {
  const refuse = (setup: Setup): readonly Refusal[] => {
    const refused = parts === undefined ? unknownParts(setup, {}) : parts.refuse(setup);
    return [...refused, ...refuseRest(setup)];
  };
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
    create: (setup, seed, report) =>
      begin((known.get(setup) ?? prepareOnce(setup)).prepared, seed, report),
  };
}
