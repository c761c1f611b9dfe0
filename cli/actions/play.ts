import { randomInt } from 'node:crypto';
import { Match } from '../../engine/match.ts';
import { replay, type SavedMatch } from '../../engine/saved-match.ts';
import { inLocale } from '../../generator/words.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { Dialogue } from '../play/dialogue.ts';
import { readSetup, type SetupArguments } from '../play/entrants.ts';
import { inputLines } from '../play/lines.ts';
import { openGame, type OpenGame } from '../play/open-game.ts';
import { orders } from '../play/orders.ts';
import { departureText, readSaveFile } from '../play/saves.ts';
import { readSeats } from '../play/seats.ts';
import { Table } from '../play/table.ts';
import { wordsOf, type Words } from '../play/words.ts';
import type { Terminal } from '../terminal.ts';

export interface PlayArguments extends SetupArguments {
  readonly seats?: readonly string[];
  readonly seed?: string;
  readonly load?: string;
  readonly lang?: string;
}

const USUAL = ['human', 'greedy'];

/** Seeds that are drawn here are short enough to be typed again. */
const SEEDS = 1_000_000;

export async function play(
  terminal: Terminal,
  names: readonly string[],
  given: PlayArguments,
): Promise<number> {
  const saved = given.load === undefined ? null : readSaveFile(given.load, terminal);
  const seats = readSeats(given.seats ?? USUAL);
  const seed = given.seed === undefined ? randomInt(SEEDS) : readSeed(given.seed);
  const game = await openGame(
    names.length > 0 || saved === null ? names : [saved.game],
    terminal,
    given.lang,
  );
  const words = wordsOf(game.checked);
  const match =
    saved === null
      ? new Match(game.rules, { setup: readSetup(given, game, words, terminal), seed })
      : goOn(saved, game, words);
  const table = new Table({ game, seats, seed, words, terminal }, match);
  terminal.print(heading(game, saved === null ? seed : null, words));
  const lines = inputLines(terminal, () => completions(table, words));
  try {
    await new Dialogue(table, lines, words, terminal).run();
  } finally {
    lines.close();
  }
  return EXIT.sound;
}

function readSeed(text: string): number {
  const seed = Number(text);
  if (Number.isSafeInteger(seed)) return seed;
  throw new WrongUse(`"${text}" cannot be a seed.`, 'A seed is a whole number.');
}

function goOn(saved: SavedMatch, game: OpenGame, words: Words): Match<unknown, unknown> {
  if (saved.game !== game.compiled.id) {
    throw new WrongUse(`The saved match is of another game: ${saved.game}.`);
  }
  const { match, departure } = replay(game.rulesFor(saved.beginning), saved);
  if (match !== null && departure === null) return match;
  throw new WrongUse(departureText(departure ?? { step: 0, refusal: null }, saved, words));
}

function heading({ checked }: OpenGame, seed: number | null, { table }: Words): string {
  const title = inLocale(checked.manifest?.title ?? '', checked.locale);
  return seed === null ? title : table('seed', { title, seed: String(seed) });
}

/** What the Tab key offers. */
function completions({ match }: Table, { names }: Words): string[] {
  const moves = match.toAct === null ? [] : match.legalTexts(match.toAct);
  return [...moves, ...moves.map(names.move), ...orders.map(({ name }) => name)];
}
