/** Abilities that players use of their own accord (AWF-5.11.8), and the exchange from the hand (AWF-5.12.10). */
import * as engine from 'cardwright/engine';
import type { Card, CardType, Refusal, Seat } from 'cardwright/engine';
import { actions, facings, verbs, type Action } from './actions.ts';
import { PLACES } from './config.ts';
import { use } from './effects/limits.ts';
import { leavingFrom } from './effects/origin.ts';
import { ACTIVATED } from './effects/vocabulary.ts';
import { mount, refuseMissing, typesIn } from './equip.ts';
import { told, type Listener } from './events.ts';
import { cardIn, unitIn } from './formation.ts';
import { takeOffMap } from './leaving.ts';
import { refuse } from './refuse.ts';
import { hand, phase, turn, typeOf, type State } from './state.ts';

/** The first ability of a card that can be used in this phase; less than 0 for none. */
function usableAbility(state: State, seat: Seat, card: Card, isExchange: boolean): number {
  const { table, runner } = state.config.effects;
  const type = typeOf(state, card);
  const end = engine.handlersEnd(table, type, ACTIVATED);
  for (let handler = engine.handlersFrom(table, type, ACTIVATED); handler < end; handler += 1) {
    const ability = state.config.catalogue.data[type]!.abilities![table.handlers[handler]!.entry]!;
    if (!('phase' in ability) || !phase.is(state, ability.phase)) continue;
    if ((ability.do[0]!.op === 'exchangeFromHand') !== isExchange) continue;
    if (runner.whyNot(state, handler, card, seat) === null) return handler;
  }
  return -1;
}

/** AWF-5.11.8; `place` is the Armdroid or a slot. */
export function refuseActivation(state: State, place: number): Refusal | null {
  const seat = turn.get(state);
  const card = cardIn(state, seat, place);
  if (card < 0) return refuse('EMPTY_SLOT');
  return usableAbility(state, seat, card, false) < 0 ? refuse('ABILITY_UNAVAILABLE') : null;
}

export function activate(state: State, place: number): void {
  const seat = turn.get(state);
  const card = cardIn(state, seat, place);
  const handler = usableAbility(state, seat, card, false);
  state.config.effects.runner.pending.beginEffect(
    state,
    handler,
    card,
    seat,
    leavingFrom(state, card),
  );
}

/** The card of a formation whose exchange can be used now; less than 0 for none. */
function exchanger(state: State, seat: Seat): Card {
  for (let place = 0; place < PLACES; place += 1) {
    const card = cardIn(state, seat, place);
    if (card >= 0 && usableAbility(state, seat, card, true) >= 0) return card;
  }
  return -1;
}

/** AWF-5.12.10 */
export function refuseExchange(state: State, slot: number, type: CardType): Refusal | null {
  const seat = turn.get(state);
  if (exchanger(state, seat) < 0)
    return refuse(phase.is(state, 'attack') ? 'ABILITY_UNAVAILABLE' : 'WRONG_PHASE');
  if (unitIn(state, seat, slot) < 0) return refuse('EMPTY_SLOT');
  return hand.ofType(state, seat, type) < 0 ? refuseMissing(state, type) : null;
}

export function exchange(
  state: State,
  slot: number,
  type: CardType,
  quarters: number,
  tell: Listener,
): void {
  const seat = turn.get(state);
  noteExchange(state, seat);
  const out = unitIn(state, seat, slot);
  takeOffMap(state, out);
  const card = mount(state, seat, type, slot, quarters);
  hand.add(state, seat, out);
  if (tell) tell(told.unitExchanged(state, { seat, out, card, facing: facings[quarters]! }));
}

/** AWF-5.11.8 */
function noteExchange(state: State, seat: Seat): void {
  const card = exchanger(state, seat);
  const { entry } = state.config.effects.table.handlers[usableAbility(state, seat, card, true)]!;
  use(state, state.config.catalogue.data[typeOf(state, card)]!.abilities![entry]!, card);
}

/** Abilities that can be used in this phase. */
export function listActivations(state: State, into: Action[], from: number): number {
  const seat = turn.get(state);
  let found = from;
  for (let place = 0; place < PLACES; place += 1) {
    const card = cardIn(state, seat, place);
    if (card >= 0 && usableAbility(state, seat, card, false) >= 0)
      into[found++] = actions.code(verbs.activate, place);
  }
  if (exchanger(state, seat) < 0) return found;
  const types = typesIn(state, seat);
  for (let slot = 1; slot < PLACES; slot += 1) {
    if (unitIn(state, seat, slot) < 0) continue;
    for (const type of types) {
      for (let quarters = 0; quarters < 4; quarters += 1)
        into[found++] = actions.code(verbs.exchange, slot, type, quarters);
    }
  }
  return found;
}
