/** Saved matches played again, as far as they play the same. */
import { RulesDefect } from '../effects/defect.ts';
import { Match, type Beginning } from '../match.ts';
import { BadPosition, type GameEvent, type Refusal, type Rules } from '../rules.ts';
import { seatOfName } from '../seats.ts';
import { checksumOf, type SavedMatch } from './save.ts';

/** Where a replay leaves what was saved. */
export interface Departure {
  /** From 1; 0 when the beginning is another one. */
  readonly step: number;
  /** Why the action is not legal now; null when it is, and another position comes out. */
  readonly refusal: Refusal | null;
}

export interface Replay<State, Action, Event extends GameEvent> {
  /** As far as it plays the same; null when not even the beginning can be made. */
  readonly match: Match<State, Action, Event> | null;
  readonly departure: Departure | null;
}

/**
 * Plays a saved match again, up to the step where it does not play the same. `played` is called
 * before the first step and after each.
 */
export function replay<State, Action, Event extends GameEvent>(
  rules: Rules<State, Action, Event>,
  saved: SavedMatch,
  played: (match: Match<State, Action, Event>) => void = () => {},
): Replay<State, Action, Event> {
  const begun = begin(rules, saved.beginning);
  if (!(begun instanceof Match)) return { match: null, departure: { step: 0, refusal: begun } };
  const checksumNow = (): string => checksumOf(rules, begun.state, saved.save);
  if (checksumNow() !== saved.checksum) {
    return { match: begun, departure: { step: 0, refusal: null } };
  }
  played(begun);
  for (const [index, { seat, action, checksum }] of saved.steps.entries()) {
    const step = index + 1;
    const actor = seatOfName(seat, rules.seats(begun.state));
    const refusal = actor === null ? noSeat(seat) : begun.actText(actor, action);
    if (refusal !== null) return { match: begun, departure: { step, refusal } };
    if (checksumNow() !== checksum) {
      begun.undo();
      return { match: begun, departure: { step, refusal: null } };
    }
    played(begun);
  }
  return { match: begun, departure: null };
}

function noSeat(seat: string): Refusal {
  return { code: 'NOT_YOUR_DECISION', clause: '', params: { seat } };
}

/** The match at its beginning, or why it cannot begin; null when the position cannot be read. */
function begin<State, Action, Event extends GameEvent>(
  rules: Rules<State, Action, Event>,
  beginning: Beginning,
): Match<State, Action, Event> | Refusal | null {
  if ('setup' in beginning) {
    const [refusal] = rules.refuseSetup(beginning.setup);
    if (refusal !== undefined) return refusal;
  }
  try {
    return new Match(rules, beginning);
  } catch (error) {
    if (error instanceof BadPosition || error instanceof RulesDefect) return null;
    throw error;
  }
}
