/** Action E, the additional card action: cards for twice as many new ones (BLS-6.8.1 to BLS-6.8.6). */
import { copyDeclared, type Card, type CardType, type Refusal, type Seat } from 'cardwright/engine';
import { refuse, refuseMissing } from './actions.ts';
import { settle } from './effects/settle.ts';
import type { Listener } from './events.ts';
import { asked, caaUsed, hand, type State } from './state.ts';
import { drawCards, trashFromHand } from './zones.ts';

/** Whether some cards may be exchanged, or exactly those that are named. */
export function refuseCaa(
  state: State,
  seat: Seat,
  named: readonly CardType[] | null,
): Refusal | null {
  const { caaMin, caaMax } = state.config.options;
  if (caaUsed.is(state)) return refuse('CAA_USED');
  const most = Math.min(caaMax, hand.size(state, seat));
  if (named === null) return caaMin <= most ? null : wrongCount(state, most);
  const count = named.length;
  if (count < caaMin || count > caaMax) return wrongCount(state, count);
  const trial = copyDeclared(state);
  if (!beginCaa(trial, seat)) return count === 0 ? null : refuseMissing(state, named[0]!);
  const fault = asked.refuseSet(trial, named);
  return fault?.why === 'noOption' ? refuseMissing(state, fault.pick) : null;
}

function wrongCount({ config }: State, count: number): Refusal {
  const { caaMin, caaMax } = config.options;
  return refuse('CAA_COUNT', { count, min: caaMin, max: caaMax });
}

/** The cards are named, and until the last one nothing has happened. False: there is none to name. */
export function beginCaa(state: State, seat: Seat): boolean {
  const { caaMin, caaMax } = state.config.options;
  return asked.open(state, 'caa', seat, caaMin, Math.min(caaMax, hand.size(state, seat)));
}

/** BLS-6.8.4, BLS-6.8.5: first to the trash, in this order, then twice as many from the deck. */
export function exchange(state: State, seat: Seat, cards: readonly Card[], report: Listener): void {
  caaUsed.set(state);
  trashFromHand(state, cards, 'caa', report);
  drawCards(state, seat, cards.length * state.config.options.caaMultiplier, report);
  settle(state, report);
}
