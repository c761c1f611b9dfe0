/**
 * The core rules of Lords of War for two players as short and fast as they can be written by hand:
 * no contract, no options, no events, no notation, nobody to ask for reasons. What the engine costs
 * is measured against this. It deals, lists and chooses like the real rules, so that both play the
 * same games; `bench/engine.js` compares them.
 */
import { below, stream } from '../../dist/engine/index.js';
import { check } from './minimal-check.js';
import {
  EMPTY,
  START,
  STEPS,
  STRIDE,
  addToHand,
  aims,
  arrows,
  board,
  captured,
  cells,
  choices,
  choose,
  chooseFrom,
  commands,
  counted,
  deal,
  draw,
  flags,
  handSize,
  hands,
  left,
  marks,
  putOn,
  shot,
  sideOf,
  support,
  sweep,
  takeFromHand,
  targets,
  type,
} from './minimal-state.js';

const [CONTACT, FRIEND, ANYWHERE, FORCED] = [0, 1, 2, 3];
const PLACED = 1;

/** Listed as square * 8 + place in the hand; equal cards once. */
function listPlacements(side, rule) {
  marks.fill(0);
  for (let n = 0; n < counted.board; n += 1) {
    const square = board[n];
    const unit = cells[square] - 1;
    const shift = sideOf[unit] === side ? 8 : 0;
    for (let d = 0; d < 8; d += 1) marks[square + STEPS[d]] |= 1 << (((d + 4) & 7) + shift);
  }
  const hand = hands[side];
  let count = 0;
  for (let square = 10; square < 63; square += 1) {
    if (cells[square] !== EMPTY || (marks[square] === 0 && rule !== ANYWHERE)) continue;
    for (let place = 0; place < handSize[side]; place += 1) {
      const card = hand[place];
      if (place > 0 && type[hand[place - 1]] === type[card]) continue;
      if (isAllowed(rule, marks[square], card)) choices[count++] = square * 8 + place;
    }
  }
  return count;
}

function isAllowed(rule, mark, card) {
  if (rule === CONTACT) return (mark & arrows[card]) !== 0 || (support[card] !== 0 && mark > 255);
  if (rule === FRIEND) return mark > 255;
  return rule === ANYWHERE || (mark & 255) !== 0;
}

function usualRule(side) {
  for (let n = 0; n < counted.board; n += 1)
    if (sideOf[cells[board[n]] - 1] !== side) return CONTACT;
  return counted.board === 0 ? ANYWHERE : FRIEND;
}

function isEngaged(square, side) {
  for (let d = 0; d < 8; d += 1) {
    const unit = cells[square + STEPS[d]] - 1;
    if (unit >= 0 && sideOf[unit] !== side && (arrows[unit] & (1 << ((d + 4) & 7))) !== 0) {
      return true;
    }
  }
  return false;
}

/** After 0 for `resolve`: shooter's square * 128 + target square. */
function listShots(side) {
  let count = 1;
  choices[0] = 0;
  for (let n = 0; n < counted.board; n += 1) {
    const square = board[n];
    const unit = cells[square] - 1;
    if (sideOf[unit] !== side || shot[unit] === 0 || aims[unit] !== 0) continue;
    if (isEngaged(square, side)) continue;
    const row = Math.floor(square / STRIDE);
    const column = square % STRIDE;
    for (const [dx, dy] of targets[unit]) {
      if (row + dy < 1 || row + dy > 6 || column + dx < 1 || column + dx > 7) continue;
      const to = square + dy * STRIDE + dx;
      const target = cells[to] - 1;
      if (target >= 0 && sideOf[target] !== side) choices[count++] = square * 128 + to;
    }
  }
  return count;
}

/** After -1 for a draw, or a pass with an empty deck: squares. */
function listReinforcements(side) {
  let count = left[side] > 0 ? 1 : 0;
  choices[0] = -1;
  if (count === 0) count = 1;
  for (let n = 0; n < counted.board; n += 1) {
    const square = board[n];
    const unit = cells[square] - 1;
    if (sideOf[unit] !== side || flags[unit] !== 0) continue;
    if (!isEngaged(square, side)) choices[count++] = square;
  }
  return count;
}

function challenge(side) {
  let count = 0;
  for (let place = 0; place < handSize[side]; place += 1) {
    const card = hands[side][place];
    if (place === 0 || type[hands[side][place - 1]] !== type[card]) choices[count++] = place;
  }
  putOn(START[side], takeFromHand(side, choose(count)));
  draw(side);
}

/** Returns whether a unit was placed. */
function place(side) {
  if (handSize[side] === 0) return false;
  let count = listPlacements(side, usualRule(side));
  if (count === 0) count = listPlacements(side, FORCED);
  if (count === 0) return false;
  const choice = choose(count);
  const card = takeFromHand(side, choice & 7);
  putOn(choice >> 3, card);
  flags[card] = PLACED;
  return true;
}

function shoot(side) {
  for (;;) {
    const choice = choose(listShots(side));
    if (choice === 0) return;
    aims[cells[choice >> 7] - 1] = cells[choice & 127];
  }
}

/** Returns whether a unit was recalled. */
function reinforce(side) {
  if (handSize[side] >= 6) return false;
  const count = listReinforcements(side);
  if (left[side] === 0 && count === 1) return false;
  const choice = choose(count);
  if (choice < 0) {
    if (left[side] > 0) draw(side);
    return false;
  }
  addToHand(side, cells[choice] - 1);
  cells[choice] = EMPTY;
  sweep();
  return true;
}

function hasWon(side) {
  return captured[side] >= 20 || commands[side] >= 4;
}

function result(turn, first, winner) {
  const { decisions, listed } = counted;
  return { decisions, listed, turn, winner, first };
}

/** Plays one game and returns what came out. */
export function play(seed, chance) {
  chooseFrom(chance);
  const first = below(2, stream(seed, 'first player'));
  deal(seed, first);
  challenge(0);
  challenge(1);
  let side = 0;
  let next = 0;
  let idle = 0;
  for (let turn = 1; ; turn += 1) {
    let busy = place(side);
    shoot(side);
    const before = captured[0] + captured[1];
    const lost = check();
    const [a, b] = [hasWon(0), hasWon(1)];
    if (a && b) return result(turn, first, null);
    if (a || b) return result(turn, first, a ? 0 : 1);
    busy = captured[0] + captured[1] > before || busy;
    busy = reinforce(side) || busy;
    flags.fill(0);
    idle = busy ? 0 : idle + 1;
    if (idle >= 2) {
      const lead = captured[0] - captured[1] || commands[0] - commands[1];
      return result(turn, first, lead === 0 ? null : Number(lead < 0));
    }
    if (lost === 1 << (1 - side)) continue;
    if (lost !== 1 << side) next = 1 - next;
    side = lost === 1 << side ? 1 - side : next;
  }
}
