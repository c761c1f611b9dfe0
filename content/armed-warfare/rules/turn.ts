/** Rounds, their turn order, turns and phases: 5.3; the draw phase: 5.4; free actions: AWF-6.1.18. */
import * as engine from 'cardwright/engine';
import type { Card, Refusal, Seat } from 'cardwright/engine';
import { refuse, type Verb } from './actions.ts';
import { endStatuses } from './damage.ts';
import { statOf } from './effects/standing.ts';
import { on } from './effects/vocabulary.ts';
import { events, type Event, type Listener } from './events.ts';
import { armdroidOf, cardsOf, isAlive } from './formation.ts';
import { endByRoundLimit } from './leaving.ts';
import { drawCards, weapons } from './piles.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';

const { fiddling, forgetTurn, forgetUses, freeActionsSpent, moved, order } = parts;
const { phase, round, tieRank, turn, typeOf, undeployed, workOf } = parts;

/** The kind of frame of `turnStep`. */
const BEGINNING = 2;

/** AWF-5.3.9: what it was in the turn before is forgotten. */
export function beginTurn(state: State, seat: Seat): void {
  if (turn.get(state) !== seat) fiddling.set(state, seat, 0);
  turn.set(state, seat);
  moved.set(state, seat, 0);
  forgetTurn(state);
  forgetUses(state);
  phase.set(state, 'draw');
  workOf(state).beginStep(state, BEGINNING, armdroidOf(state, seat), 0, seat);
}

/** Start of turn, draw phase, equip phase: AWF-5.3.6. */
export const turnStep = engine.stagedStepAbout<State, Event, Seat>(engine.seatIn, [
  (state, seat) => workOf(state).raise(state, on.turnStart, seat),
  beginDraw,
  (state) => enter(state, 'equip'),
]);

/** AWF-5.4.1, AWF-5.4.2, AWF-5.12.9: an ability may take the place of the draw. */
function beginDraw(state: State, seat: Seat, report: Listener): void {
  const { effects } = state.config;
  for (const card of cardsOf(state, seat)) {
    const of = { definition: typeOf(state, card), source: card, seat, event: on.drawPhase };
    const handler = engine.firstUsable(effects, state, of);
    if (handler < 0) continue;
    weapons.refill(state, seat, report);
    effects.runner.pending.beginEffect(state, handler, card, seat);
    if (report) reportLook(state, seat, handler, report);
    return;
  }
  drawCards(state, seat, state.config.options.drawPerTurn, report);
}

function reportLook(
  state: State,
  seat: Seat,
  handler: number,
  report: NonNullable<Listener>,
): void {
  const { definition, entry } = state.config.effects.table.handlers[handler]!;
  const [operation] = state.config.catalogue.data[definition]!.abilities![entry]!.do;
  const cards: Card[] = [];
  if (operation?.op === 'lookAndKeep')
    cards.length = weapons.top(state, seat, operation.look, cards);
  if (cards.length > 1) report(events.cardsLookedAt(state, { seat, count: cards.length, cards }));
}

function enter(state: State, next: 'equip' | 'move' | 'attack'): void {
  phase.set(state, next);
  freeActionsSpent.set(state, 0);
}

/** AWF-5.3.8 */
export const endPhase: Verb = {
  in: ['equip', 'move', 'attack'],
  play(state, seat, report) {
    const ended = phase.get(state) as 'equip' | 'move' | 'attack';
    if (report) report(events.phaseEnded(state, { seat, phase: ended }));
    if (ended === 'attack') endTurn(state, report);
    else enter(state, ended === 'equip' ? 'move' : 'attack');
  },
};

/** AWF-5.3.3, AWF-5.3.5 */
function endTurn(state: State, report: Listener): void {
  const seat = turn.get(state);
  endStatuses(state, seat);
  const next = order.after(state, seat).find((other) => isAlive(state, other)); // AWF-5.3.5
  if (next !== undefined) return beginTurn(state, next);
  if (round.get(state) === state.config.options.roundLimit) return endByRoundLimit(state, report);
  round.add(state, 1);
  if (state.config.options.turnOrderRefresh === 'eachRound') computeOrder(state); // AWF-5.3.4, AWF-6.1.6
  beginRound(state, report);
}

export function beginRound(state: State, report: Listener): void {
  const seats = order.get(state).filter((seat) => isAlive(state, seat));
  if (report) report(events.roundBegan(state, { round: round.get(state), order: seats }));
  beginTurn(state, seats[0]!);
}

/** Does what is pending, until somebody must decide. AWF-5.9.9: who is eliminated has no turn. */
export function proceed(state: State, report: Listener): void {
  while (state.config.effects.runner.run(state, report)) {
    if (phase.is(state, 'over') || isAlive(state, turn.get(state))) return;
    endTurn(state, report);
  }
}

/** AWF-5.3.4: as it is in force now; before the map only what is printed counts (AWF-5.11.3). */
function speedOf(state: State, seat: Seat): number {
  const waiting = undeployed.get(state, seat);
  if (waiting < 0) return statOf(state, seat, 'actionSpeed');
  return state.config.catalogue.actionSpeed[typeOf(state, waiting)]!;
}

/** AWF-5.3.1, AWF-5.3.2 */
export function computeOrder(state: State): void {
  const inPlay = state.config.seatList
    .filter((seat) => undeployed.get(state, seat) >= 0 || isAlive(state, seat))
    .map((seat) => ({ seat, speed: speedOf(state, seat), tie: tieRank.get(state, seat) }))
    .toSorted((a, b) => b.speed - a.speed || a.tie - b.tie);
  order.set(
    state,
    inPlay.map(({ seat }) => seat),
  );
}

/**
 * Turning, refacing and relocating cost nothing and may be done any number of times. Players who want an
 * end to it agree on one (AWF-6.1.18); the rulebook knows none.
 */
export function refuseFreeAction(state: State): Refusal | null {
  const { freeActions: limit } = state.config.options;
  if (limit === null || freeActionsSpent.get(state) < limit) return null;
  return refuse('FREE_ACTIONS_SPENT', { limit });
}

export function spendFreeAction(state: State, seat: Seat): void {
  freeActionsSpent.add(state, 1);
  fiddling.add(state, seat, 1);
}
