/** `stance defence sidestep`: emergency changes of stance, in five windows (AAW-11.7). */
import * as engine from 'cardwright/engine';
import type { Refusal } from 'cardwright/engine';
import { hasBoost, listBoosts, refuseBoost, spend, type Boost } from './boosts.ts';
import { ALPHA, type State, type Unit } from './config.ts';
import { events, type Event, type Listener } from './events.ts';
import { attackScenes } from './reach.ts';
import { ownScene } from './scene.ts';
import { refuseStance, takeStance } from './stances.ts';
import { active, asked, attacker, defence, holder, stance, targetPlace } from './state.ts';
import { askOnce, begin, WINDOW } from './steps.ts';
import { stances } from './tables.ts';
import { isOnField, sideOf } from './units.ts';
import { refuse, resourceWord, stanceWord, type Verb } from './words.ts';

/** AAW-11.7.2 */
const windows = ['activation', 'targets', 'defend', 'damage', 'end'] as const;

export const beginWindow = (state: State, window: (typeof windows)[number]): void =>
  begin(state, WINDOW, state.config.units.length, windows.indexOf(window));

/** AAW-11.7.4: the side of the active unit, or with initiative, comes first. */
function asksInTurn(state: State): readonly Unit[] {
  const unit = active.get(state) - 1;
  const first = unit >= 0 ? sideOf(state, unit) : Math.max(ALPHA, holder.get(state) - 1);
  return state.config.unitsFrom[first]!;
}

/** Asks unit after unit, each once; those that cannot change anything are not asked (AAW-18.3.2). */
export const windowStep = engine.stagedStep<State, Event>([
  {
    of: asksInTurn,
    each: (state, _, unit) =>
      isAsked(state, unit) ? askOnce(state, 'emergency', unit) : undefined,
  },
]);

function isAsked(state: State, unit: Unit): boolean {
  if (!isOnField(state, unit)) return false;
  if (state.config.options.askEveryWindow) return true;
  return mayLeaveStance(state, unit) && hasBoost(state, unit, change); // Some other stance is always open.
}

const change: Boost = {
  op: 'changeStance',
  scenes: (state, unit) => (attacker.get(state) > 0 ? attackScenes(state, unit) : [ownScene(unit)]),
};

const mayLeaveStance = (state: State, unit: Unit): boolean =>
  stance.place(state, unit) > 0 || state.config.options.emergencyFromNone;

/** AAW-11.7.3; nobody changes to no stance. */
function refuseChange(state: State, unit: Unit, wanted: number): Refusal | null {
  if (wanted === 0 || !mayLeaveStance(state, unit))
    return refuse('STANCE_NOT_ALLOWED', 'AAW-11.7.3');
  if (stance.place(state, unit) === wanted) return refuse('STANCE_SAME');
  return refuseStance(state, unit, stances[wanted]!, 'STANCE_NOT_ALLOWED');
}

/** AAW-10.5.1, AAW-10.5.2: to a target in defence stance. */
export function giveDefenceToken(state: State, unit: Unit, report: Listener): void {
  if (stance.get(state, unit) !== 'defence') return;
  defence.add(state, unit, 1);
  report?.(events.tokensGained(state, { unit, token: 'defence', count: 1 }));
}

/** AAW-11.7.1, AAW-11.7.5 */
export const changeStance: Verb = {
  answers: 'emergency',
  words: { stance: stanceWord, resource: resourceWord },
  among: { resource: (state, _, into) => listBoosts(state, asked.about(state), change, into) },
  tested: ['resource'],
  refuse: [
    (state, _, wanted) => refuseChange(state, asked.about(state), wanted),
    [
      ['resource'],
      (state, _, resource) => refuseBoost(state, asked.about(state), change, resource),
    ],
  ],
  play(state, __, report, wanted, resource) {
    const unit = asked.about(state);
    spend(state, unit, change, resource, report);
    takeStance(state, unit, stances[wanted]!, report);
    if (targetPlace.has(state, unit)) giveDefenceToken(state, unit, report);
  },
};

/** Nothing is done in a window, or by whoever sees somebody move. */
export const pass: Verb = { answers: ['interfere', 'emergency'], play: () => undefined };
