/**
 * What is under way in a state, in words: the stage of the turn, what is asked, what effects have begun,
 * the chance that is left. Only `toPosition` writes it; cards in it are named by their places.
 */
import {
  BadPosition,
  FRAME_SOURCE,
  FRAME_WORDS,
  ITEM_SOURCE,
  ITEM_WORDS,
  listClear,
  listItems,
  listPush,
  parseSquare,
  seatName,
  squareAt,
  STREAM_WORDS,
  type Position,
} from 'cardwright/engine';
import { bySeat } from './describe.ts';
import { isPendingSound, pickKinds } from './effects/index.ts';
import { nameOfCell } from './events.ts';
import { cardAt, placeOf } from './places.ts';
import { stages } from './stages.ts';
import { directionNames } from './steps.ts';
import {
  ASSEMBLED,
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
import { listOf, ofSeat, readInteger } from './words.ts';

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
  const { effects } = layout;
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
    begun: get(state, effects.begun),
    triggered: get(state, effects.triggered),
    stack: writeGroups(state, effects.stack, FRAME_WORDS, FRAME_SOURCE),
    queue: writeGroups(state, effects.queue, ITEM_WORDS, ITEM_SOURCE),
    picks: writePicks(state),
    chance: [...words.subarray(STREAM, STREAM + STREAM_WORDS)],
  };
}

export function readRunning(state: State, running: Position): void {
  const { words, config } = state;
  const { layout } = config;
  const { effects } = layout;
  set(state, STAGE, indexIn(stages, running, 'stage'));
  set(state, PENDING, indexIn(choices, running, 'choice'));
  for (const [word, place] of plain) {
    set(state, place, readInteger(running[word], 0, `running.${word}`));
  }
  for (const [word, list] of [
    ['options', layout.options],
    ['chosen', layout.chosen],
  ] as const) {
    listClear(words, list);
    const options = new Set(
      listOf(running[word]).map((option) => readOption(state, option, `running.${word}`)),
    );
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
  set(state, effects.begun, readInteger(running['begun'], 0, 'running.begun'));
  set(state, effects.triggered, readInteger(running['triggered'], 0, 'running.triggered'));
  const { frames, queued, picks } = effects.room;
  const { stack, queue } = running;
  readGroups(
    state,
    effects.stack,
    { size: FRAME_WORDS, source: FRAME_SOURCE, most: frames },
    stack,
  );
  readGroups(state, effects.queue, { size: ITEM_WORDS, source: ITEM_SOURCE, most: queued }, queue);
  listClear(words, effects.picks);
  for (const pick of listOf(running['picks']).slice(0, picks)) {
    listPush(words, effects.picks, readOption(state, pick, 'running.picks'));
  }
  words.set(listOf(running['chance']).slice(0, STREAM_WORDS).map(Number), STREAM);
  if (!isPendingSound(state)) throw new BadPosition('running', running['stack']);
}

function indexIn(names: readonly string[], running: Position, word: string): number {
  const index = names.indexOf(String(running[word]));
  if (index < 0) throw new BadPosition(`running.${word}`, running[word]);
  return index;
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

/** Words in groups of so many, one of which is a card. */
function writeGroups(state: State, list: number, size: number, source: number) {
  const words = listItems(state.words, list);
  return Array.from({ length: words.length / size }, (_, group) =>
    words
      .slice(group * size, (group + 1) * size)
      .map((word, i) => (i === source ? placeOf(state, word) : word)),
  );
}

interface Groups {
  readonly size: number;
  /** The place of the card in each. */
  readonly source: number;
  /** For how many there is room. */
  readonly most: number;
}

function readGroups(
  state: State,
  list: number,
  { size, source, most }: Groups,
  groups: unknown,
): void {
  listClear(state.words, list);
  if (listOf(groups).length > most) throw new BadPosition('running', groups);
  for (const group of listOf(groups)) {
    if (listOf(group).length !== size) throw new BadPosition('running', group);
    for (const [i, word] of listOf(group).entries()) {
      const value = i === source ? cardAt(state, word, 'running') : readInteger(word, 0, 'running');
      listPush(state.words, list, value);
    }
  }
}
