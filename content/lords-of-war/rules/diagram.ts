/** A position as text: turn, mat, what the letters stand for, zones. */
import {
  letterOf,
  listItems,
  seatName,
  writeCards,
  type Letters,
  type Seat,
  type Viewer,
} from 'cardwright/engine';
import { deckCounts, handCount, handNames, publicWords, unitsOnBoard } from './describe.ts';
import { keyOf, lettersOf } from './letters.ts';
import { largeMat, smallMat, unitRow } from './mat.ts';
import { handOf, ownerOf, typeOf, type State } from './state.ts';
import type { UnitType } from './tables.ts';

export type Detail = 'brief' | 'full';

export function diagram(state: State, viewer?: Viewer, detail: Detail = 'brief'): string {
  const isFull = detail === 'full';
  const open = state.config.sides
    .map((_, seat) => seat)
    .filter((seat) => viewer === undefined || viewer === seat);
  const letters = lettersOf(state, isFull ? open : []);
  return [
    heading(state),
    '',
    isFull ? largeMat(state, letters) : smallMat(state, letters),
    '',
    ...legend(state, letters, isFull),
    ...(isFull ? [...open.flatMap((seat) => drawnHand(state, letters, seat)), ''] : []),
    ...hands(state, open, isFull),
    ...zones(state),
  ]
    .join('\n')
    .trimEnd();
}

function heading(state: State): string {
  const { turn, turnNumber, phase, toAct, shots, outcome } = publicWords(state);
  if (outcome !== null) {
    const result = outcome.winners.length === 0 ? 'draw' : `side ${outcome.winners.join()} has won`;
    return `turn ${turnNumber}: ${result} (${outcome.reason})`;
  }
  const declared = shots.length === 0 ? '' : `, shots ${shots.join(' ')}`;
  return `turn ${turnNumber} of ${turn}: ${toAct} in phase ${phase}${declared}`;
}

/** `D  P1 orc-deathbringer, defence 2`; a large mat has the defence already. */
function legend(state: State, letters: Letters, isFull: boolean): string[] {
  const { defence } = state.config.units;
  const units = new Map(
    unitsOnBoard(state).map((unit) => {
      const type = typeOf(state, unit);
      return [keyOf(state, ownerOf(state, unit), type), type] as const;
    }),
  );
  return [...units].map(([key, unit]) => {
    const figures = isFull ? ranged(state, unit) : `, defence ${defence[unit]}`;
    return `${letterOf(letters, key)}  ${key}${figures}`;
  });
}

/** The cards that a seat holds, drawn as they would lie. */
function drawnHand(state: State, letters: Letters, seat: Seat): string[] {
  const cards = listItems(state.words, handOf(state, seat)).map((card) => typeOf(state, card));
  const units = [...new Set(cards)];
  if (units.length === 0) return [];
  return [
    '',
    `hand ${seatName(seat)}`,
    unitRow(state, letters, seat, units),
    ...units.map((unit) => {
      const copies = cards.filter((card) => card === unit).length;
      const name = state.config.units.ids[unit] ?? '';
      const [line = ''] = writeCards(Array.from({ length: copies }, () => name));
      return `${letterOf(letters, keyOf(state, seat, unit))}  ${line}${ranged(state, unit)}`;
    }),
  ];
}

/** Target squares as the card shows them: to its right and ahead of it. */
function ranged({ config }: State, unit: UnitType): string {
  const { shot, targets } = config.units;
  if ((shot[unit] ?? 0) === 0) return '';
  const squares = (targets[unit] ?? []).map(([dx, dy]) => `[${dx},${dy}]`);
  return `, shoots ${shot[unit]} at ${squares.join(' ')}`;
}

/** Hands that are not drawn: cards where they may be seen, else how many. */
function hands(state: State, open: readonly Seat[], areDrawn: boolean): string[] {
  return state.config.sides.flatMap((_, seat) => {
    const name = `hand ${seatName(seat)}`;
    if (!open.includes(seat)) return [`${name}: ${handCount(state, seat)} cards`];
    return areDrawn ? [] : [`${name}: ${list(handNames(state, seat))}`];
  });
}

function zones(state: State): string[] {
  const { sharedGeneral, pile } = publicWords(state);
  return [
    ...(sharedGeneral === null ? [] : [`shared general: ${sharedGeneral}`]),
    ...Object.entries(deckCounts(state)).map(([seat, count]) => `deck ${seat}: ${count} cards`),
    ...Object.entries(pile).map(
      ([side, cards]) => `pile ${side}: ${cards.length} (${list(cards)})`,
    ),
  ];
}

function list(cards: readonly string[]): string {
  return writeCards(cards).join(', ') || 'none';
}
