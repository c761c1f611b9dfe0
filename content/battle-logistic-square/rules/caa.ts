/** Action E, the additional card action: cards for twice as many new ones (BLS-6.8.1 to BLS-6.8.6). */
import { listClear, listItems, listPush, type Refusal, type Seat } from 'cardwright/engine';
import { cardsIn, type Action } from './actions.ts';
import { NONE, type Card } from './config.ts';
import { settle } from './effects/index.ts';
import type { Listener } from './events.ts';
import { missingOf } from './named-cards.ts';
import { refuse, refuseMissing } from './refuse.ts';
import {
  CAA_USED,
  CHOOSE_CAA,
  CHOOSER,
  get,
  LEAST,
  MOST,
  PENDING,
  set,
  type State,
} from './state.ts';
import { drawCards, handOf, handSize, trashFromHand } from './zones.ts';

/** Whether some set of cards may be exchanged. */
export function refuseCaa(state: State, seat: Seat): Refusal | null {
  const { caaMin, caaMax } = state.config.options;
  if (get(state, CAA_USED) === 1) return refuse('CAA_USED');
  const most = Math.min(caaMax, handSize(state, seat));
  return caaMin <= most ? null : wrongCount(state, most);
}

/** Whether exactly these may be. */
export function refuseCaaWith(state: State, seat: Seat, action: Action): Refusal | null {
  const { caaMin, caaMax } = state.config.options;
  if (get(state, CAA_USED) === 1) return refuse('CAA_USED');
  const names = cardsIn(action);
  const count = names.length;
  if (count < caaMin || count > caaMax) return wrongCount(state, count);
  const missing = missingOf(state, handOf(state, seat), names);
  return missing === NONE ? null : refuseMissing(state, missing);
}

function wrongCount({ config }: State, count: number): Refusal {
  const { caaMin, caaMax } = config.options;
  return refuse('CAA_COUNT', { count, min: caaMin, max: caaMax });
}

/** The cards are named one by one; until the last one nothing has happened. */
export function beginCaa(state: State, seat: Seat): void {
  const { words, config } = state;
  const { options, chosen } = config.layout;
  listClear(words, options);
  for (const card of listItems(words, handOf(state, seat))) listPush(words, options, card);
  listClear(words, chosen);
  set(state, PENDING, CHOOSE_CAA);
  set(state, CHOOSER, seat);
  set(state, LEAST, config.options.caaMin);
  set(state, MOST, Math.min(config.options.caaMax, handSize(state, seat)));
}

/** BLS-6.8.4, BLS-6.8.5: first to the trash, in this order, then twice as many from the deck. */
export function exchange(state: State, seat: Seat, cards: readonly Card[], tell: Listener): void {
  set(state, CAA_USED, 1);
  trashFromHand(state, cards, 'caa', tell);
  drawCards(state, seat, cards.length * state.config.options.caaMultiplier, tell);
  settle(state, tell);
}
