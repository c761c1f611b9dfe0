/**
 * Matches as text: how a match began, every action in notation, and a checksum of the position after
 * each. JSON, one step per line, so that people, `diff` and programs in any language can read it.
 *
 * Replaying proves that the game still plays the same, and names the step at which it does not: a
 * rule or a card has changed, or somebody has edited the save.
 */
import type { CompiledDeck } from './game.ts';
import { RulesDefect } from './effects/defect.ts';
import { isMap } from './scenarios/same.ts';
import { Match, type Beginning } from './match.ts';
import { fnv } from './random.ts';
import { parseUntrusted } from './untrusted-json.ts';
import {
  BadPosition,
  seatName,
  seatNamed,
  type GameEvent,
  type Position,
  type Refusal,
  type Rules,
} from './rules.ts';

/** Version of the format that this engine writes. */
export const SAVE_VERSION = 2;

/** The oldest version that it still reads: there an outcome had one `winner`, null for a draw. */
const ONE_WINNER = 1;

export interface SavedStep {
  /** `P1` */
  readonly seat: string;
  /** In the notation of the game. */
  readonly action: string;
  /** Of the position after the step. */
  readonly checksum: string;
}

export interface SavedMatch {
  /** Version of the format: what the checksums are made of. */
  readonly save: number;
  /** Id of the game. */
  readonly game: string;
  readonly beginning: Beginning;
  /** Of the position before the first step. */
  readonly checksum: string;
  readonly steps: readonly SavedStep[];
}

/** A text that is no save; `what` names the part: `steps.3.seat`. */
export class BadSave extends Error {
  readonly what: string;

  constructor(what: string) {
    super(what);
    this.name = 'BadSave';
    this.what = what;
  }
}

/** Where a replay leaves what was saved. */
export interface Departure {
  /** From 1; 0 when the beginning is another one. */
  readonly step: number;
  /** Why the action is not legal now; null when it is, and another position comes out. */
  readonly refusal: Refusal | null;
}

export interface Replay<State, Action, Event extends GameEvent> {
  /** As far as it plays the same; null when not even the beginning can be made. */
  readonly match: Match<State, Action, Event> | null;
  readonly departure: Departure | null;
}

