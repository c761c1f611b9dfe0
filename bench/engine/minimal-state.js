/**
 * The cards, hands, decks and squares of the minimal loop: arrays of the module, because one game is
 * played at a time.
 */
import { below, shuffle, stream } from '../../dist/engine/index.js';

export const STRIDE = 9;
export const SQUARES = 72;
export const STEPS = [STRIDE, STRIDE + 1, 1, 1 - STRIDE, -STRIDE, -STRIDE - 1, -1, STRIDE - 1];
export const KEYS = [
  'front',
  'frontRight',
  'right',
  'backRight',
  'back',
  'backLeft',
  'left',
  'frontLeft',
];
export const START = [3 * STRIDE + 3, 4 * STRIDE + 5];

export const [EMPTY, OFF] = [0, -1];

let units = [];
let cards = [];
export const type = new Int16Array(72);
export const sideOf = new Int8Array(72);
export const arrows = new Uint8Array(72);
export const strength = new Int8Array(72 * 8);
export const defence = new Int8Array(72);
export const support = new Uint8Array(72);
export const shot = new Int8Array(72);
export const command = new Uint8Array(72);
export const general = new Uint8Array(72);
export const targets = Array.from({ length: 72 }, () => []);

export const cells = new Int16Array(SQUARES);
export const marks = new Int32Array(SQUARES);
export const incoming = new Int16Array(72);
export const flags = new Uint8Array(72);
export const aims = new Int8Array(72);
export const hands = [new Int16Array(6), new Int16Array(6)];
export const handSize = [0, 0];
export const decks = [new Int32Array(35), new Int32Array(35)];
export const left = [0, 0];
export const captured = [0, 0];
export const commands = [0, 0];
/** What may be chosen now; what the numbers mean is up to who lists them. */
export const choices = new Int32Array(512);
/** Squares with units, lowest first. */
export const board = new Int16Array(42);

/** What is counted: units on the board, decisions of this game and what was listed for them. */
export const counted = { board: 0, decisions: 0, listed: 0 };

let chance = stream(0, '');

/** The data of a game, and the ids of two armies of 36 cards. */
export function bring(game, armies) {
  units = game.kinds.unit;
  const index = new Map(units.map(({ id }, i) => [id, i]));
  cards = armies.map((army) => army.map((id) => index.get(id)));
}

export function chooseFrom(stream) {
  chance = stream;
  counted.decisions = counted.listed = 0;
}

/** The army of an entrant sits down on a side: cards 0 to 35, or 36 to 71. */
export function seat(side, army) {
  cards[army].forEach((unit, i) => {
    const card = side * 36 + i;
    const { arrows: own = {}, ranged, ...rest } = units[unit];
    type[card] = unit;
    sideOf[card] = side;
    arrows[card] = 0;
    KEYS.forEach((key, k) => {
      const direction = (k + 4 * side) & 7;
      strength[card * 8 + direction] = own[key] ?? 0;
      if (own[key] > 0) arrows[card] |= 1 << direction;
    });
    defence[card] = rest.defence;
    support[card] = Number(rest.support);
    command[card] = Number(rest.commandCard);
    general[card] = Number(rest.rank === 'general');
    shot[card] = ranged?.strength ?? 0;
    const sign = side === 0 ? 1 : -1;
    targets[card] = (ranged?.targets ?? []).map(([dx, dy]) => [sign * dx, sign * dy]);
  });
}

export function putOn(square, card) {
  let place = counted.board++;
  while (place > 0 && board[place - 1] > square) {
    board[place] = board[place - 1];
    place -= 1;
  }
  board[place] = square;
  cells[square] = card + 1;
}

/** Takes empty squares off the list. */
export function sweep() {
  let kept = 0;
  for (let n = 0; n < counted.board; n += 1) {
    if (cells[board[n]] !== EMPTY) board[kept++] = board[n];
  }
  counted.board = kept;
}

export function choose(count) {
  counted.decisions += 1;
  counted.listed += count;
  return choices[below(count, chance)];
}

export function addToHand(side, card) {
  const hand = hands[side];
  let place = handSize[side]++;
  while (place > 0 && precedes(card, hand[place - 1])) {
    hand[place] = hand[place - 1];
    place -= 1;
  }
  hand[place] = card;
}

export function precedes(card, other) {
  return type[card] < type[other] || (type[card] === type[other] && card < other);
}

export function takeFromHand(side, place) {
  const hand = hands[side];
  const card = hand[place];
  for (let i = place + 1; i < handSize[side]; i += 1) hand[i - 1] = hand[i];
  handSize[side] -= 1;
  return card;
}

export function draw(side) {
  addToHand(side, decks[side][--left[side]]);
}

export function deal(seed, first) {
  cells.fill(OFF);
  for (let row = 1; row <= 6; row += 1) {
    for (let column = 1; column <= 7; column += 1) cells[row * STRIDE + column] = EMPTY;
  }
  counted.board = 0;
  flags.fill(0);
  aims.fill(0);
  for (const side of [0, 1]) {
    const army = (side + first) % 2;
    seat(side, army);
    handSize[side] = captured[side] = commands[side] = 0;
    let count = 0;
    for (let card = side * 36; card < side * 36 + 36; card += 1) {
      if (general[card]) addToHand(side, card);
      else decks[side][count++] = card;
    }
    shuffle(decks[side], stream(seed, 'deck', army));
    left[side] = 35;
    for (let i = 0; i < 5; i += 1) draw(side);
  }
}
