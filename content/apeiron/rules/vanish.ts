/** Vanishing and graves (5.22); special units that leave (5.21). */
import type { Card, Seat, Square } from 'cardwright/engine';
import { VANISH } from './effects/vocabulary.ts';
import { raise } from './effects/triggers.ts';
import { events, type Listener } from './events.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';
import { isGrave, isSpecial, isUnit, otherSeat, shownType } from './units.ts';
import { beginExtraTurn, endExtraTurn, judgeSurvivors } from './victory.ts';

const { discard, facing, field, form, gone, gravePasses, graveSince, h, life, modifiers } = parts;
const { order, owner, phase, player, turn, typeOf } = parts;

const fallen: Card[] = [];

/** APE-5.22.2: all that are at H 0 vanish together, then victory, then what they do as they vanish. */
export function settle(state: State, report: Listener): void {
  if (phase.is(state, 'over')) return;
  let count = 0;
  for (let i = 0; i < field.size(state); i += 1) {
    const card = field.card(state, i);
    if (h.get(state, card) === 0 && life.get(state, card) === 'alive' && isMortal(state, card)) {
      fallen[count++] = card;
    }
  }
  if (count > 0) vanish(state, fallen.slice(0, count), report);
}

/** A special unit that cannot be damaged has no H to lose (APE-3.6.1). */
const isMortal = (state: State, card: Card): boolean =>
  state.config.catalogue.h[typeOf(state, card)]! > 0;

/** APE-5.22.1 to APE-5.22.4; without graves where they go with their panel (APE-6.1.10). */
export function vanish(
  state: State,
  cards: readonly Card[],
  report: Listener,
  graves = true,
): void {
  const at = new Map(cards.map((card) => [card, field.squareOf(state, card)]));
  for (const card of cards) leave(state, card, graves, report);
  if (!judgeSurvivors(state, report)) follow(state, cards, at, report);
  // Only now: what a unit does as it vanishes is on the form that shows.
  for (const card of cards) if (!isGrave(state, card)) form.set(state, card, 1);
}

/** What comes of it where the game goes on: extra turns (APE-5.23.1), then `vanish` abilities. */
function follow(
  state: State,
  cards: readonly Card[],
  at: ReadonlyMap<Card, Square>,
  report: Listener,
): void {
  const byOrder = (a: Card, b: Card): number => order.get(state, a) - order.get(state, b);
  const fallenOf = (seat: Seat): Card[] =>
    cards.filter((one) => owner.get(state, one) === seat && isUnit(state, one)).toSorted(byOrder);
  const marked = player.get(state);
  const inOrder = [...fallenOf(marked), ...fallenOf(otherSeat(marked))];
  for (const card of inOrder) beginExtraTurn(state, owner.get(state, card), report);
  // APE-5.13.15: what begins last runs first
  for (const card of inOrder.toReversed()) raise(state, VANISH, card, at.get(card));
}

function leave(state: State, card: Card, graves: boolean, report: Listener): void {
  if (isSpecial(state, card)) return leaveSpecial(state, card, report);
  const [seat, square] = [owner.get(state, card), field.squareOf(state, card)];
  modifiers.endOf(state, card, 'about', report);
  if (report) report(events.vanished(state, { seat, card, square }));
  h.set(state, card, 0);
  const hasGrave = graves && state.config.catalogue.grave[shownType(state, card)]! > 0;
  if (hasGrave) {
    life.set(state, card, 'grave');
    graveSince.set(state, card, turn.get(state));
    gravePasses.set(state, card, 0);
    if (report) report(events.graveLeft(state, { seat, card, square }));
    return;
  }
  field.take(state, card);
  life.set(state, card, 'alive');
  facing.setPlace(state, card, 0);
  gone.add(state, seat, card);
}

/** APE-5.21.6, APE-5.20.17: its card goes to the discard of whose side zone it is. */
export function leaveSpecial(state: State, card: Card, report: Listener): void {
  const [seat, square] = [owner.get(state, card), field.squareOf(state, card)];
  if (report) report(events.vanished(state, { seat, card, square }));
  field.take(state, card);
  h.set(state, card, 0);
  discard.add(state, seat, card);
}

/** APE-5.13.5: at the end of its activation. */
export function endDoomed(state: State, card: Card, report: Listener): void {
  if (card < 0 || life.get(state, card) !== 'doomed') return;
  life.set(state, card, 'alive');
  settle(state, report);
}

/** APE-5.22.6, APE-6.1.12: the marker has come to a grave. */
export function isTimeToRevive(state: State, card: Card): boolean {
  const needed = state.config.catalogue.grave[shownType(state, card)]!;
  return state.config.options.graveTiming === 'passes'
    ? gravePasses.get(state, card) >= needed
    : turn.get(state) >= graveSince.get(state, card) + needed;
}

/** APE-5.22.8 */
export function revive(state: State, card: Card, report: Listener): void {
  const seat: Seat = owner.get(state, card);
  life.set(state, card, 'alive');
  h.set(state, card, state.config.catalogue.h[typeOf(state, card)]!);
  form.set(state, card, 1);
  graveSince.set(state, card, 0);
  gravePasses.set(state, card, 0);
  const square = field.squareOf(state, card);
  if (report) report(events.revived(state, { seat, card, square }));
  endExtraTurn(state, seat);
}
