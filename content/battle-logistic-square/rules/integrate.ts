/** Action C: an IT card is declared for 1 AP and hand cards for its assembly (BLS-6.6.1 to BLS-6.6.9). */
import {
  cardAction,
  copyDeclared,
  type Card,
  type CardType,
  type Refusal,
  type Seat,
} from 'cardwright/engine';
import { IT, type Action, refuse, refuseMissing, type Code } from './actions.ts';
import { canBeMade, isAssembled } from './assembly.ts';
import { settle } from './effects/settle.ts';
import type { Listener } from './events.ts';
import { canPay, changeAp } from './points.ts';
import { ap, asked, it, stage, type State } from './state.ts';
import { declare, rangeFault } from './use.ts';
import { trashFromHand } from './zones.ts';

const COST = 1;

/** Why an IT card of that entry may not be used, whatever cards are named. */
function itselfFault(state: State, seat: Seat, type: CardType): Code | null {
  if (!canPay(state, COST)) return 'NOT_ENOUGH_AP';
  if (it.ofType(state, seat, type) < 0) return 'IT_NOT_FACE_DOWN'; // BLS-6.6.8
  return rangeFault(state, seat, type);
}

/** Why it may not be used with any cards of the hand. */
function itFault(state: State, seat: Seat, type: CardType): Code | null {
  const fault = itselfFault(state, seat, type);
  if (fault !== null) return fault;
  return canBeMade(state, type, seat) ? null : 'ASSEMBLY_NOT_MET';
}

/** Whether it may be used with some cards, or with exactly those that are named. */
export function refuseIt(
  state: State,
  seat: Seat,
  type: CardType,
  named: readonly CardType[] | null,
): Refusal | null {
  if (named === null) return refused(state, type, itFault(state, seat, type));
  const fault = itselfFault(state, seat, type);
  if (fault !== null) return refused(state, type, fault);
  const missing = missingCard(state, seat, type, named);
  if (missing >= 0) return refuseMissing(state, missing);
  return refused(state, type, isAssembled(state, type, named) ? null : 'ASSEMBLY_NOT_MET');
}

/** The first of the named cards that the hand does not have, or less than 0. */
function missingCard(
  state: State,
  seat: Seat,
  type: CardType,
  named: readonly CardType[],
): CardType {
  const trial = copyDeclared(state);
  if (!beginAssembly(trial, seat, type)) return named[0] ?? -1;
  const fault = asked.refuseSet(trial, named);
  return fault?.why === 'noOption' ? fault.pick : -1;
}

function refused(state: State, type: CardType, code: Code | null): Refusal | null {
  if (code === null) return null;
  const { ids, slots } = state.config.catalogue;
  const params = { card: ids[type] ?? '', slots: slots[type], cost: COST, ap: ap.get(state) };
  return refuse(code, params, code === 'NO_TARGET_IN_RANGE' ? 'BLS-6.6.2' : undefined);
}

const types: CardType[] = [];

/** Writes the IT cards that may be used into `into` from `found` on; returns where they end. */
export function listIts(state: State, seat: Seat, into: Action[], found: number): number {
  const count = it.typesIn(state, seat, types);
  let end = found;
  for (let i = 0; i < count; i += 1) {
    const type = types[i]!;
    if (itFault(state, seat, type) === null) into[end++] = cardAction(IT, type);
  }
  return end;
}

/** The cards are named, and until the last one nothing has happened. False: there is none to name. */
export function beginAssembly(state: State, seat: Seat, type: CardType): boolean {
  const slots = state.config.catalogue.slots[type]!;
  return asked.open(state, 'assembly', seat, slots, slots, type);
}

/** BLS-6.6.3: the named cards go to the trash at declaration, in this order, before any response. */
export function integrate(
  state: State,
  seat: Seat,
  type: CardType,
  cards: readonly Card[],
  report: Listener,
): void {
  changeAp(state, -COST, report);
  trashFromHand(state, cards, 'assembly', report);
  settle(state, report);
  const card = it.ofType(state, seat, type);
  it.take(state, seat, card);
  declare(state, card, 'it', report);
  if (!state.config.options.itChainable) stage.set(state, 'resolvingLast'); // BLS-6.6.6
}
