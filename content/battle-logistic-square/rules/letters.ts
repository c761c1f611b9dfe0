/** The letters that stand for cards on the board: upper case for P1, lower case for P2. */
import { listItems, seatName } from 'cardwright/engine';
import type { Card } from './config.ts';
import { nameOfCard } from './events.ts';
import { ownerOf, type State } from './state.ts';

/** By owner and card, see `keyOf`. */
export type Letters = ReadonlyMap<string, string>;

/** `P1 sc-barrier-panel` */
export function keyOf(state: State, card: Card): string {
  return `${seatName(ownerOf(state, card))} ${nameOfCard(state, card)}`;
}

/** A letter for each AVI and each sort of set card. */
export function lettersOf(state: State): Letters {
  const { words, config } = state;
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const card of [...config.avis, ...listItems(words, config.layout.sets)]) {
    const key = keyOf(state, card);
    if (letters.has(key)) continue;
    const letter = freeLetter(nameOfCard(state, card), ownerOf(state, card) === 0, taken);
    letters.set(key, letter);
    taken.add(letter);
  }
  return letters;
}

/** A letter of the id behind its first word if one is free, else of the alphabet, else a sign. */
function freeLetter(id: string, isUpper: boolean, taken: ReadonlySet<string>): string {
  const wanted = [...id.split('-').slice(1).join(''), ...'abcdefghijklmnopqrstuvwxyz'];
  const cased = wanted
    .filter((letter) => /[a-z]/.test(letter))
    .map((letter) => (isUpper ? letter.toUpperCase() : letter));
  return cased.find((letter) => !taken.has(letter)) ?? '*';
}
