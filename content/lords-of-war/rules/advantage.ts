/**
 * How far a side is ahead, for bots that look at a position: what it has captured, and what its units on
 * the board are likely to be struck by next. Asks nothing that not everybody sees.
 */
import { NO_PIECE, shortOfWin, type Card, type Side } from 'cardwright/engine';
import { arrowsOf } from './board.ts';
import { sumAttacks } from './elimination.ts';
import { board, phase, result, seatSide, turn, turnNumber, type State } from './state.ts';
import { COMMAND, GENERAL, likelyAt, SIDES } from './tables.ts';
import { seatOfExtraTurn } from './turn.ts';
import { capturedCards, capturedCommandCards } from './victory.ts';

/** What the extra turn is worth that a general brings (LOW-5.8.1). */
const EXTRA_TURN = 0.05;

/** What a unit on the board is worth beside one in the hand: it strikes, and others are placed beside it. */
const PRESENCE = 0.006;

/** Chances that are as good as an even one that the unit falls: more of them make it likelier. */
const EVEN = 0.2;

/** What is left of a danger for the side that moves before it comes true. */
const WARNED = 0.25;

/** What is left of the chance of an attack from a square at which the unit points. */
const GUARDED = 0.6;

/** The chance that is always there: shots, and squares that become free. */
const ALWAYS = 0.03;

/** Turns after which nobody is afraid for a unit any more: who always takes units back never ends a game. */
const LONGEST = 120;

/** From -1 (lost) to 1 (won). */
export function advantage(state: State, side: Side): number {
  const decided = result.advantage(state, side);
  if (decided !== null) return decided;
  for (let of = 0; of < SIDES; of += 1) {
    cards[of] = capturedCards(state, of);
    commandCards[of] = capturedCommandCards(state, of);
  }
  const lead = progress(state, side) - progress(state, 1 - side) + units(state, side);
  return shortOfWin(lead);
}

/** By side, what it has captured in the position that is looked at. */
const cards = new Int32Array(SIDES);
const commandCards = new Int32Array(SIDES);

/** On the way to the goals, with some cards more: the mean of both, with more weight on the nearer one. */
function progress({ config }: State, side: Side, more = 0, moreCommand = 0): number {
  const { 'victory.eliminations': ofCards, 'victory.commandCards': ofCommandCards } =
    config.options;
  // A goal that is switched off does not count (LOW-6.3.2).
  const byCards = ofCards === null ? 0 : (cards[side]! + more) / ofCards;
  const byCommand =
    ofCommandCards === null ? 0 : (commandCards[side]! + moreCommand) / ofCommandCards;
  return (byCards + byCommand + 2 * Math.max(byCards, byCommand)) / 4;
}

/** The units of the side without those of the other, each with what is likely to be lost with it. */
function units(state: State, side: Side): number {
  sumAttacks(state);
  const { cardSides, types, catalogue } = state.config;
  const next = nextSide(state);
  const caution = Math.max(0, 1 - turnNumber.get(state) / LONGEST);
  writeWorths(state, 0);
  writeWorths(state, 1);
  let sum = 0;
  for (let n = board.size(state) - 1; n >= 0; n -= 1) {
    const unit = board.card(state, n);
    const loser = cardSides[unit]!;
    const traits = catalogue.traits[types[unit]!]!;
    const isCommand = (traits & COMMAND) !== 0;
    const danger = (loser === next ? WARNED : 1) * caution * dangerOf(state, unit);
    const loss = danger * worths[2 * loser + (isCommand ? 1 : 0)]!;
    const extra = danger * ((traits & GENERAL) === 0 ? 0 : EXTRA_TURN);
    sum += loser === side ? PRESENCE - loss - extra : loss + extra - PRESENCE;
  }
  return sum;
}

/** By side that loses it, then for a command card: what a unit brings the other side on its way. */
const worths = new Float64Array(2 * SIDES);

function writeWorths(state: State, loser: Side): void {
  const now = progress(state, 1 - loser);
  worths[2 * loser] = progress(state, 1 - loser, 1) - now;
  worths[2 * loser + 1] = progress(state, 1 - loser, 1, 1) - now;
}

/** The side that places next. */
function nextSide(state: State): Side {
  const active = seatSide(state, turn.get(state));
  if (!phase.is(state, 'reinforce')) return active;
  const extra = seatOfExtraTurn(state);
  return extra === null ? 1 - active : seatSide(state, extra);
}

/** How likely it falls to the next enemy that is placed: by the squares that are free beside it. */
function dangerOf(state: State, unit: Card): number {
  const { config } = state;
  const { steps } = config.grid;
  const { likely } = config.catalogue;
  const square = board.squareOf(state, unit);
  const missing = config.catalogue.defence[config.types[unit]!]! + 1 - config.incoming[unit]!;
  const enemy = 1 - config.cardSides[unit]!;
  const arrows = arrowsOf(state, unit);
  const first = likelyAt(enemy, missing);
  let chances = ALWAYS;
  for (let direction = 0; direction < 8; direction += 1) {
    if (board.on(state, square + steps[direction]!) !== NO_PIECE) continue;
    const chance = likely[first + ((direction + 4) & 7)]!;
    chances += (arrows & (1 << direction)) === 0 ? chance : GUARDED * chance;
  }
  return chances / (chances + EVEN);
}
