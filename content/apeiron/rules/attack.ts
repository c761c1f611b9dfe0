/** The attack action: its damage (5.10), back attacks (5.11), counter-attacks (5.12). */
import * as engine from 'cardwright/engine';
import type { Card, Frame, Refusal, Square } from 'cardwright/engine';
import type { Verb } from './actions.ts';
import { LAWLESS } from './cards.ts';
import { damage, restartExtraTurn } from './damage.ts';
import { damageReduction, powerOf } from './effects/standing.ts';
import { raise } from './effects/triggers.ts';
import { ATTACK_HIT, ATTACKED, KILL } from './effects/vocabulary.ts';
import { events, type Event, type Listener } from './events.ts';
import { behind } from './field.ts';
import { isInAttackRange, isLongRange, listAttackable, refuseTarget } from './range.ts';
import { refuse } from './refuse.ts';
import { activeUnit, facing, field, hasActed, owner, type State } from './state.ts';
import { groundAt, isGrave, isUnit, shownType } from './units.ts';
import { settle } from './vanish.ts';

/** The kind of frame of this step. */
const ATTACK = 1;

/** APE-5.7.3 */
export function refuseAction(state: State): Refusal | null {
  return hasActed.is(state) ? refuse('ACTION_ALREADY_DONE') : null;
}

export const attack: Verb = {
  in: ['play'],
  words: { square: engine.squareWord },
  among: { square: (state, _, into) => listAttackable(state, activeUnit(state), into) },
  tested: ['square'],
  refuse: [
    [[], refuseAction],
    [['square'], (state, _, square) => refuseTarget(state, activeUnit(state), square)],
  ],
  play: (state, _, report, square) => attackOn(state, square, report),
};

function attackOn(state: State, square: Square, report: Listener): void {
  const card = activeUnit(state);
  const target = field.on(state, square);
  const seat = owner.get(state, card);
  hasActed.set(state);
  if (report) report(events.attacked(state, { seat, card, target, square }));
  // APE-6.1.6: declared is enough
  const isEnough = state.config.options.extraTurnReset === 'attack';
  if (isEnough && owner.get(state, target) !== seat) restartExtraTurn(state, seat);
  state.config.effects.runner.pending.beginStep(state, ATTACK, card, target, seat);
}

const targetIn = (state: State, frame: Frame): Card => state.ints[frame + engine.FRAME_WHAT]!;

const isThere = (state: State, card: Card): boolean =>
  field.squareOf(state, card) >= 0 && !isGrave(state, card);

/** APE-5.10.14: damage, vanishing and victory, what the attacker does then, counters. */
export const attackStep = engine.stagedStep<State, Event>([
  strike,
  (state, frame) => {
    const [card, target] = [engine.sourceIn(state, frame), targetIn(state, frame)];
    raise(state, isThere(state, target) ? ATTACK_HIT : KILL, card, target);
  },
  {
    of: (state, frame) => countersOf(state, targetIn(state, frame)),
    each: beginCounter,
  },
  counterLawlessly,
]);

function strike(state: State, frame: Frame, report: Listener): void {
  const [card, target] = [engine.sourceIn(state, frame), targetIn(state, frame)];
  const amount = powerOf(state, card) + bonusOf(state, card, target);
  const left = Math.max(0, amount - damageReduction(state, target)); // APE-5.13.19
  damage(state, target, left, owner.get(state, card), report);
  settle(state, report);
}

/** APE-5.11.1 to APE-5.11.8 */
function bonusOf(state: State, card: Card, target: Card): number {
  if (isLongRange(state, card) || !isUnit(state, target)) return 0;
  const back = behind(field.squareOf(state, target), facing.place(state, target));
  return field.squareOf(state, card) === back ? state.config.options.backAttackBonus : 0;
}

/** The abilities with which a unit counters, in printed order. */
function countersOf(state: State, target: Card): number[] {
  const { table } = state.config.effects;
  const type = shownType(state, target);
  const from = engine.handlersFrom(table, type, ATTACKED);
  const end = engine.handlersEnd(table, type, ATTACKED);
  return Array.from({ length: end - from }, (_, place) => from + place);
}

/** APE-5.12.1: an earlier counter may have moved the attacker out of range. */
function beginCounter(state: State, frame: Frame, handler: number): typeof engine.ON | void {
  const [card, target] = [engine.sourceIn(state, frame), targetIn(state, frame)];
  if (!mayCounter(state, card, target)) return;
  const { pending } = state.config.effects.runner;
  pending.beginEffect(state, handler, target, owner.get(state, target), card);
  return engine.ON;
}

/** APE-5.12.1, APE-5.12.2 */
function mayCounter(state: State, card: Card, target: Card): boolean {
  return (
    isThere(state, card) &&
    isUnit(state, target) &&
    isThere(state, target) &&
    isInAttackRange(state, target, card)
  );
}

/** APE-5.16.10, APE-5.16.11, APE-5.12.5 */
function counterLawlessly(state: State, frame: Frame, report: Listener): void {
  const [card, target] = [engine.sourceIn(state, frame), targetIn(state, frame)];
  if (isLongRange(state, card) || !mayCounter(state, card, target)) return;
  if (groundAt(state, field.squareOf(state, target)) !== LAWLESS) return;
  damage(state, card, state.config.options.lawlessCounter, owner.get(state, target), report);
  settle(state, report);
}
