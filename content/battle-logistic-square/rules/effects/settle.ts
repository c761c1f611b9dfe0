/**
 * What is looked at after every operation (BLS-12.2.1): the end of the game, awakenings, set cards
 * without endurance, empty decks. What it triggers waits in the queue.
 */
import { listItem, listSize, type Seat } from 'cardwright/engine';
import type { Card } from '../config.ts';
import type { Listener } from '../events.ts';
import { removeSet } from '../sets.ts';
import {
  enduranceOf,
  get,
  LIFE,
  LIFE_BEFORE,
  opponentOf,
  ownerOf,
  seatWord,
  setSeatWord,
  TURN_SEAT,
  type State,
} from '../state.ts';
import { testLives } from '../victory.ts';
import { noteEmptyDecks } from '../zones.ts';
import { AWAKEN, DESTROYED } from './triggers.ts';

export function settle(state: State, tell: Listener): void {
  if (testLives(state, tell)) return; // (a); BLS-11.1.2, BLS-10.2.2
  const seat = get(state, TURN_SEAT);
  raiseAwakenings(state, seat);
  raiseAwakenings(state, opponentOf(seat));
  removeFallen(state, seat, tell);
  noteEmptyDecks(state); // (d)
}

/** (b) BLS-10.2.1: only where the life has fallen since it was last looked at. */
function raiseAwakenings(state: State, seat: Seat): void {
  const before = seatWord(state, seat, LIFE_BEFORE);
  const life = seatWord(state, seat, LIFE);
  if (life === before) return;
  setSeatWord(state, seat, LIFE_BEFORE, life);
  if (life < before) state.config.effects.runner.pending.raise(state, AWAKEN, seat, before);
}

/** (c) BLS-9.2.2, BLS-12.7.2: they leave together, those of the turn player first, then by age. */
function removeFallen(state: State, turnSeat: Seat, tell: Listener): void {
  const fallen = fallenSets(state);
  if (fallen === null) return;
  const isTurns = (card: Card): boolean => ownerOf(state, card) === turnSeat;
  const inOrder = [...fallen.filter(isTurns), ...fallen.filter((card) => !isTurns(card))];
  for (const card of inOrder) removeSet(state, card, tell);
  for (const card of inOrder) {
    state.config.effects.runner.pending.raiseFor(state, DESTROYED, card, ownerOf(state, card));
  }
}

/** Null for none, which is nearly always so. */
function fallenSets(state: State): Card[] | null {
  const { words, config } = state;
  const { sets } = config.layout;
  const count = listSize(words, sets);
  let fallen: Card[] | null = null;
  for (let i = 0; i < count; i += 1) {
    const card = listItem(words, sets, i);
    if (enduranceOf(state, card) > 0) continue;
    fallen ??= [];
    fallen.push(card);
  }
  return fallen;
}
