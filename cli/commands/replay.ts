import {
  type AnyRules,
  type Departure,
  type Match,
  replay,
  type SavedMatch,
  seatName,
} from '../../engine/index.ts';
import { aboutGame, gamesNamed } from '../arguments.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { namesForSaved } from '../find-games.ts';
import { languageFlag } from '../flags.ts';
import { gameMessagesOf, type GameMessages } from '../play/game-messages.ts';
import { inputLines, type Lines } from '../play/lines.ts';
import { openGame } from '../play/open-game.ts';
import { departureText, readSaveFile } from '../play/saves.ts';
import { type Terminal, whileRulesRun } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { say } from '../say.ts';

/** A saved match, step by step. */
export const define: DefineCommand = (command, run) =>
  aboutGame(
    command
      .description(
        say(
          'Play a saved match again, step by step, and report the first step that no longer plays the same.',
        ),
      )
      .argument('<file>', say('a match saved with "save" in cardwright play')),
    say('the one named in the file'),
  )
    .option('--boards', say('draw the board after every step'))
    .addOption(languageFlag())
    .action(
      run((terminal, file: string, name: string | undefined, options: ReplayArguments) =>
        replaySaved(terminal, file, gamesNamed(name, options), options),
      ),
    );

interface ReplayArguments {
  readonly boards?: boolean;
  readonly lang?: string;
}

/** What the screen shows for one step. */
interface Frame {
  /** The action and what came of it. */
  readonly text: string;
  /** Made only when it is looked at. */
  readonly board: () => string;
}

async function replaySaved(
  terminal: Terminal,
  file: string,
  names: readonly string[],
  given: ReplayArguments,
): Promise<number> {
  const saved = readSaveFile(file, terminal);
  const meant = namesForSaved(names, saved.game, terminal.cwd);
  const game = await openGame(meant, terminal, given.lang);
  if (saved.game !== game.compiled.id)
    throw new WrongUse(say('"{file}" is of {game}.', { file, game: saved.game }));
  const messages = gameMessagesOf(game.checked);
  const { frames, departure } = await whileRulesRun(terminal, say('Playing the match again'), () =>
    film(game.rulesFor(saved.beginning), saved, messages),
  );
  const lines = inputLines(terminal);
  try {
    await show(frames, given.boards === true, lines, terminal);
  } finally {
    lines.close();
  }
  if (departure === null) {
    terminal.print(sameText(saved.steps.length));
    return EXIT.sound;
  }
  terminal.print(departureText(departure, saved, messages));
  return EXIT.faults;
}

function sameText(steps: number): string {
  return steps === 1
    ? say('The only step plays the same.')
    : say('All {steps} steps play the same.', { steps });
}

/** Every step as far as the match plays the same. Nothing is hidden: whoever has the file knows all. */
function film(
  rules: AnyRules,
  saved: SavedMatch,
  messages: GameMessages,
): { frames: Frame[]; departure: Departure | null } {
  const frames: Frame[] = [];
  const news: string[] = [];
  const { departure } = replay(rules, saved, (match) => {
    if (match.steps.length === 0) match.listen((event) => news.push(messages.event(event)));
    frames.push(frame(match, news.splice(0), messages));
  });
  return { frames, departure };
}

function frame(
  match: Match<unknown, unknown>,
  news: readonly string[],
  messages: GameMessages,
): Frame {
  const { rules, state, steps } = match;
  const step = steps.at(-1);
  const heading =
    step === undefined
      ? say('beginning')
      : say('step {step}: {seat} {text}', {
          step: steps.length,
          seat: seatName(step.seat),
          text: step.text,
        });
  return {
    text: [heading, ...news.map((line) => `  ${line}`)].join('\n'),
    board: () => `\n${messages.board(rules.diagram(state, undefined, 'full'))}\n`,
  };
}

/** All at once; for a person who looks at it, one frame after the other. */
async function show(
  frames: readonly Frame[],
  withBoards: boolean,
  lines: Lines,
  terminal: Terminal,
): Promise<void> {
  for (const [index, { text, board }] of frames.entries()) {
    const isLast = index === frames.length - 1;
    terminal.print(text);
    if (withBoards || lines.isInteractive || isLast) terminal.print(board());
    if (!lines.isInteractive || isLast) continue;
    const line = await lines.next(say('Enter for the next step, q to stop. '));
    if (line === null || line.trim().startsWith('q')) return;
  }
}
