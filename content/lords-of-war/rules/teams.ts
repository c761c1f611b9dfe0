/**
 * Who plays with whom, in which order, with whose cards.
 *
 * Two players: LOW-5.1.3, LOW-5.3.1. Three: P1 alone against P2 and P3, who share an army (6.6).
 * Four and six: the odd seats against the even ones (6.7).
 */
import type { Seat, Side, TurnCycle } from 'cardwright/engine';

/** LOW-6.7.1; the team of three players is side B (6.6). */
export function sidesOf(players: number): Side[] {
  return players === 3 ? [0, 1, 1] : Array.from({ length: players }, (_, seat) => seat % 2);
}

/** LOW-5.3.1, LOW-6.6.5, LOW-6.7.5 */
export function cycleOf(players: number): TurnCycle {
  return players === 3 ? [0, 1, 0, 2] : seatsOf(players);
}

/** LOW-5.2.3, LOW-6.6.6 (P3 places nothing), LOW-6.7.4 */
export function challengersOf(players: number): Seat[] {
  return players === 3 ? [0, 1] : seatsOf(players);
}

/** Deck by seat: LOW-6.6.2 (the team has one), LOW-6.7.15. */
export function deckOf(seat: Seat, players: number): number {
  return players === 3 ? Math.min(seat, 1) : seat;
}

/** LOW-6.6.2: whether the seat is one of two with one army. */
export function sharesArmy(seat: Seat, players: number): boolean {
  return players === 3 && seat > 0;
}

/** LOW-6.6.2, LOW-6.7.15 */
export function deckCount(players: number): number {
  return players === 3 ? 2 : players;
}

/** The sides alternate, whatever the number of players. */
export function sideOfDeck(deck: number): Side {
  return deck % 2;
}

/**
 * Entrant by seat, both from 0. LOW-5.1.2 and LOW-6.7.1: the list is turned until `first` sits at P1,
 * so team mates stay team mates. LOW-6.6.1: with three players the list says who sits where.
 */
export function entrantsOf(players: number, first: number): number[] {
  const turned = players === 3 ? 0 : first;
  return Array.from({ length: players }, (_, seat) => (seat + turned) % players);
}

/** Whether units of a mate may be recalled at all: LOW-6.6.14, LOW-6.7.10, LOW-6.7.11. */
export function mayRecallFrom(players: number, ownRace: string, mateRace: string): boolean {
  return players === 3 || ownRace === mateRace;
}

/** LOW-6.7.12; with three players the team has one general, which either may recall (LOW-6.6.8). */
export function mayRecallMatesGeneral(players: number): boolean {
  return players === 3;
}

function seatsOf(players: number): Seat[] {
  return Array.from({ length: players }, (_, seat) => seat);
}
