/** The attack procedure, step by step, with its windows in their order (AAW-9, AAW-11.7.2). */
import * as engine from 'cardwright/engine';
import type { Frame, Seat } from 'cardwright/engine';
import { isAimed, settleAim, targetsNow } from './targets.ts';
import * as attack from './attack-state.ts';
import { goTo, helperIn, type StageName } from './attack-stages.ts';
import { attackBoosts } from './attack-boosts.ts';
import type { State, Unit } from './config.ts';
import { defendedNow, mayGuard, mayHelp } from './cooperate.ts';
import { beginCounters } from './counter.ts';
import { strike } from './damage.ts';
import { canDefend } from './defend.ts';
import { giveDomination } from './domination.ts';
import { foilEscape } from './escape.ts';
import type { Event } from './events.ts';
import { askInterference } from './interfere.ts';
import { asked, cooperation, defence, domination } from './state.ts';
import { seatOf, sideOf } from './units.ts';
import { beginWindow, giveDefenceToken } from './windows.ts';

const { askedCount, askedPlace, attacker } = attack;

type Wait = typeof engine.WAIT | void;

/** Asks, and comes back to the same stage with each answer. */
function ask(
  state: State,
  frame: Frame,
  stage: StageName,
  word: string,
  seat: Seat,
  unit: Unit,
): Wait {
  goTo(state, frame, stage);
  asked.open(state, word, seat, 0, 1, unit);
  return engine.WAIT;
}

const asksAll = ({ config }: State): boolean => config.options.askEveryWindow; // AAW-18.3.2

const unitIn = (state: State): Unit => attacker.get(state) - 1;

/** Each named as in `stageNames`. */
const stages: Readonly<Record<StageName, engine.Stage<State, Event>>> = {
  // AAW-9.2, AAW-9.3
  aim(state, frame) {
    if (isAimed(state)) return;
    return ask(state, frame, 'aim', 'aim', seatOf(state, unitIn(state)), unitIn(state));
  },
  settle: (state, _, tell) => settleAim(state, tell),
  // AAW-12.1.6
  interfere(state, frame) {
    if (!askInterference(state)) return;
    goTo(state, frame, 'interfere');
    return engine.WAIT;
  },
  // AAW-10.5.6, AAW-6.9.3
  targeted(state, _, tell) {
    askedPlace.set(state, 0);
    askedCount.set(state, 0);
    for (const target of targetsNow(state)) {
      giveDefenceToken(state, target, tell);
      foilEscape(state, target, tell);
    }
    beginWindow(state, 'targets');
  },
  dominate: (state, _, tell) => giveDomination(state, tell),
  // AAW-9.4.1, AAW-9.4.3
  boost: (state, frame) => askBoosts(state, frame, 'boost', unitIn(state)),
  help: (state, frame) => askHelpers(state, frame, 'help', 'cooperate', unitIn(state), mayHelp),
  helpBoost: (state, frame) => askHelperBoosts(state, frame, 'helpBoost', 'help'),
  defendWindow(state) {
    askedPlace.set(state, 1);
    askedCount.set(state, 0);
    beginWindow(state, 'defend');
  },
  defend(state, frame) {
    const target = defendedNow(state) as Unit | undefined;
    if (target === undefined) return goTo(state, frame, 'strike');
    if (!asksAll(state) && !canDefend(state, target)) return;
    return ask(state, frame, 'defend', 'defend', seatOf(state, target), target);
  },
  guard(state, frame) {
    const result = askHelpers(state, frame, 'guard', 'guard', defendedNow(state), mayGuard);
    if (result === engine.WAIT) return result;
    askedPlace.add(state, 1);
    askedCount.set(state, 0);
    goTo(state, frame, 'defend');
  },
  guardBoost: (state, frame) => askHelperBoosts(state, frame, 'guardBoost', 'guard'),
  // AAW-9.5 to AAW-9.7, AAW-9.8.1
  strike: (state, _, tell) => strike(state, tell),
  damageWindow: (state) => beginWindow(state, 'damage'),
  end(state, _, tell) {
    dropTokens(state);
    beginCounters(state, tell);
    attack.forgetAttack(state);
  },
};

export const attackStep = engine.stagedStep<State, Event>(Object.values(stages));

function askBoosts(state: State, frame: Frame, stage: StageName, unit: Unit): Wait {
  if (!asksAll(state) && attackBoosts.list(state, frame, []) === 0) return;
  return ask(state, frame, stage, 'boost', seatOf(state, unit), unit);
}

function askHelperBoosts(state: State, frame: Frame, stage: StageName, back: StageName): Wait {
  const helper = helperIn(state, frame);
  const result = helper < 0 ? undefined : askBoosts(state, frame, stage, helper);
  if (result !== engine.WAIT) {
    leaveHelper(state, frame, back);
    return;
  }
  return result;
}

function leaveHelper({ ints }: State, frame: Frame, back: StageName): void {
  ints[frame + engine.FRAME_ARGUMENT] = 0;
  engine.goToStage({ ints }, frame, Object.keys(stages).indexOf(back));
}

/** AAW-9.4.3: whoever helps declares in the order they like; people of a side by their seats. */
function askHelpers(
  state: State,
  frame: Frame,
  stage: StageName,
  word: string,
  helped: Unit,
  may: (state: State, unit: Unit) => boolean,
): Wait {
  const { sides, units } = state.config;
  const seats = [...sides.keys()].filter((seat) => sides[seat] === sideOf(state, helped));
  for (;;) {
    const seat = seats[askedCount.get(state)];
    if (seat === undefined) {
      if (stage === 'help') goTo(state, frame, 'defendWindow');
      return;
    }
    if (asksAll(state) || units.some((unit, u) => unit.seat === seat && may(state, u)))
      return ask(state, frame, stage, word, seat, helped);
    askedCount.add(state, 1);
  }
}

/** AAW-9.8.2 */
function dropTokens(state: State): void {
  for (const token of [cooperation, defence, domination]) token.reset(state);
}
