/** Who sits where: people, and bots by their ids. */
import { bots, type Bot } from '../../engine/bots/index.ts';
import { nearest } from '../../generator/nearest.ts';
import { WrongUse } from '../exit.ts';

export type Sitter = 'human' | Bot;

/** By seat, from P1; see `sitterAt` for the rest. */
export function readSeats(names: readonly string[]): Sitter[] {
  return names.map(readSitter);
}

function readSitter(name: string): Sitter {
  if (name === 'human') return 'human';
  const bot = bots.find(({ id }) => id === name);
  if (bot !== undefined) return bot;
  const known = ['human', ...bots.map(({ id }) => id)];
  const meant = nearest(name, known);
  throw new WrongUse(
    `Nobody called "${name}" can take a seat.`,
    meant === undefined ? `Seats are for ${known.join(', ')}.` : `Did you mean "${meant}"?`,
  );
}

/** Seats that nobody named are for the best bot. */
export function sitterAt(seats: readonly Sitter[], seat: number): Sitter {
  return seats[seat] ?? bots.at(-1) ?? 'human';
}

export function sitterName(sitter: Sitter): string {
  return sitter === 'human' ? 'human' : sitter.id;
}
