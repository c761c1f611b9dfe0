/** How far the game of a position has come: whose turn it is, and what has happened in it. */
import {
  BadPosition,
  listOf,
  listSize,
  mapOf,
  ofSeat,
  readInteger,
  readName,
  readSeat,
  seatName,
  type Position,
  type Seat,
} from 'cardwright/engine';
import { SEATS } from './config.ts';
import { setLife } from './setup.ts';
import { ACTING, DRAWING, WINDOW } from './stages.ts';
import {
  AP,
  AP_NEXT,
  BOOST,
  CAA_USED,
  DECK_OUT,
  DRAW,
  LOCK_NEXT,
  LOWEST,
  MAIN,
  MOVE_LOCKED,
  OVER,
  PHASE,
  phases,
  result,
  set,
  setSeatWord,
  SHIELD_CHAIN,
  SHIELD_TURN,
  STAGE,
  TURN_NUMBER,
  TURN_SEAT,
  type State,
} from './state.ts';
import { areDecksEmpty } from './zones.ts';

/** The standard state is in the middle of this turn (section 9). */
const TURN = 3;

/** Words of a seat with a number, 0 where they are left out. */
const numbers: readonly (readonly [word: string, place: number])[] = [
  ['shield', SHIELD_TURN],
  ['chainShield', SHIELD_CHAIN],
  ['boost', BOOST],
  ['apNext', AP_NEXT],
];

export function readProgress(state: State, position: Position): void {
  const { options } = state.config;
  const { phase: named = 'main', turn = 'P1', turnNumber, ap, caaUsed, deckOut } = position;
  const phase = readName(phases, named, 'phase');
  set(state, PHASE, phase);
  const isOpen = listSize(state.words, state.config.layout.chain) > 0;
  set(state, STAGE, phase === DRAW ? DRAWING : isOpen ? WINDOW : ACTING);
  set(state, TURN_SEAT, readSeat(turn, 'turn', SEATS));
  set(state, TURN_NUMBER, readInteger(turnNumber, TURN, 'turnNumber'));
  set(state, AP, readInteger(ap, phase === MAIN ? options.ap : 0, 'ap', 0));
  set(state, CAA_USED, caaUsed === true ? 1 : 0);
  set(state, DECK_OUT, (deckOut ?? areDecksEmpty(state)) === true ? 1 : 0);
  for (let seat = 0; seat < SEATS; seat += 1) readSeatWords(state, position, seat);
  for (const seat of listOf(position['locked'])) {
    setSeatWord(state, readSeat(seat, 'locked', SEATS), MOVE_LOCKED, 1);
  }
  for (const seat of listOf(position['lockNext'])) {
    setSeatWord(state, readSeat(seat, 'lockNext', SEATS), LOCK_NEXT, 1);
  }
  if (phase === OVER) result.read(state, position['outcome'], SEATS);
}

function readSeatWords(state: State, position: Position, seat: Seat): void {
  const { options, layout, avis } = state.config;
  const read = (word: string, usual: number): number =>
    readInteger(ofSeat(position, word, seat), usual, `${word}.${seatName(seat)}`);
  const life = read('life', options.initialLife);
  setLife(state, seat, life);
  setSeatWord(state, seat, LOWEST, read('lowestLife', life));
  for (const [word, place] of numbers) setSeatWord(state, seat, place, read(word, 0));
  const { turn, game } = mapOf(ofSeat(position, 'usedEffects', seat));
  state.words[layout.used + avis[seat]!] = bitsOf(turn) | (bitsOf(game) << 16);
}

/** Numbers of effects, from 1, as bits. */
function bitsOf(effects: unknown): number {
  return listOf(effects).reduce<number>((bits, effect) => {
    const number = readInteger(effect, 0, 'usedEffects');
    if (number < 1 || number > 15) throw new BadPosition('usedEffects', effect);
    return bits | (1 << (number - 1));
  }, 0);
}
