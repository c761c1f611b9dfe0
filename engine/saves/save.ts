/**
 * Matches as text: how a match began, every action in notation, and a checksum of the position after
 * each. JSON, one step per line, so that people, `diff` and programs in any language can read it.
 *
 * Replaying proves that the game still plays the same, and names the step at which it does not: a
 * rule or a card has changed, or somebody has edited the save.
 */
import type { CompiledDeck } from '../game.ts';
import { isMapping } from '../plain-data.ts';
import type { Beginning, Match } from '../match.ts';
import { fnv } from '../random.ts';
import type { GameEvent, Position, Rules, Setup } from '../rules.ts';
import { seatName } from '../seats.ts';

/** Version of the format that this engine writes. */
export const SAVE_VERSION = 2;

/** The oldest version that it still reads: there an outcome had one `winner`, null for a draw. */
export const ONE_WINNER = 1;

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

function deckInOrder({ id, choices, cards, sections, lines }: CompiledDeck): CompiledDeck {
  return {
    id,
    choices,
    cards,
    ...(sections !== undefined && { sections }),
    ...(lines !== undefined && { lines }),
  };
}

function partsInOrder(parts: NonNullable<Setup['parts']>): NonNullable<Setup['parts']> {
  const names = Object.keys(parts).toSorted();
  const ordered = names.map((name) => {
    const part = parts[name]!;
    return [name, 'component' in part ? part : deckInOrder(part)] as const;
  });
  return Object.fromEntries(ordered);
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
