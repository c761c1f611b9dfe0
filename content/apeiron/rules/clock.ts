/** Clocks that run out are nobody's actions (APE-6.1.13, APE-5.3.5). */
import type { Verb } from './actions.ts';
import { events, type Listener } from './events.ts';
import { moveBy } from './move.ts';
import { dropAsked } from './questions.ts';
import { endSetupStep } from './setup.ts';
import { asked, hasMoved, phase, player, position, type State } from './state.ts';
import { endActivation, proceed } from './turn.ts';
import { canMove, firstWay } from './ways.ts';

export function hasClock(state: State): boolean {
  const { placementSeconds, stepSeconds, activationSeconds } = state.config.options;
  if (phase.is(state, 'over')) return false;
  if (phase.is(state, 'place')) return placementSeconds !== null;
  return (phase.is(state, 'play') ? activationSeconds : stepSeconds) !== null;
}

/** APE-6.1.13 */
export const timeout: Verb = {
  in: ['peek', 'show', 'place', 'play'],
  isClock: true,
  play: (state, _, report) => timeOut(state, report),
};

function timeOut(state: State, report: Listener): void {
  const now = phase.get(state);
  if (report && now !== 'over') report(events.timedOut(state, { phase: now }));
  if (now !== 'play') return endSetupStep(state, report);
  endInTime(state, report);
}

/** Whatever the activation still asks is dropped; what the next one asks is the time of somebody else. */
function endInTime(state: State, report: Listener): void {
  const seat = player.get(state);
  const place = position.get(state, seat);
  const isRunning = (): boolean =>
    phase.is(state, 'play') && player.get(state) === seat && position.get(state, seat) === place;
  const goOn = (): boolean => {
    proceed(state, report);
    for (; asked.isOpen(state) && isRunning(); proceed(state, report)) dropAsked(state, report);
    return isRunning();
  };
  if (!goOn()) return;
  if (!hasMoved.is(state) && canMove(state)) moveBy(state, firstWay(state), 0, report);
  if (!goOn()) return;
  endActivation(state);
  goOn();
}