export function saveMatch<State, Action, Event extends GameEvent>(
  match: Match<State, Action, Event>,
): string {
  const { rules, beginning, steps } = match;
  const checksum = (step: number): string => checksumOf(rules, match.stateAfter(step));
  const head = {
    save: SAVE_VERSION,
    game: rules.id,
    ...inOrder(beginning),
    checksum: checksum(0),
  };
  const lines = steps.map(({ seat, text }, index) =>
    JSON.stringify({ seat: seatName(seat), action: text, checksum: checksum(index + 1) }),
  );
  const list = lines.length === 0 ? '[]' : `[\n    ${lines.join(',\n    ')}\n  ]`;
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "steps": ${list}\n}\n`;
}

/** Equal beginnings give equal text, whoever made them. */
function inOrder(beginning: Beginning): Beginning {
  if ('position' in beginning) return { position: beginning.position };
  const { players, options, decks } = beginning.setup;
  const setup = {
    players,
    options,
    decks: decks.map(({ id, choices, cards, sections }) => ({
      id,
      choices,
      cards,
      ...(sections !== undefined && { sections }),
    })),
  };
  return { setup, seed: beginning.seed };
}

/** Throws a `BadSave`. */
export function readSave(text: string): SavedMatch {
  const saved = parseJson(text);
  if (!isMap(saved)) throw new BadSave('save');
  const { save, game, checksum, steps } = saved;
  if (save !== SAVE_VERSION && save !== ONE_WINNER) throw new BadSave('save');
  if (typeof game !== 'string') throw new BadSave('game');
  if (typeof checksum !== 'string') throw new BadSave('checksum');
  if (!Array.isArray(steps)) throw new BadSave('steps');
  return { save, game, beginning: readBeginning(saved), checksum, steps: steps.map(readStep) };
}

function parseJson(text: string): unknown {
  try {
    return parseUntrusted(text);
  } catch {
    throw new BadSave('save');
  }
}

function readBeginning({ setup, seed, position }: Readonly<Record<string, unknown>>): Beginning {
  if (isMap(position)) return { position };
  if (!Number.isSafeInteger(seed)) throw new BadSave('seed');
  if (!isMap(setup) || !isMap(setup['options'])) throw new BadSave('setup');
  const { players, options, decks } = setup;
  if (typeof players !== 'number') throw new BadSave('setup.players');
  if (!Array.isArray(decks)) throw new BadSave('setup.decks');
  return { setup: { players, options, decks: decks.map(readDeck) }, seed: Number(seed) };
}

function readDeck(deck: unknown, index: number): CompiledDeck {
  const what = `setup.decks.${index}`;
  if (!isMap(deck)) throw new BadSave(what);
  const { id, choices, cards } = deck;
  if (typeof id !== 'string' || !isMap(choices) || !isMap(cards)) throw new BadSave(what);
  const { sections } = deck;
  if (sections === undefined) return { id, choices, cards: readCounts(cards, what) };
  if (!isMap(sections)) throw new BadSave(`${what}.sections`);
  const lists = Object.entries(sections).map(([name, held]) => [name, readCounts(held, what)]);
  return { id, choices, cards: readCounts(cards, what), sections: Object.fromEntries(lists) };
}

function readCounts(cards: unknown, what: string): Record<string, number> {
  if (!isMap(cards)) throw new BadSave(what);
  const counts = Object.entries(cards).map(([card, count]) => {
    if (typeof count !== 'number' || !Number.isInteger(count)) throw new BadSave(`${what}.${card}`);
    return [card, count] as const;
  });
  return Object.fromEntries(counts);
}

function readStep(step: unknown, index: number): SavedStep {
  const field = (name: string): string => {
    const value = isMap(step) ? step[name] : undefined;
    if (typeof value !== 'string') throw new BadSave(`steps.${index}.${name}`);
    return value;
  };
  if (seatNamed(field('seat')) === null) throw new BadSave(`steps.${index}.seat`);
  return { seat: field('seat'), action: field('action'), checksum: field('checksum') };
}

/**
 * Plays a saved match again, up to the step where it does not play the same. `played` is called
 * before the first step and after each.
 */
export function replay<State, Action, Event extends GameEvent>(
  rules: Rules<State, Action, Event>,
  saved: SavedMatch,
  played: (match: Match<State, Action, Event>) => void = () => {},
): Replay<State, Action, Event> {
  const begun = begin(rules, saved.beginning);
  if (!(begun instanceof Match)) return { match: null, departure: { step: 0, refusal: begun } };
  const checksumNow = (): string => checksumOf(rules, begun.state, saved.save);
  if (checksumNow() !== saved.checksum) {
    return { match: begun, departure: { step: 0, refusal: null } };
  }
  played(begun);
  for (const [index, { seat, action, checksum }] of saved.steps.entries()) {
    const step = index + 1;
    const refusal = begun.actText(seatNamed(seat) ?? 0, action);
    if (refusal !== null) return { match: begun, departure: { step, refusal } };
    if (checksumNow() !== checksum) {
      begun.undo();
      return { match: begun, departure: { step, refusal: null } };
    }
    played(begun);
  }
  return { match: begun, departure: null };
}

/** The match at its beginning, or why it cannot begin; null when the position cannot be read. */
function begin<State, Action, Event extends GameEvent>(
  rules: Rules<State, Action, Event>,
  beginning: Beginning,
): Match<State, Action, Event> | Refusal | null {
  if ('setup' in beginning) {
    const [refusal] = rules.refuseSetup(beginning.setup);
    if (refusal !== undefined) return refusal;
  }
  try {
    return new Match(rules, beginning);
  } catch (error) {
    if (error instanceof BadPosition || error instanceof RulesDefect) return null;
    throw error;
  }
}

/** Eight hexadecimal digits that tell whether two positions are the same; the order of words does not count. */
export function checksumOf<State, Action, Event extends GameEvent>(
  rules: Rules<State, Action, Event>,
  state: State,
  save = SAVE_VERSION,
): string {
  const position = rules.toPosition(state);
  return fnv(ordered(save === ONE_WINNER ? withOneWinner(position) : position))
    .toString(16)
    .padStart(8, '0');
}

function withOneWinner(position: Position): Position {
  const { outcome } = position;
  if (!isMap(outcome) || !Array.isArray(outcome['winners'])) return position;
  const { winners, ...others } = outcome;
  const [winner = null] = winners as readonly unknown[];
  return { ...position, outcome: { ...others, winner } };
}

/** JSON with the keys of every map sorted. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isMap(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
