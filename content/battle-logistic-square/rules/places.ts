/**
 * Names for single cards, by where they are: `P1 set (3,4)`, `P2 trash 3`. Positions name cards so that
 * are in the middle of something; which number a card has is known to one state only.
 */
import {
  BadPosition,
  listIndexOf,
  listItem,
  listSize,
  parseSquare,
  seatName,
  squareAt,
} from 'cardwright/engine';
import { cardOn, squareOf } from './board.ts';
import { NONE, type Card } from './config.ts';
import { nameOfCell } from './events.ts';
import {
  IN_CHAIN,
  IN_DECK,
  IN_HAND,
  IN_IT_DECK,
  IN_TRASH,
  ON_BOARD,
  ownerOf,
  zoneNames,
  zoneOf,
  type State,
} from './state.ts';

/** `none` for no card. */
export function placeOf(state: State, card: Card): string {
  if (card === NONE) return 'none';
  const zone = zoneOf(state, card);
  const seat = ownerOf(state, card);
  const place =
    zone === ON_BOARD
      ? nameOfCell(state, squareOf(state, card))
      : listIndexOf(state.words, listOf(state, zone, seat), card) + 1;
  return `${seatName(seat)} ${zoneNames[zone]} ${place}`;
}

/** Throws a `BadPosition` that names `what`. */
export function cardAt(state: State, name: unknown, what: string): Card {
  if (name === 'none') return NONE;
  const [, number = '', word = '', place = ''] =
    /^P([12]) (\w+) (\S+)$/.exec(typeof name === 'string' ? name : '') ?? [];
  const zone = zoneNames.findIndex((known) => known === word);
  const card =
    zone === ON_BOARD
      ? cardOnCell(state, place)
      : cardInList(state, listOf(state, zone, Number(number) - 1), Number(place) - 1);
  if (card === NONE || ownerOf(state, card) !== Number(number) - 1) {
    throw new BadPosition(what, name);
  }
  return card;
}

function cardOnCell(state: State, place: string): Card {
  const cell = parseSquare(place);
  return cell === null ? NONE : Math.max(NONE, cardOn(state, squareAt(state.config.grid, ...cell)));
}

function cardInList({ words }: State, list: number, index: number): Card {
  return list >= 0 && index >= 0 && index < listSize(words, list)
    ? listItem(words, list, index)
    : NONE;
}

/** The list of a zone, or -1. */
function listOf({ config }: State, zone: number, seat: number): number {
  const { hands, decks, trashes, its, chain } = config.layout;
  const lists: Readonly<Record<number, number | undefined>> = {
    [IN_DECK]: decks[seat],
    [IN_HAND]: hands[seat],
    [IN_TRASH]: trashes[seat],
    [IN_IT_DECK]: its[seat],
    [IN_CHAIN]: chain,
  };
  return lists[zone] ?? -1;
}
