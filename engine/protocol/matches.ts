/** The matches of a session, by number from 1. */
import { isDeckLines, MOST_COPIES } from '../deck-lines.ts';
import type { CompiledDeck, CompiledGame } from '../game.ts';
import { Match, type Beginning } from '../match.ts';
import { BadPosition, type Refusal, type Rules, type Setup } from '../rules.ts';
import type { Seat, Viewer } from '../seats.ts';
import { BadSave, readSave, replay } from '../saves/index.ts';
import { isMapping } from '../plain-data.ts';
import { readPart } from '../set-up/parts.ts';
import { ProtocolError, type Request } from './request.ts';

export type AnyMatch = Match<unknown, unknown>;

/** What a session plays. */
export interface ProtocolGame {
  readonly compiled: CompiledGame;
  /** The rules for a match that begins so: positions may hold cards that only scenarios see. */
  readonly rulesFor: (beginning: Beginning) => Rules<unknown, unknown>;
  /** A refusal in words. */
  readonly message: (refusal: Refusal) => string;
}

export class Matches {
  readonly game: ProtocolGame;
  readonly #matches = new Map<number, AnyMatch>();
  #last = 0;

  constructor(game: ProtocolGame) {
    this.game = game;
  }

  /** Keeps a match and returns its number. */
  add(match: AnyMatch): number {
    this.#last += 1;
    this.#matches.set(this.#last, match);
    return this.#last;
  }

  /** Closes the match of a request. */
  close(request: Request): void {
    this.#matches.delete(this.#numberOf(request));
  }

  /** The match that a request names; it may be omitted while there is one only. */
  of(request: Request): AnyMatch {
    const number = this.#numberOf(request);
    const match = this.#matches.get(number);
    if (match === undefined) throw new ProtocolError('NO_SUCH_MATCH', { match: number });
    return match;
  }

  #numberOf(request: Request): number {
    if (request.has('match')) return request.integer('match');
    const [only, ...others] = this.#matches.keys();
    if (only !== undefined && others.length === 0) return only;
    throw new ProtocolError('NO_SUCH_MATCH', { match: null, matches: [...this.#matches.keys()] });
  }
}

/** The seat of a request, or the one to act; seat 0 after the end. */
export function seatOf(match: AnyMatch, request: Request): Seat {
  return request.has('seat') ? request.seat('seat', seatsOf(match)) : (match.toAct ?? 0);
}

export function seatsOf({ rules, state }: AnyMatch): number {
  return rules.seats(state);
}

/** From whose eyes a request is to be answered; undefined where nothing is to be hidden. */
export function viewerOf(match: AnyMatch, request: Request): Viewer | undefined {
  return request.has('viewer') ? request.viewer('viewer', seatsOf(match)) : undefined;
}

/** A game that is set up: players, options, decks (ids of samples, or whole decks), seed. */
export function setUp({ compiled, rulesFor }: ProtocolGame, request: Request): AnyMatch {
  const options = request.has('options') ? request.map('options') : {};
  const decks = request.list('decks');
  const usual = compiled.options['players']?.default ?? compiled.players[0] ?? decks.length;
  const setup = {
    players: request.has('players') ? request.integer('players') : Number(usual),
    options,
    decks: decks.map((deck, index) => readDeck(deck, index, compiled)),
    ...(request.has('parts') && { parts: readParts(request.map('parts'), compiled) }),
  };
  const beginning = { setup, seed: request.has('seed') ? request.integer('seed') : 0 };
  const rules = rulesFor(beginning);
  const refusals = rules.refuseSetup(setup);
  if (refusals.length > 0) throw new ProtocolError('SETUP_REFUSED', {}, refusals);
  return new Match(rules, beginning);
}

function readParts(
  parts: Readonly<Record<string, unknown>>,
  compiled: CompiledGame,
): NonNullable<Setup['parts']> {
  const read = Object.entries(parts).map(([name, written]) => {
    const part = readPart(compiled, written);
    if (part === null) {
      throw new ProtocolError('BAD_FIELD', { field: `parts.${name}`, found: written });
    }
    return [name, part] as const;
  });
  return Object.fromEntries(read);
}

function readDeck(deck: unknown, index: number, { decks }: CompiledGame): CompiledDeck {
  const sample = decks.find(({ id }) => id === deck);
  if (sample !== undefined) return sample;
  const { id = `deck-${index + 1}`, ...said } = isMapping(deck) ? deck : {};
  const { choices = {}, cards, sections, lines } = said;
  const isWhole = isMapping(choices) && isCounts(cards) && isSections(sections);
  if (typeof id !== 'string' || !isWhole || !(lines === undefined || isDeckLines(lines))) {
    throw new ProtocolError('BAD_FIELD', { field: `decks.${index}`, found: deck });
  }
  const lists = sections === undefined ? {} : { sections };
  return { id, choices, cards, ...lists, ...(lines !== undefined && { lines }) };
}

function isSections(sections: unknown): sections is CompiledDeck['sections'] {
  return sections === undefined || (isMapping(sections) && Object.values(sections).every(isCounts));
}

function isCounts(cards: unknown): cards is Readonly<Record<string, number>> {
  return (
    isMapping(cards) &&
    Object.values(cards).every((count) => typeof count === 'number' && count <= MOST_COPIES)
  );
}

/** A position in the words of scenarios. */
export function takePosition({ rulesFor }: ProtocolGame, request: Request): AnyMatch {
  const beginning = { position: request.map('position') };
  try {
    return new Match(rulesFor(beginning), beginning);
  } catch (error) {
    if (!(error instanceof BadPosition)) throw error;
    throw new ProtocolError('BAD_POSITION', { what: error.what, found: error.found });
  }
}

/** A saved match, which must still play the same. */
export function loadMatch({ compiled, rulesFor }: ProtocolGame, request: Request): AnyMatch {
  const saved = readSaved(request.text('save'));
  if (saved.game !== compiled.id) throw new ProtocolError('OTHER_GAME', { game: saved.game });
  const { match, departure } = replay(rulesFor(saved.beginning), saved);
  if (match !== null && departure === null) return match;
  const { step = 0, refusal = null } = departure ?? {};
  throw new ProtocolError('REPLAY_DEPARTS', { step }, refusal === null ? [] : [refusal]);
}

function readSaved(text: string) {
  try {
    return readSave(text);
  } catch (error) {
    if (!(error instanceof BadSave)) throw error;
    throw new ProtocolError('BAD_SAVE', { what: error.what });
  }
}
