/**
 * Who plays with whom, in which order, with whose cards.
 *
 * Two players: LOW-5.1.3, LOW-5.3.1. Three: P1 alone against P2 and P3, who share an army (6.6).
 * Four and six: the odd seats against the even ones (6.7).
 */
import type { Seat, Side, TurnCycle } from 'cardwright/engine';

export interface Seating {
  /** By seat: LOW-6.7.1; the team of three players is side B (6.6). */
  readonly sides: readonly Side[];
  /** LOW-5.3.1, LOW-6.6.5, LOW-6.7.5 */
  readonly cycle: TurnCycle;
  /** LOW-5.2.3, LOW-6.6.6 (P3 places nothing), LOW-6.7.4 */
  readonly challengers: readonly Seat[];
  /** The army of each seat: LOW-6.6.2 (the team has one), LOW-6.7.15. */
  readonly armies: readonly number[];
}

const soloAgainstTeam: Seating = {
  sides: [0, 1, 1],
  cycle: [0, 1, 0, 2],
  challengers: [0, 1],
  armies: [0, 1, 1],
};

export function seatingOf(players: number): Seating {
  if (players === 3) return soloAgainstTeam;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return { sides: seats.map((seat) => seat % 2), cycle: seats, challengers: seats, armies: seats };
}

/** Each army by the first seat that draws from it: LOW-6.6.2, LOW-6.7.15. */
export function holdersOf({ armies }: Seating): Seat[] {
  return [...armies.keys()].filter((seat) => armies.indexOf(armies[seat]!) === seat);
}

/** LOW-6.6.2: whether the army is that of two seats. */
export function isShared({ armies }: Seating, army: number): boolean {
  return armies.indexOf(army) !== armies.lastIndexOf(army);
}

/**
 * Entrant by seat, both from 0. LOW-5.1.2 and LOW-6.7.1: the list is turned until `first` sits at P1,
 * so team mates stay team mates. LOW-6.6.1: with three players the list says who sits where.
 */
export function entrantsOf(players: number, first: number): number[] {
  const turned = players === 3 ? 0 : first;
  return Array.from({ length: players }, (_, seat) => (seat + turned) % players);
}
