/** Whether what is asked for can be chosen: cells that are free, cards that lie where they are asked from. */
import { isOnBoard, listItems, type Seat } from 'cardwright/engine';
import { aviSquare, isEmpty } from './board.ts';
import { NONE, type Card } from './config.ts';
import {
  ASSEMBLED,
  CHOOSE_ASSEMBLY,
  CHOOSE_CELL,
  CHOOSE_DIRECTION,
  CHOOSE_IT,
  CHOOSE_OPPOSING_HAND,
  CHOOSE_SCRY,
  CHOOSE_TRASH,
  CHOOSER,
  get,
  IN_DECK,
  IN_HAND,
  IN_IT_DECK,
  IN_TRASH,
  isFaceUp,
  LEAST,
  MOST,
  NOTHING,
  opponentOf,
  ownerOf,
  PENDING,
  zoneOf,
  type State,
} from './state.ts';
import { directionNames } from './steps.ts';
import { faceDownIt } from './zones.ts';

/** Zones that cards are asked from, by choice; from the own hand where none stands here. */
const zones: Readonly<Record<number, number | undefined>> = {
  [CHOOSE_TRASH]: IN_TRASH,
  [CHOOSE_IT]: IN_IT_DECK,
  [CHOOSE_SCRY]: IN_DECK,
};

export function areOptionsSound(state: State): boolean {
  const kind = get(state, PENDING);
  if (kind === NOTHING) return true;
  const { words, config } = state;
  const options = listItems(words, config.layout.options);
  const chosen = listItems(words, config.layout.chosen);
  const seat = get(state, CHOOSER);
  return (
    options.every((option) => isOption(state, kind, seat, option)) &&
    chosen.every((option) => options.includes(option)) &&
    get(state, LEAST) <= get(state, MOST) &&
    get(state, MOST) <= options.length &&
    chosen.length < get(state, MOST) &&
    (kind !== CHOOSE_ASSEMBLY || faceDownIt(state, seat, get(state, ASSEMBLED)) !== NONE)
  );
}

function isOption(state: State, kind: number, seat: Seat, option: number): boolean {
  if (kind === CHOOSE_DIRECTION) return option in directionNames;
  if (kind !== CHOOSE_CELL) return isCardOption(state, kind, seat, option);
  const isFree = isEmpty(state, option) || option === aviSquare(state, seat);
  return isOnBoard(state.config.grid, option) && isFree;
}

function isCardOption(state: State, kind: number, seat: Seat, card: Card): boolean {
  const owner = kind === CHOOSE_OPPOSING_HAND ? opponentOf(seat) : seat;
  const isThere = zoneOf(state, card) === (zones[kind] ?? IN_HAND);
  return isThere && ownerOf(state, card) === owner && (kind !== CHOOSE_IT || isFaceUp(state, card));
}
