/** A position as text: turn, board, what the letters mean, zones. */
import {
  drawPieces,
  drawPieceTiles,
  letterOf,
  lettersFor,
  NO_RANGE,
  ownSide,
  seatName,
  squareName,
  turnHeading,
  writeCards,
  zoneLine,
  type Card,
  type Detail,
  type DrawnPiece,
  type Letters,
  type Seat,
  type Tile,
  type Viewer,
  type Zone,
} from 'cardwright/engine';
import { coverOf } from './board.ts';
import { ABSENT } from './cards.ts';
import { type Config, ownerOf, typeOf } from './config.ts';
import { cardNamed, nameOfCard } from './names.ts';
import { toAct } from './play.ts';
import { choiceOf } from './position.ts';
import {
  ap,
  apNext,
  board,
  boost,
  chainShield,
  deck,
  endurance,
  hand,
  it,
  itUsed,
  life,
  locked,
  lockNext,
  phase,
  result,
  shield,
  trash,
  turn,
  turnNumber,
  type State,
} from './state.ts';
import { declaredNames } from './zones.ts';

interface Shown extends DrawnPiece {
  /** Life of an AVI's player, endurance of a set card. */
  readonly left: number;
  readonly what: 'life' | 'endurance';
}

const EMPTY: Tile = ['     ', '  .  ', '     '];

export function diagram(state: State, viewer?: Viewer, detail: Detail = 'brief'): string {
  const cards = shownCards(state);
  const below = (isFull: boolean): string[] =>
    [0, 1].flatMap((seat) => ['', ...zones(state, seat, viewer, isFull)]);
  if (detail === 'beside') return [...legend(cards, null), ...below(false)].join('\n').trimEnd();
  const isFull = detail === 'full';
  const { grid } = state.config;
  const letters = lettersFor(cards);
  return [
    heading(state),
    '',
    isFull
      ? drawPieceTiles(
          grid,
          [grid.columns, grid.rows],
          cards,
          () => EMPTY,
          (card) => tile(letters, card),
        )
      : drawPieces(grid, [grid.columns, grid.rows], cards, letters),
    '',
    ...legend(cards, letters),
    ...below(isFull),
  ]
    .join('\n')
    .trimEnd();
}

const heading = turnHeading({ turnNumber, turn, phase, result, toAct }, (state: State) => {
  const choice = choiceOf(state);
  const question = choice === null ? '' : `, choice: ${choice}`;
  const names = declaredNames(state);
  const declared = names.length === 0 ? '' : `, chain: ${names.join(' <- ')}`;
  return `, ${ap.get(state)} AP${declared}${question}`;
});

/** With a letter of the id behind its first word. */
function shownCards(state: State): Shown[] {
  return board.cards(state).map((card) => {
    const { seat, card: id } = cardNamed(state, card);
    const isAvi = state.config.avis.includes(card);
    return {
      key: `${seat} ${id}`,
      name: id.split('-').slice(1).join(''),
      side: ownSide(ownerOf(state, card)),
      square: board.squareOf(state, card),
      left: isAvi ? life.get(state, ownerOf(state, card)) : endurance.get(state, card),
      what: isAvi ? 'life' : 'endurance',
    };
  });
}

/** The letter of a card, and below it what is left. */
function tile(letters: Letters, { key, left }: Shown): Tile {
  const text = String(left);
  const centred = text.padStart(Math.ceil((5 + text.length) / 2)).padEnd(5);
  return ['     ', `  ${letterOf(letters, key)}  `, centred];
}

/** `K  P1 avi-kestrel, life 480`, `B  P2 sc-barrier-panel, endurance 40, 20`: equal cards in a line; beside pictures without letters. */
function legend(cards: readonly Shown[], letters: Letters | null): string[] {
  const lines = new Map<string, string>();
  for (const { key, what, left } of cards) {
    const letter = letters === null ? '' : `${letterOf(letters, key)}  `;
    const before = lines.get(key) ?? `${letter}${key}, ${what} `;
    lines.set(key, lines.has(key) ? `${before}, ${left}` : `${before}${left}`);
  }
  return [...lines.values()];
}

function zones(state: State, seat: Seat, viewer: Viewer | undefined, isFull: boolean): string[] {
  const name = seatName(seat);
  const isOpen = hand.isShown(state, seat, viewer);
  const detailed = isOpen && isFull;
  const faceDown = isOpen ? listed(it, state, seat) : `${it.size(state, seat)} cards`;
  const its = [...it.cards(state, seat), ...itUsed.cards(state, seat)];
  its.sort((a, b) => typeOf(state, a) - typeOf(state, b));
  return [
    zoneLine(hand, state, seat, viewer),
    ...(detailed ? figures(state, hand.cards(state, seat)) : []),
    `IT ${name}: face down ${faceDown}; face up ${listed(itUsed, state, seat)}`,
    ...(detailed ? figures(state, its) : []),
    ...(isFull ? [`  ${figuresOf(state, state.config.avis[seat]!)}`] : []),
    zoneLine(deck, state, seat, viewer),
    `trash ${name}: ${listed(trash, state, seat)}`,
    ...running(state, seat),
  ];
}

/** What lasts, where there is any. */
function running(state: State, seat: Seat): string[] {
  const lasting = [
    ['shield', shield],
    ['shield in this chain', chainShield],
    ['boost', boost],
    ['AP in the next turn', apNext],
  ] as const;
  const parts = [
    ...lasting
      .filter(([, figure]) => figure.get(state, seat) !== 0)
      .map(([what, figure]) => `${what} ${figure.get(state, seat)}`),
    ...(locked.is(state, seat) ? ['may not move'] : []),
    ...(lockNext.is(state, seat) ? ['may not move in the next turn'] : []),
  ];
  return parts.length === 0 ? [] : [`lasting ${seatName(seat)}: ${parts.join(', ')}`];
}

/** A line for each of them that is another card than the one before. */
function figures(state: State, cards: readonly Card[]): string[] {
  return cards
    .filter((card, i) => i === 0 || nameOfCard(state, card) !== nameOfCard(state, cards[i - 1]!))
    .map((card) => `  ${figuresOf(state, card)}`);
}

function listed(zone: Zone<Config>, state: State, seat: Seat): string {
  return writeCards(zone.names(state, seat)).join(', ') || 'none';
}

/** `NAME: ac white CB, Blade, hits 40, covers (3,4) (3,5)`: its figures, and the cells that it covers now. */
function figuresOf(state: State, card: Card): string {
  const { catalogue } = state.config;
  const type = typeOf(state, card);
  const { category, colour, types = [] } = catalogue.data[type]!;
  const facts = [
    [category, colour, catalogue.cb[type] === 1 ? 'CB' : undefined].filter(Boolean).join(' '),
    types.join(' '),
    figure('hits', catalogue.hitDamage[type]!),
    figure('endurance', catalogue.endurance[type]!),
    covered(state, card),
  ].filter((fact) => fact !== '');
  return `${catalogue.ids[type]}: ${facts.join(', ')}`;
}

function figure(what: string, value: number): string {
  return value === ABSENT ? '' : `${what} ${value}`;
}

/** BLS-2.2.1: from where the AVI of its owner is now. */
function covered(state: State, card: Card): string {
  const range = state.config.catalogue.range[typeOf(state, card)]!;
  if (range === NO_RANGE) return '';
  const { squares } = coverOf(state, range, ownerOf(state, card));
  const cells = squares.map((square) => squareName(state.config.grid, square));
  return `covers ${cells.join(' ') || 'nothing'}`;
}
