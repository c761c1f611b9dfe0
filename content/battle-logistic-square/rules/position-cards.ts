/** The cards of a position: which there are, whose they are, and where they lie. */
import {
  BadPosition,
  mapOf,
  ofSeat,
  readCards,
  readId,
  readInteger,
  readSeat,
  readSquare,
  seatName,
  textOf,
  type Position,
  type Seat,
} from 'cardwright/engine';
import { cardOn } from './board.ts';
import { ABSENT, AVI, IT, type CardTables, type CardType } from './cards.ts';
import { NONE, SEATS, type Card } from './config.ts';
import { addLink } from './links.ts';
import { cardAt } from './places.ts';
import { putSet } from './sets.ts';
import { homeOf, placeAvi } from './setup.ts';
import { IN_CHAIN, setFaceUp, setZone, typeOf, type State } from './state.ts';
import { addToHand, addToItDeck, addToTrash, putOnDeck } from './zones.ts';

export interface WrittenCard {
  readonly type: CardType;
  readonly seat: Seat;
  readonly put: (state: State, card: Card) => void;
}

/** The standard state (section 9). */
const AVIS = ['avi-nova', 'avi-lattice'];
const DECK = ['10 x ac-line-cutter'];

/** The AVIs first, South's before North's. */
export function writtenCards(cards: CardTables, position: Position): WrittenCard[] {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  return [
    ...seats.map((seat) => writtenAvi(cards, position, seat)),
    ...seats.flatMap((seat) => writtenZones(cards, position, seat)),
    ...writtenSets(cards, position),
    ...writtenChain(cards, position),
  ];
}

function writtenAvi(cards: CardTables, position: Position, seat: Seat): WrittenCard {
  const what = `avi.${seatName(seat)}`;
  const id = ofSeat(position, 'avi', seat) ?? AVIS[seat];
  const type = readId(cards.indexOf, id, what);
  if (cards.category[type] !== AVI) throw new BadPosition(what, id);
  const cell = ofSeat(position, 'cell', seat);
  const put = (state: State): void => {
    const { config } = state;
    const place = `cell.${seatName(seat)}`;
    const square = cell === undefined ? homeOf(config, seat) : readSquare(config.grid, cell, place);
    if (cardOn(state, square) !== NONE) throw new BadPosition(place, cell); // BLS-1.1.5
    placeAvi(state, seat, square);
  };
  return { type, seat, put };
}

type Put = WrittenCard['put'];

function writtenZones(cards: CardTables, position: Position, seat: Seat): WrittenCard[] {
  const zone = (word: string, usual: readonly string[], put: Put): WrittenCard[] => {
    const what = `${word}.${seatName(seat)}`;
    const ids = readCards(ofSeat(position, word, seat) ?? usual, what);
    return ids.map((id) => ({ type: readId(cards.indexOf, id, what), seat, put }));
  };
  return [
    ...zone('hand', [], addToHand),
    ...zone('deck', DECK, putOnDeck).toReversed(), // Written from the top.
    ...zone('trash', [], addToTrash),
    ...zone('it', [], (state, card) => addToItDeck(state, card, false)),
    ...zone('itUsed', [], (state, card) => addToItDeck(state, card, true)),
  ];
}

/** `(3,4): P1 sc-barrier-panel 40`, with the printed endurance where none is written. */
function writtenSets(cards: CardTables, { set }: Position): WrittenCard[] {
  return Object.entries(mapOf(set)).map(([cell, text]) => {
    const what = `set.${cell}`;
    const [owner, id = '', left] = textOf(text).split(' ');
    const type = readId(cards.indexOf, id, what);
    const printed = cards.endurance[type] ?? ABSENT;
    if (printed === ABSENT) throw new BadPosition(what, text);
    const endurance = readInteger(left === undefined ? undefined : Number(left), printed, what);
    const put = (state: State, card: Card): void => {
      const square = readSquare(state.config.grid, cell, what);
      if (cardOn(state, square) !== NONE) throw new BadPosition(what, text); // BLS-1.1.5
      if (cards.category[type] === IT) setFaceUp(state, card, true);
      putSet(state, card, square, endurance);
    };
    return { type, seat: readSeat(owner, what, SEATS), put };
  });
}

/** Declared cards, by turns from the turn player on; those that have left the chain are elsewhere. */
function writtenChain(cards: CardTables, position: Position): WrittenCard[] {
  const ids = readCards(position['chain'] ?? [], 'chain');
  const gone = mapOf(mapOf(position['running'])['gone']);
  const first = readSeat(position['turn'] ?? 'P1', 'turn', SEATS);
  return ids.flatMap((id, link) => {
    if (String(link) in gone) return [];
    const put = (state: State, card: Card): void => {
      if (cards.category[typeOf(state, card)] === IT) setFaceUp(state, card, true);
      setZone(state, card, IN_CHAIN);
    };
    const type = readId(cards.indexOf, id, 'chain');
    if (cards.category[type] === AVI) throw new BadPosition('chain', id); // BLS-1.2.1
    return [{ type, seat: (first + link) % SEATS, put }];
  });
}

/** Puts all cards where they are written. */
export function placeCards(
  state: State,
  position: Position,
  written: readonly WrittenCard[],
): void {
  for (const [card, { put }] of written.entries()) put(state, card);
  const gone = mapOf(mapOf(position['running'])['gone']);
  const links = readCards(position['chain'] ?? [], 'chain').map((_, link) => gone[String(link)]);
  // Those that are still revealed were written last.
  let next = written.length - links.filter((place) => place === undefined).length;
  for (const place of links) {
    addLink(state, place === undefined ? next++ : cardAt(state, place, 'running.gone'));
  }
}
