import { randomInt } from 'node:crypto';
import { Match, replay, type SavedMatch } from '../../engine/index.ts';
import { inLocale } from '../../kernel/index.ts';
import { assignments, list, aboutGame, gamesNamed } from '../arguments.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { namesForSaved } from '../find-games.ts';
import { languageFlag, optionsFlag } from '../flags.ts';
import { Dialogue } from '../play/dialogue.ts';
import { readSetup, type SetupArguments } from '../play/entrants.ts';
import { gameMessagesOf, type GameMessages } from '../play/game-messages.ts';
import { inputLines } from '../play/lines.ts';
import { openGame, type OpenGame } from '../play/open-game.ts';
import { orders } from '../play/orders.ts';
import { departureText, readSaveFile } from '../play/saves.ts';
import { readSeats, Table } from '../play/table.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { say } from '../say.ts';

/** A game in the terminal. */
export const define: DefineCommand = (command, run) =>
  aboutGame(command)
    .description(
      say(
        'Play a game in the terminal: against bots, or with other people at the same screen. From a pipe, one move is read per line.',
      ),
    )
    .option(
      '--seats <who>',
      say(
        'who plays each seat: human, random, greedy, flat, ismcts, or a searching bot at a level, ismcts:400; default: human,greedy',
      ),
      list,
    )
    .option(
      '-d, --deck <files>',
      say('deck: one per player, a file or the id of a sample deck'),
      list,
    )
    .option(
      '--parts <name=id>',
      say(
        'what the set-up needs besides decks: weapons=armoury,field=bridge; each a deck file, or the id of a sample deck or a component',
      ),
      assignments,
    )
    .addOption(optionsFlag())
    .option('--players <number>', say('number of players'))
    .option('--seed <number>', say('random seed; the same one deals the same cards'))
    .option(
      '--bot-seed <number>',
      say('random seed of the bots, as simulate shows it; default: it follows from --seed'),
    )
    .option('--load <file>', say('continue a saved match'))
    .addOption(languageFlag())
    .action(
      run((terminal, name: string | undefined, options: PlayArguments) =>
        play(terminal, gamesNamed(name, options), options),
      ),
    );

interface PlayArguments extends SetupArguments {
  readonly seats?: readonly string[];
  readonly seed?: string;
  readonly botSeed?: string;
  readonly load?: string;
  readonly lang?: string;
}

const USUAL = ['human', 'greedy'];

/** Seeds that are drawn here are short enough to be typed again. */
const SEEDS = 1_000_000;

async function play(
  terminal: Terminal,
  names: readonly string[],
  given: PlayArguments,
): Promise<number> {
  const saved = given.load === undefined ? null : readSaveFile(given.load, terminal);
  const seats = readSeats(given.seats ?? USUAL);
  const seed = given.seed === undefined ? randomInt(SEEDS) : readSeed(given.seed);
  const bots = given.botSeed === undefined ? {} : { botSeed: readSeed(given.botSeed) };
  const meant = saved === null ? names : namesForSaved(names, saved.game, terminal.cwd);
  const game = await openGame(meant, terminal, given.lang);
  const messages = gameMessagesOf(game.checked);
  const match =
    saved === null
      ? new Match(game.rules, { setup: readSetup(given, game, messages, terminal), seed })
      : goOn(saved, game, messages);
  const table = new Table({ game, seats, seed, ...bots, messages, terminal }, match);
  terminal.print(heading(game, saved === null ? seed : null, messages));
  const lines = inputLines(terminal, () => completions(table, messages));
  try {
    await new Dialogue(table, lines, messages, terminal).run();
  } finally {
    lines.close();
  }
  return EXIT.sound;
}

export function readSeed(text: string): number {
  const seed = Number(text);
  if (Number.isSafeInteger(seed)) return seed;
  throw new WrongUse(
    say('"{seed}" cannot be a seed.', { seed: text }),
    say('A seed is a whole number.'),
  );
}

function goOn(saved: SavedMatch, game: OpenGame, messages: GameMessages): Match<unknown, unknown> {
  if (saved.game !== game.compiled.id) {
    throw new WrongUse(say('The saved match is of another game: {game}.', { game: saved.game }));
  }
  const { match, departure } = replay(game.rulesFor(saved.beginning), saved);
  if (match !== null && departure === null) return match;
  throw new WrongUse(departureText(departure ?? { step: 0, refusal: null }, saved, messages));
}

function heading({ checked }: OpenGame, seed: number | null, { table }: GameMessages): string {
  const title = inLocale(checked.manifest.title, checked.locale);
  return seed === null ? title : table('seed', { title, seed: String(seed) });
}

/** What the Tab key offers. */
function completions({ match }: Table, { names }: GameMessages): string[] {
  const moves = match.toAct === null ? [] : match.legalTexts(match.toAct);
  return [...moves, ...moves.map(names.move), ...orders.map(({ name }) => name)];
}
