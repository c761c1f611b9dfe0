/** Action B: a card of the hand is declared for 1 AP (BLS-6.5.1 to BLS-6.5.7). */
import { cardAction, type Card, type CardType, type Refusal, type Seat } from 'cardwright/engine';
import { USE, type Action, refuse, type Code } from './actions.ts';
import { hasEmptyCell, isSatisfied } from './board.ts';
import { ABSENT, BR } from './cards.ts';
import type { Listener } from './events.ts';
import { cardNamed } from './names.ts';
import { canPay, changeAp } from './points.ts';
import { ownerOf } from './config.ts';
import { ap, chain, hand, stage, type State } from './state.ts';

/** A card is used once it is declared. */
const COST = 1;

/** Why a card of that entry may not be used, or null. */
function useFault(state: State, seat: Seat, type: CardType): Code | null {
  const { catalogue, options } = state.config;
  if (!canPay(state, COST)) return 'NOT_ENOUGH_AP';
  if (hand.ofType(state, seat, type) < 0) return 'CARD_NOT_IN_HAND';
  if (catalogue.category[type] === BR && !options.brAsAction) return 'BREAK_ONLY';
  return rangeFault(state, seat, type);
}

export function refuseUse(state: State, seat: Seat, type: CardType): Refusal | null {
  const code = useFault(state, seat, type);
  if (code === null) return null;
  const card = state.config.catalogue.ids[type] ?? '';
  return refuse(code, { card, cost: COST, ap: ap.get(state) });
}

/** BLS-6.5.2, BLS-6.6.2, BLS-9.1.2, BLS-9.1.3: what actions B and C ask of the range. */
export function rangeFault(state: State, seat: Seat, type: CardType): Code | null {
  const { catalogue, options } = state.config;
  const range = catalogue.range[type]!;
  const isSet = catalogue.endurance[type] !== ABSENT; // BLS-9.1.1
  if (isSet && !hasEmptyCell(state, range, seat)) return 'NO_EMPTY_CELL_IN_RANGE';
  if (isSet && !options.setNeedsTarget) return null;
  return isSatisfied(state, range, seat) ? null : 'NO_TARGET_IN_RANGE';
}

const types: CardType[] = [];

/** Writes the cards that may be used into `into` from `found` on; returns where they end. */
export function listUses(state: State, seat: Seat, into: Action[], found: number): number {
  const count = hand.typesIn(state, seat, types);
  let end = found;
  for (let i = 0; i < count; i += 1) {
    const type = types[i]!;
    if (useFault(state, seat, type) === null) into[end++] = cardAction(USE, type);
  }
  return end;
}

export function use(state: State, seat: Seat, type: CardType, report: Listener): void {
  changeAp(state, -COST, report);
  const card = hand.ofType(state, seat, type);
  hand.take(state, seat, card);
  declare(state, card, 'action', report);
}

/** BLS-6.5.1, BLS-6.5.5: revealed, and the opponent may answer (BLS-7.1.1). It has left its zone. */
export function declare(
  state: State,
  card: Card,
  as: 'action' | 'it' | 'chain',
  report: Listener,
): void {
  chain.add(state, ownerOf(state, card), card);
  stage.set(state, 'window');
  if (report) report({ type: 'cardDeclared', ...cardNamed(state, card), as });
}
