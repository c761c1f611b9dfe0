/** Cards and cells by the names that events and diagrams give them. */
import { idOfCard, seatName, squareName, type Card, type Square } from 'cardwright/engine';
import { ownerOf } from './config.ts';
import { endurance, board, type State } from './state.ts';

export const nameOfCard: (state: State, card: Card) => string = idOfCard;

export function namesOfCards(state: State, cards: readonly Card[]): string[] {
  return cards.map((card) => idOfCard(state, card));
}

export function nameOfOwner(state: State, card: Card): string {
  return seatName(ownerOf(state, card));
}

export function nameOfCell({ config }: State, square: Square): string {
  return squareName(config.grid, square);
}

/** The fields by which events name a card and its owner, and a set card. */
export function cardNamed(state: State, card: Card) {
  return { seat: nameOfOwner(state, card), card: idOfCard(state, card) };
}

export function setNamed(state: State, card: Card) {
  return { ...cardNamed(state, card), cell: nameOfCell(state, board.squareOf(state, card)) };
}

/** Set cards by cell, the oldest first: `(3,4): P1 sc-barrier-panel 40`. */
export function setsNamed(state: State): Readonly<Record<string, string>> {
  const cards = board.cards(state).filter((card) => !state.config.avis.includes(card));
  return Object.fromEntries(
    cards.map((card) => {
      const { seat, card: id, cell } = setNamed(state, card);
      return [cell, `${seat} ${id} ${endurance.get(state, card)}`];
    }),
  );
}
