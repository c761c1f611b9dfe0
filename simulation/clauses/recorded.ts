/** The moves of a game, written down while it is played. */
import type { AnyRules, Seat } from '../../engine/index.ts';

export type Recorded = readonly { readonly seat: Seat; readonly action: unknown }[];

/** Bots look ahead in copies of the state: only what happens to the state that was made counts. */
export function recorded(rules: AnyRules, play: (rules: AnyRules) => void): Recorded {
  const moves: { seat: Seat; action: unknown }[] = [];
  let real: unknown;
  const recording: AnyRules = Object.assign(Object.create(rules) as AnyRules, {
    create(...args: Parameters<AnyRules['create']>) {
      real = rules.create(...args);
      return real;
    },
    apply(...[state, seat, action, report]: Parameters<AnyRules['apply']>) {
      if (state === real) moves.push({ seat, action });
      rules.apply(state, seat, action, report);
    },
  });
  play(recording);
  return moves;
}
