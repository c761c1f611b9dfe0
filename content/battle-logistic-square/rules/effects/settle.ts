/**
 * What is looked at after every operation (BLS-12.2.1): the end of the game, awakenings, set cards
 * without endurance, empty decks. What it triggers waits in the queue.
 */
import type { Card, Seat } from 'cardwright/engine';
import { SEATS, opponentOf, ownerOf } from '../config.ts';
import type { Listener } from '../events.ts';
import { removeSet } from '../sets.ts';
import { board, endurance, life, lifeBefore, turn, type State } from '../state.ts';
import { testLives } from '../victory.ts';
import { noteEmptyDecks } from '../zones.ts';
import { AWAKEN, DESTROYED } from './vocabulary.ts';

export function settle(state: State, report: Listener): void {
  if (testLives(state, report)) return; // (a); BLS-11.1.2, BLS-10.2.2
  const seat = turn.get(state);
  raiseAwakenings(state, seat);
  raiseAwakenings(state, opponentOf(seat));
  removeFallen(state, seat, report);
  noteEmptyDecks(state); // (d)
}

/** (b) BLS-10.2.1: only where the life has fallen since it was last looked at. */
function raiseAwakenings(state: State, seat: Seat): void {
  const before = lifeBefore.get(state, seat);
  const now = life.get(state, seat);
  if (now === before) return;
  lifeBefore.set(state, seat, now);
  if (now < before) state.config.effects.runner.pending.raise(state, AWAKEN, seat, before);
}

/** (c) BLS-9.2.2, BLS-12.7.2: they leave together, those of the turn player first, then by age. */
function removeFallen(state: State, turnSeat: Seat, report: Listener): void {
  const fallen = fallenSets(state);
  if (fallen === null) return;
  const isTurns = (card: Card): boolean => ownerOf(state, card) === turnSeat;
  const inOrder = [...fallen.filter(isTurns), ...fallen.filter((card) => !isTurns(card))];
  for (const card of inOrder) removeSet(state, card, report);
  for (const card of inOrder) {
    state.config.effects.runner.pending.raiseFor(state, DESTROYED, card, ownerOf(state, card));
  }
}

/** Behind the AVIs on the board. Null for none, which is nearly always so. */
function fallenSets(state: State): Card[] | null {
  const count = board.size(state);
  let fallen: Card[] | null = null;
  for (let i = SEATS; i < count; i += 1) {
    const card = board.card(state, i);
    if (endurance.get(state, card) > 0) continue;
    fallen ??= [];
    fallen.push(card);
  }
  return fallen;
}
