/**
 * Moves chosen by pointing: at a card, then at a square. What is pointed at are words: squares, names of
 * pieces, ids of components, as the rules say it of a move or else as its notation has them. A move is meant
 * while it has all of them in their order.
 */
import type { Asked, Move } from '../../table/view.ts';

const WORDS = /\(-?\d+,-?\d+\)|[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g;

function wordsOf({ points, text }: Move): readonly string[] {
  // The first word says what is done, not to what.
  return points.length > 0 ? points : (text.match(WORDS) ?? []).slice(1);
}

/** What of a move is still to be pointed at; null for a move that is not meant. */
function restOf(move: Move, chosen: readonly string[]): readonly string[] | null {
  const words = wordsOf(move);
  let from = 0;
  for (const word of chosen) {
    const at = words.indexOf(word, from);
    if (at < 0) return null;
    from = at + 1;
  }
  return words.slice(from);
}

function beginsWith(move: Move, chosen: readonly string[]): boolean {
  const words = wordsOf(move);
  return chosen.every((word, at) => words[at] === word);
}

/** Those that begin with it, where there are any: who points at a piece means what it does, not what is done to it. */
export function movesMeant(moves: readonly Move[], chosen: readonly string[]): Move[] {
  const begun = moves.filter((move) => beginsWith(move, chosen));
  return begun.length > 0 ? begun : moves.filter((move) => restOf(move, chosen) !== null);
}

/** Words at which somebody could point next. */
export function wordsNext(moves: readonly Move[], chosen: readonly string[]): ReadonlySet<string> {
  return new Set(movesMeant(moves, chosen).flatMap((move) => restOf(move, chosen) ?? []));
}

/** Moves that are meant and leave nothing to point at: what is left of them is chosen by their words. */
export function movesLeft(
  moves: readonly Move[],
  chosen: readonly string[],
  canBePointedAt: (word: string) => boolean,
): Move[] {
  return movesMeant(moves, chosen).filter(
    (move) => !(restOf(move, chosen) ?? []).some(canBePointedAt),
  );
}

/** The only move that is meant and leaves nothing to point at, of all at which somebody can point. */
export function decided(
  moves: readonly Move[],
  chosen: readonly string[],
  canBePointedAt: (word: string) => boolean,
): Move | null {
  if (chosen.length === 0) return null;
  const [only, ...others] = movesMeant(moves, chosen);
  const [left] = movesLeft(moves, chosen, canBePointedAt);
  return others.length === 0 && only === left ? (left ?? null) : null;
}

/**
 * A move as it would be written if the last word were allowed, to ask why it is not: that of a move which is
 * meant without it, with this word in place of its next one of the same sort.
 */
function attempted(moves: readonly Move[], chosen: readonly string[], word: string): string | null {
  const isSquare = word.startsWith('(');
  for (const move of movesMeant(moves, chosen)) {
    const next = (restOf(move, chosen) ?? []).find((one) => one.startsWith('(') === isSquare);
    if (next === undefined) continue;
    const at = move.text.lastIndexOf(next);
    // Where the notation has no place for it, nobody knows how it would be written.
    if (at < 0) return null;
    return move.text.slice(0, at) + word + move.text.slice(at + next.length);
  }
  return null;
}

/** The same for something that may be called by each of these words. */
export function attemptedWith(
  moves: readonly Move[],
  chosen: readonly string[],
  words: readonly string[],
): string | null {
  return words.map((word) => attempted(moves, chosen, word)).find((text) => text !== null) ?? null;
}

/** The question why that is not: of a move that is known, else of the square alone. */
export function askedWhy(
  seat: string,
  text: string | null,
  [square = '']: readonly string[],
): Asked {
  return text === null ? { do: 'whyNot', seat, square } : { do: 'refusal', seat, text };
}
