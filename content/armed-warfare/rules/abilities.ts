/** Abilities that players use of their own accord (AWF-5.11.8), and the exchange from the hand (AWF-5.12.10). */
import * as engine from 'cardwright/engine';
import type { Card, Refusal, Seat } from 'cardwright/engine';
import { refuse, place, slot, type Verb } from './actions.ts';
import { leavingFrom } from './effects/origin.ts';
import { on } from './effects/vocabulary.ts';
import { mount, refuseEmpty, refuseMissing, typesInHand } from './equip.ts';
import { events } from './events.ts';
import { cardIn, PLACES } from './formation.ts';
import { takeOffMap } from './leaving.ts';
import { hand, phase, typeOf, type State, workOf } from './state.ts';

/** The first ability of a card that can be used in this phase; less than 0 for none. */
function usableAbility(state: State, seat: Seat, card: Card, isExchange: boolean): number {
  const definition = typeOf(state, card);
  const { abilities = [] } = state.config.catalogue.data[definition]!;
  const of = { definition, source: card, seat, event: on.activated };
  return engine.firstUsable(state.config.effects, state, of, (entry) => {
    const ability = abilities[entry]!;
    if (!('phase' in ability) || !phase.is(state, ability.phase)) return false;
    return (ability.do[0]!.op === 'exchangeFromHand') === isExchange;
  });
}

/** AWF-5.11.8 */
export const activate: Verb = {
  in: ['equip', 'attack'],
  words: { place },
  refuse: [[['place'], refuseActivation]],
  play(state, seat, _, at) {
    const card = cardIn(state, seat, at);
    const handler = usableAbility(state, seat, card, false);
    workOf(state).beginEffect(state, handler, card, seat, leavingFrom(state, card));
  },
};

function refuseActivation(state: State, seat: Seat, at: number): Refusal | null {
  const card = cardIn(state, seat, at);
  if (card < 0) return refuse('EMPTY_SLOT');
  return usableAbility(state, seat, card, false) < 0 ? refuse('ABILITY_UNAVAILABLE') : null;
}

/** AWF-5.12.10 */
export const exchange: Verb = {
  in: ['equip', 'attack'],
  words: { slot, card: engine.typeWord, facing: engine.facingWord },
  among: { card: typesInHand },
  refuse: [
    [[], refuseExchange],
    [['slot'], refuseEmpty],
    [['card'], refuseMissing],
  ],
  play(state, seat, report, at, type, faces) {
    const user = exchanger(state, seat);
    const handler = usableAbility(state, seat, user, true);
    const { limit, entry } = state.config.effects.table.handlers[handler]!;
    limit?.use(state, entry, seat, user); // AWF-5.11.8
    const out = cardIn(state, seat, at);
    takeOffMap(state, out);
    const card = mount(state, seat, type, at, faces);
    hand.add(state, seat, out);
    if (report) report(events.unitExchanged(state, { seat, out, card, facing: faces }));
  },
};

/** The card of a formation whose exchange can be used now; less than 0 for none. */
function exchanger(state: State, seat: Seat): Card {
  for (let at = 0; at < PLACES; at += 1) {
    const card = cardIn(state, seat, at);
    if (card >= 0 && usableAbility(state, seat, card, true) >= 0) return card;
  }
  return -1;
}

function refuseExchange(state: State, seat: Seat): Refusal | null {
  if (exchanger(state, seat) >= 0) return null;
  return refuse(phase.is(state, 'attack') ? 'ABILITY_UNAVAILABLE' : 'WRONG_PHASE');
}
