/** A position as text: turn, board, what the letters stand for, zones. */
import {
  drawBoard,
  drawTiles,
  letterOf,
  listItems,
  seatName,
  squareAt,
  writeCards,
  type Letters,
  type Seat,
  type Tile,
  type Viewer,
} from 'cardwright/engine';
import { cardOn } from './board.ts';
import { figuresOf } from './card-figures.ts';
import { NONE, SEATS, type Card } from './config.ts';
import { handNames, hiddenCounts, itNames, publicWords, setCards } from './describe.ts';
import { nameOfCard } from './events.ts';
import { keyOf, lettersOf } from './letters.ts';
import { enduranceOf, LIFE, seatWord, type State } from './state.ts';
import { handOf, itDeckOf } from './zones.ts';

type Detail = 'brief' | 'full';

const seats: readonly Seat[] = Array.from({ length: SEATS }, (_, seat) => seat);

export function diagram(state: State, viewer?: Viewer, detail: Detail = 'brief'): string {
  const isFull = detail === 'full';
  const letters = lettersOf(state);
  const isOpen = (seat: Seat): boolean => viewer === undefined || viewer === seat;
  return [
    heading(state),
    '',
    isFull ? largeBoard(state, letters) : smallBoard(state, letters),
    '',
    ...legend(state, letters),
    ...seats.flatMap((seat) => ['', ...zones(state, seat, isOpen(seat), isFull)]),
  ]
    .join('\n')
    .trimEnd();
}

function heading(state: State): string {
  const { turn, turnNumber, phase, toAct, ap, chain, choice, outcome } = publicWords(state);
  if (outcome !== null) {
    const result = outcome.winners.length === 0 ? 'draw' : `side ${outcome.winners.join()} has won`;
    return `turn ${turnNumber}: ${result} (${outcome.reason})`;
  }
  const asked = choice === null ? '' : `, choice: ${choice}`;
  const declared = chain.length === 0 ? '' : `, chain: ${chain.join(' <- ')}`;
  return `turn ${turnNumber} of ${turn}: ${toAct} in phase ${phase}, ${ap} AP${declared}${asked}`;
}

function smallBoard(state: State, letters: Letters): string {
  const { columns, rows } = state.config.grid;
  return drawBoard(columns, rows, (column, row) => {
    const card = cardAt(state, column, row);
    return card === NONE ? '.' : letterOf(letters, keyOf(state, card));
  });
}

/** The letter of each card, and below it the life or endurance that it has left. */
function largeBoard(state: State, letters: Letters): string {
  const { columns, rows } = state.config.grid;
  return drawTiles(columns, rows, (column, row): Tile => {
    const card = cardAt(state, column, row);
    if (card === NONE) return ['     ', '  .  ', '     '];
    return [
      '     ',
      `  ${letterOf(letters, keyOf(state, card))}  `,
      centred(String(left(state, card))),
    ];
  });
}

function centred(text: string): string {
  return text.padStart(Math.ceil((5 + text.length) / 2)).padEnd(5);
}

function cardAt(state: State, column: number, row: number): Card {
  return cardOn(state, squareAt(state.config.grid, column, row));
}

/** Life of an AVI's player, endurance of a set card. */
function left(state: State, card: Card): number {
  const seat = state.config.avis.indexOf(card);
  return seat < 0 ? enduranceOf(state, card) : seatWord(state, seat, LIFE);
}

/** `K  P1 avi-kestrel, life 480`, `B  P2 sc-barrier-panel, endurance 40`; equal letters in a line. */
function legend(state: State, letters: Letters): string[] {
  const { avis } = state.config;
  const lines = new Map<string, string>();
  for (const card of [...avis, ...setCards(state)]) {
    const key = keyOf(state, card);
    const before = lines.get(key);
    const figure = String(left(state, card));
    const what = avis.includes(card) ? 'life' : 'endurance';
    const line = `${letterOf(letters, key)}  ${key}, ${what} ${figure}`;
    lines.set(key, before === undefined ? line : `${before}, ${figure}`);
  }
  return [...lines.values()];
}

function zones(state: State, seat: Seat, isOpen: boolean, isFull: boolean): string[] {
  const words = publicWords(state);
  const name = seatName(seat);
  const counts = hiddenCounts(state, seat);
  const faceDown = isOpen ? list(itNames(state, seat, false)) : `${counts.it} cards`;
  return [
    `hand ${name}: ${isOpen ? list(handNames(state, seat)) : `${counts.hand} cards`}`,
    ...(isOpen && isFull ? figures(state, handOf(state, seat)) : []),
    `IT ${name}: face down ${faceDown}; face up ${list(words.itUsed[name] ?? [])}`,
    ...(isOpen && isFull ? figures(state, itDeckOf(state, seat)) : []),
    ...(isFull ? [`  ${figuresOf(state, state.config.avis[seat] ?? NONE)}`] : []),
    `deck ${name}: ${counts.deck} cards`,
    `trash ${name}: ${list(words.trash[name] ?? [])}`,
    ...running(state, seat),
  ];
}

/** What lasts, where there is any. */
function running(state: State, seat: Seat): string[] {
  const words = publicWords(state);
  const name = seatName(seat);
  const lasting = [
    ['shield', words.shield[name]],
    ['shield in this chain', words.chainShield[name]],
    ['boost', words.boost[name]],
    ['AP in the next turn', words.apNext[name]],
  ] as const;
  const parts = [
    ...lasting.filter(([, value]) => value !== 0).map(([what, value]) => `${what} ${value}`),
    ...(words.locked.includes(name) ? ['may not move'] : []),
    ...(words.lockNext.includes(name) ? ['may not move in the next turn'] : []),
  ];
  return parts.length === 0 ? [] : [`lasting ${name}: ${parts.join(', ')}`];
}

function figures(state: State, zone: number): string[] {
  const cards = listItems(state.words, zone);
  const first = cards.filter(
    (card, i) => i === 0 || nameOfCard(state, card) !== nameOfCard(state, cards[i - 1] ?? card),
  );
  return first.map((card) => `  ${figuresOf(state, card)}`);
}

function list(cards: readonly string[]): string {
  return writeCards(cards).join(', ') || 'none';
}
