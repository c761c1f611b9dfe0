/**
 * What is under way in a state, in words: the stage of the turn, what is asked, what effects have begun,
 * the chance that is left. Only `toPosition` writes it; cards in it are named by their places.
 */
import {
  BadPosition,
  listClear,
  listItems,
  listOf,
  listPush,
  ofSeat,
  parseSquare,
  readInteger,
  readName,
  readPending,
  readSquare,
  seatName,
  squareAt,
  STREAM_WORDS,
  writePending,
  type Position,
  type SourceNames,
} from 'cardwright/engine';
import { bySeat } from './describe.ts';
import { isPendingSound, pickKinds } from './effects/index.ts';
import { nameOfCell } from './events.ts';
import { canPayAssembly } from './integrate.ts';
import { cardAt, placeOf } from './places.ts';
import { stages } from './stages.ts';
import { directionNames } from './steps.ts';
import {
  AP,
  ASSEMBLED,
  CHOOSE_ASSEMBLY,
  CHOOSE_CELL,
  CHOOSE_DIRECTION,
  CHOOSER,
  choices,
  get,
  HIT_BONUS,
  IN_CHAIN,
  LEAST,
  LIFE_BEFORE,
  MOST,
  NEGATED,
  NOTHING,
  PENDING,
  RESOLVED,
  seatWord,
  set,
  setSeatWord,
  STAGE,
  STREAM,
  STRUCK,
  zoneOf,
  type State,
} from './state.ts';

/** Header words that are written as they are. */
const plain: readonly (readonly [word: string, place: number])[] = [
  ['negated', NEGATED],
  ['resolved', RESOLVED],
  ['struck', STRUCK],
  ['hitBonus', HIT_BONUS],
  ['chooser', CHOOSER],
  ['least', LEAST],
  ['most', MOST],
  ['assembled', ASSEMBLED],
];

export function writeRunning(state: State): Position {
  const { words, config } = state;
  const { layout, avis } = config;
  return {
    stage: stages[get(state, STAGE)] ?? '',
    choice: choices[get(state, PENDING)] ?? '',
    ...Object.fromEntries(plain.map(([word, place]) => [word, get(state, place)])),
    options: writeOptions(state, layout.options),
    chosen: writeOptions(state, layout.chosen),
    gone: writeGone(state),
    used: Object.fromEntries(
      config.types.flatMap((_, card) => {
        const bits = words[layout.used + card] ?? 0;
        return bits === 0 || avis.includes(card) ? [] : [[placeOf(state, card), bits] as const];
      }),
    ),
    lifeBefore: bySeat((seat) => seatWord(state, seat, LIFE_BEFORE)),
    ...writePending(words, layout.effects, sourcesOf(state)),
    picks: writePicks(state),
    chance: [...words.subarray(STREAM, STREAM + STREAM_WORDS)],
  };
}

export function readRunning(state: State, running: Position): void {
  const { words, config } = state;
  const { layout } = config;
  const { effects } = layout;
  set(state, STAGE, readName(stages, running['stage'], 'running.stage'));
  set(state, PENDING, readName(choices, running['choice'], 'running.choice'));
  for (const [word, place] of plain) {
    set(state, place, readInteger(running[word], 0, `running.${word}`));
  }
  for (const [word, list] of [
    ['options', layout.options],
    ['chosen', layout.chosen],
  ] as const) {
    listClear(words, list);
    const read = listOf(running[word]).map((option) => readAsked(state, option, `running.${word}`));
    const options = new Set(read);
    for (const option of options) listPush(words, list, option);
  }
  for (const [place, bits] of Object.entries((running['used'] ?? {}) as Position)) {
    words[layout.used + cardAt(state, place, 'running.used')] = Number(bits);
  }
  for (const seat of [0, 1]) {
    const what = `running.lifeBefore.${seatName(seat)}`;
    setSeatWord(
      state,
      seat,
      LIFE_BEFORE,
      readInteger(ofSeat(running, 'lifeBefore', seat), 0, what),
    );
  }
  readPending(words, effects, running, 'running', sourcesOf(state));
  listClear(words, effects.picks);
  for (const pick of listOf(running['picks']).slice(0, effects.room.picks)) {
    listPush(words, effects.picks, readOption(state, pick, 'running.picks'));
  }
  words.set(listOf(running['chance']).slice(0, STREAM_WORDS).map(Number), STREAM);
  if (get(state, PENDING) === CHOOSE_ASSEMBLY && !canPayAssembly(state)) {
    throw new BadPosition('ap', get(state, AP));
  }
  if (!isPendingSound(state)) throw new BadPosition('running', running['stack']);
}

/** Squares, directions or cards, as the choice says; without one the lists mean nothing. */
function writeOptions(state: State, list: number): (string | number)[] {
  const kind = get(state, PENDING);
  if (kind === NOTHING) return [];
  return listItems(state.words, list).map((option) => writeOption(state, kind, option));
}

function writePicks(state: State): (string | number)[] {
  const kinds = pickKinds(state);
  const { picks } = state.config.layout.effects;
  return listItems(state.words, picks).map((pick, i) =>
    writeOption(state, kinds[i] ?? NOTHING, pick),
  );
}

function writeOption(state: State, kind: number, option: number): string | number {
  if (kind === CHOOSE_CELL) return nameOfCell(state, option);
  return kind > CHOOSE_DIRECTION ? placeOf(state, option) : option;
}

/** What is asked for now says what its options are. */
function readAsked(state: State, option: unknown, what: string): number {
  const kind = get(state, PENDING);
  if (kind === CHOOSE_CELL) return readSquare(state.config.grid, option, what);
  if (kind === CHOOSE_DIRECTION) return readInteger(option, 0, what);
  return cardAt(state, option, what);
}

function readOption(state: State, option: unknown, what: string): number {
  if (typeof option === 'number' && option in directionNames) return option;
  const cell = parseSquare(String(option));
  if (cell !== null) return squareAt(state.config.grid, ...cell);
  return cardAt(state, option, what);
}

/** Declared cards that have left the chain, by their places in it. */
function writeGone(state: State): Position {
  const links = listItems(state.words, state.config.layout.chain);
  return Object.fromEntries(
    links.flatMap((card, link) =>
      zoneOf(state, card) === IN_CHAIN ? [] : [[String(link), placeOf(state, card)] as const],
    ),
  );
}

/** Cards that effects come from are named by their places. */
function sourcesOf(state: State): SourceNames {
  return {
    nameOf: (card) => placeOf(state, card),
    sourceAt: (name, what) => cardAt(state, name, what),
  };
}
