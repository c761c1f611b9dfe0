/** Saved matches as they are read: a text of anybody's. */
import { isDeckLines, MOST_COPIES } from '../deck-lines.ts';
import type { CompiledDeck } from '../game.ts';
import { isMapping } from '../plain-data.ts';
import type { Beginning } from '../match.ts';
import type { Setup } from '../rules.ts';
import { seatOfName } from '../seats.ts';
import { parseUntrusted } from '../untrusted-json.ts';
import { ONE_WINNER, SAVE_VERSION, type SavedMatch, type SavedStep } from './save.ts';

/** A text that is no save; `what` names the part: `steps.3.seat`. */
export class BadSave extends Error {
  readonly what: string;

  constructor(what: string) {
    super(what);
    this.name = 'BadSave';
    this.what = what;
  }
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
  const { sections, lines } = deck;
  const whole = { id, choices, cards: readCounts(cards, what), ...readLines(lines, what) };
  if (sections === undefined) return whole;
  if (!isMapping(sections)) throw new BadSave(`${what}.sections`);
  const lists = Object.entries(sections).map(([name, held]) => [name, readCounts(held, what)]);
  return { ...whole, sections: Object.fromEntries(lists) };
}

function readLines(lines: unknown, what: string): Pick<CompiledDeck, 'lines'> {
  if (lines === undefined) return {};
  if (!isDeckLines(lines)) throw new BadSave(`${what}.lines`);
  return { lines };
}

function readCounts(cards: unknown, what: string): Record<string, number> {
  if (!isMapping(cards)) throw new BadSave(what);
  const counts = Object.entries(cards).map(([card, count]) => {
    const isCount = typeof count === 'number' && Number.isInteger(count) && count <= MOST_COPIES;
    if (!isCount) throw new BadSave(`${what}.${card}`);
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
