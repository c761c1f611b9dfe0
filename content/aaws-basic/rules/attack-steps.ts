/** The attack procedure, step by step, with its windows in their order (AAW-9, AAW-11.7.2). */
import * as engine from 'cardwright/engine';
import type { Frame, Seat } from 'cardwright/engine';
import { isAimed, settleAim } from './aim.ts';
import { beginBoosts } from './boost.ts';
import type { State, Unit } from './config.ts';
import { mayGuard, mayHelp } from './cooperate.ts';
import { beginCounters } from './counter.ts';
import { strike } from './damage.ts';
import { canDefend } from './defend.ts';
import { events, type Event, type Listener } from './events.ts';
import { foilEscape } from './leave.ts';
import { targetsNow } from './reach.ts';
import { attackUnit, cooperation, defence, domination, forgetAttack } from './state.ts';
import { ask, beginNow, DEFENCE, INTERFERENCE } from './steps.ts';
import { INITIATIVE } from './tables.ts';
import { abilityOf, isEnemy } from './units.ts';
import { beginWindow, giveDefenceToken } from './windows.ts';

export const attackStep = engine.stagedStep<State, Event>([
  (state) => (isAimed(state) ? undefined : ask(state, 'aim', attackUnit(state))), // AAW-9.2, AAW-9.3
  (state, _, report) => settleAim(state, report),
  { of: targetsNow, each: (state, _, target) => beginNow(state, INTERFERENCE, target) }, // AAW-12.1.6
  beTargets,
  (state, _, report) => giveDomination(state, report),
  (state) => beginBoosts(state, attackUnit(state), 'addAttackDie'), // AAW-9.4.1, AAW-9.4.3
  {
    of: (state) => seatsBeside(state, attackUnit(state)),
    each: (state, _, seat) => askHelpers(state, 'cooperate', seat, attackUnit(state), mayHelp),
  },
  (state) => beginWindow(state, 'defend'),
  { of: targetsNow, each: (state, _, target) => beginNow(state, DEFENCE, target) },
  (state, _, report) => strike(state, report), // AAW-9.5 to AAW-9.7, AAW-9.8.1
  (state) => beginWindow(state, 'damage'),
  end,
]);

/** One target, in target order: its own boosts, then those who help it (AAW-9.4.3). */
export const defenceStep = engine.stagedStepAbout<State, Event, Unit>(engine.sourceIn, [
  (state, target) =>
    asksAll(state) || canDefend(state, target) ? ask(state, 'defend', target) : undefined,
  {
    of: seatsBeside,
    each: (state, target, seat) => askHelpers(state, 'guard', seat, target, mayGuard),
  },
]);

const asksAll = ({ config }: State): boolean => config.options.askEveryWindow; // AAW-18.3.2

/** AAW-9.4.3: whoever helps declares in the order they like; people of a side by their seats. */
function seatsBeside({ config: { sides, units } }: State, unit: Unit): Seat[] {
  return [...sides.keys()].filter((seat) => sides[seat] === units[unit]!.side);
}

function askHelpers(
  state: State,
  word: string,
  seat: Seat,
  helped: Unit,
  may: (state: State, unit: Unit, helped: Unit) => boolean,
): engine.StageResult {
  const { allUnits, units } = state.config;
  const mayNow = (unit: Unit): boolean => units[unit]!.seat === seat && may(state, unit, helped);
  if (asksAll(state) || allUnits.some(mayNow)) return ask(state, word, helped, seat);
}

/** AAW-10.5.6, AAW-6.9.3 */
function beTargets(state: State, _: Frame, report: Listener): void {
  for (const target of targetsNow(state)) {
    giveDefenceToken(state, target, report);
    foilEscape(state, target, report);
  }
  beginWindow(state, 'targets');
}

/** AAW-13.1.1, AAW-13.1.2 */
function giveDomination(state: State, report: Listener): void {
  const unit = dominator(state);
  if (unit === undefined) return;
  domination.add(state, unit, 1);
  report?.(events.tokensGained(state, { unit, token: 'domination', count: 1 }));
}

/** AAW-13.1.3, AAW-13.1.4 */
function dominator(state: State): Unit | undefined {
  const involved = [attackUnit(state), ...targetsNow(state)];
  const values = involved.map((unit) => abilityOf(state, unit, INITIATIVE));
  const shared = involved.filter((_, i) => values[i] === Math.max(...values));
  const isHostile = (unit: Unit): boolean => isEnemy(state, attackUnit(state), unit);
  const [enemies, own] = [shared.filter(isHostile), shared.filter((unit) => !isHostile(unit))];
  if (enemies.length === 0 || own.length === 0) return shared[0];
  // The attack unit comes first among its own.
  return { none: undefined, attacker: own[0], target: enemies[0] }[
    state.config.options.dominationTie
  ];
}

function end(state: State): void {
  for (const token of [cooperation, defence, domination]) token.reset(state); // AAW-9.8.2
  beginCounters(state);
  forgetAttack(state);
}
