/**
 * Matches as text: how a match began, every action in notation, and a checksum of the position after
 * each. JSON, one step per line, so that people, `diff` and programs in any language can read it.
 *
 * Replaying proves that the game still plays the same, and names the step at which it does not: a
 * rule or a card has changed, or somebody has edited the save.
 */
import type { CompiledDeck } from './game.ts';
import { RulesDefect } from './effects/defect.ts';
import { isMapping } from './mapping.ts';
import { Match, type Beginning } from './match.ts';
import { fnv } from './random.ts';
import { parseUntrusted } from './untrusted-json.ts';
import {
  BadPosition,
  seatName,
  seatOfName,
  type GameEvent,
  type Position,
  type Refusal,
  type Rules,
  type Setup,
} from './rules.ts';

/** Version of the format that this engine writes. */
export const SAVE_VERSION = 2;

/** The oldest version that it still reads: there an outcome had one `winner`, null for a draw. */
const ONE_WINNER = 1;

export interface SavedStep {
  /** `P1`, or `nobody` */
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
  const { players, options, decks, parts } = beginning.setup;
  const setup = {
    players,
    options,
    decks: decks.map(deckInOrder),
    ...(parts !== undefined && { parts: partsInOrder(parts) }),
  };
  return { setup, seed: beginning.seed };
}

function deckInOrder({ id, choices, cards, sections }: CompiledDeck): CompiledDeck {
  return { id, choices, cards, ...(sections !== undefined && { sections }) };
}

function partsInOrder(parts: NonNullable<Setup['parts']>): NonNullable<Setup['parts']> {
  const names = Object.keys(parts).toSorted();
  const ordered = names.map((name) => {
    const part = parts[name]!;
    return [name, 'component' in part ? part : deckInOrder(part)] as const;
  });
  return Object.fromEntries(ordered);
}

/** Throws a `BadSave`. */
export function readSave(text: string): SavedMatch {
  const saved = parseJson(text);
  if (!isMapping(saved)) throw new BadSave('save');
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
  if (isMapping(position)) return { position };
  if (!Number.isSafeInteger(seed)) throw new BadSave('seed');
  if (!isMapping(setup) || !isMapping(setup['options'])) throw new BadSave('setup');
  const { players, options, decks } = setup;
  if (typeof players !== 'number') throw new BadSave('setup.players');
  if (!Array.isArray(decks)) throw new BadSave('setup.decks');
  const lists = decks.map((deck, index) => readDeck(deck, `setup.decks.${index}`));
  const parts = setup['parts'] === undefined ? {} : { parts: readParts(setup['parts']) };
  return { setup: { players, options, decks: lists, ...parts }, seed: Number(seed) };
}

function readParts(parts: unknown): NonNullable<Setup['parts']> {
  if (!isMapping(parts)) throw new BadSave('setup.parts');
  const read = Object.entries(parts).map(([name, part]) => {
    const what = `setup.parts.${name}`;
    if (!isMapping(part) || !('component' in part)) return [name, readDeck(part, what)] as const;
    const component = part['component'];
    if (!isMapping(component)) throw new BadSave(what);
    const { id, kind } = component;
    if (typeof id !== 'string' || typeof kind !== 'string') throw new BadSave(what);
    return [name, { component: { ...component, id, kind } }] as const;
  });
  return Object.fromEntries(read);
}

function readDeck(deck: unknown, what: string): CompiledDeck {
  if (!isMapping(deck)) throw new BadSave(what);
  const { id, choices, cards } = deck;
  if (typeof id !== 'string' || !isMapping(choices) || !isMapping(cards)) throw new BadSave(what);
  const { sections } = deck;
  if (sections === undefined) return { id, choices, cards: readCounts(cards, what) };
  if (!isMapping(sections)) throw new BadSave(`${what}.sections`);
  const lists = Object.entries(sections).map(([name, held]) => [name, readCounts(held, what)]);
  return { id, choices, cards: readCounts(cards, what), sections: Object.fromEntries(lists) };
}

function readCounts(cards: unknown, what: string): Record<string, number> {
  if (!isMapping(cards)) throw new BadSave(what);
  const counts = Object.entries(cards).map(([card, count]) => {
    if (typeof count !== 'number' || !Number.isInteger(count)) throw new BadSave(`${what}.${card}`);
    return [card, count] as const;
  });
  return Object.fromEntries(counts);
}

function readStep(step: unknown, index: number): SavedStep {
  const field = (name: string): string => {
    const value = isMapping(step) ? step[name] : undefined;
    if (typeof value !== 'string') throw new BadSave(`steps.${index}.${name}`);
    return value;
  };
  if (seatOfName(field('seat'), Infinity) === null) throw new BadSave(`steps.${index}.seat`);
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
    const actor = seatOfName(seat, rules.seats(begun.state));
    const refusal = actor === null ? noSeat(seat) : begun.actText(actor, action);
    if (refusal !== null) return { match: begun, departure: { step, refusal } };
    if (checksumNow() !== checksum) {
      begun.undo();
      return { match: begun, departure: { step, refusal: null } };
    }
    played(begun);
  }
  return { match: begun, departure: null };
}

function noSeat(seat: string): Refusal {
  return { code: 'NOT_YOUR_DECISION', clause: '', params: { seat } };
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
  if (!isMapping(outcome) || !Array.isArray(outcome['winners'])) return position;
  const { winners, ...others } = outcome;
  const [winner = null] = winners as readonly unknown[];
  return { ...position, outcome: { ...others, winner } };
}

/** JSON with the keys of every map sorted. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isMapping(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
