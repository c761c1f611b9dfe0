import type { GameEvent, Rules } from '../rules.ts';
import { seatOfName, type Seat, type Viewer } from '../seats.ts';
import type { Data } from './same.ts';
import type { Script } from './script.ts';

/** A scenario under way. */
export interface Played<State, Action> {
  readonly rules: Rules<State, Action>;
  readonly state: State;
  /** The `given` of the scenario, without what scripts chance. */
  readonly given: Data;
  /** What the scenario has chance decide. */
  readonly script: Script;
  /** All events since the start. */
  readonly events: readonly GameEvent[];
}

/** The seat of a name: `P1` is 0, `nobody` is `NOBODY`. Null for what is no seat of this game. */
export function seatNamed<State, Action>(
  { rules, state }: Pick<Played<State, Action>, 'rules' | 'state'>,
  name: string,
): Seat | null {
  return seatOfName(name, rules.seats(state));
}

export function viewerNamed<State, Action>(
  played: Pick<Played<State, Action>, 'rules' | 'state'>,
  name: string,
): Viewer | null {
  return name === 'spectator' ? name : seatNamed(played, name);
}

/** What a seat may do, in notation. */
export function legalTexts<State, Action>(
  { rules, state }: Pick<Played<State, Action>, 'rules' | 'state'>,
  seat: Seat | null,
): string[] {
  if (seat === null) return [];
  const actions: Action[] = [];
  const count = rules.legalActions(state, seat, actions);
  return actions.slice(0, count).map((action) => rules.notation.format(state, action));
}
