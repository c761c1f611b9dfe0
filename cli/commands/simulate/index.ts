import { availableParallelism } from 'node:os';
import { readRef, simulate, type GameRef, type Plan } from '../../../simulation/index.ts';
import { aboutGame, assignments, gamesNamed, list, positiveNumber } from '../../arguments.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import {
  cardsFlag,
  checkFlag,
  formatFlag,
  languageFlag,
  optionsFlag,
  outFileFlag,
} from '../../flags.ts';
import { examples } from '../../help.ts';
import { openGame } from '../../play/open-game.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import { besides, prepareBesides, type Besides } from './besides.ts';
import { clausesOf } from './clauses.ts';
import { longGameShown, namingFailed } from './named-games.ts';
import { mergeFiles } from './merge.ts';
import { commandOf, shownNames } from './names.ts';
import { playPart } from './part.ts';
import { requestedPlan, type PlanArguments } from './plan.ts';
import { progressShown } from './progress.ts';
import { untilStopped } from './until-stopped.ts';
import { againstFlag, budgetFlag, clausesFlag, suggestFlag, worthFlag } from './what-if-flags.ts';
import { isWhatIf, whatIf, type WhatIf } from './what-if.ts';
import { finish, forms, type Wanted } from './shown.ts';

/** Games by the thousand. */
export const define: DefineCommand = (command, run) =>
  aboutGame(
    command.description(
      say(
        'Let bots play a game against each other by the thousand, and say how even it is: win shares with their intervals, who begins, lengths, what becomes of each card. Each deck plays each other, in every seat with the same deal.',
      ),
    ),
  )
    .argument(
      '[files...]',
      say(
        'after "merge" in place of a game: the parts of a run; after "worker": the games that it plays, default: those that come with Cardwright',
      ),
    )
    .optionsGroup(say('Who plays:'))
    .option(
      '-d, --deck <files>',
      say(
        'deck: those that play each other, files or ids of sample decks; default: all of the game',
      ),
      list,
    )
    .option(
      '--bots <names>',
      say('who plays each deck: random, greedy, ismcts:400, …; default: greedy'),
      list,
    )
    .option(
      '--players <number>',
      say(
        'number of players; decks play at tables of that many, each in every seat; default: 2, or the fewest that the game is for',
      ),
      positiveNumber,
    )
    .option('--mirrors', say('decks also play against themselves'))
    .option(
      '--parts <name=id>',
      say(
        'what the set-up needs besides decks: weapons=armoury,field=bridge; each a deck file, or the id of a sample deck or a component',
      ),
      assignments,
    )
    .addOption(optionsFlag())
    .optionsGroup(say('How long:'))
    .option('--games <number>', say('games of each pairing, at most; default: 400'), positiveNumber)
    .option(
      '--precision <points>',
      say('stop when no interval is wider than this, in percentage points to either side'),
    )
    .option(
      '--decide <low,high>',
      say('stop when each share is surely inside or outside of this band: 45,55'),
      list,
    )
    .option('--seed <number>', say('random seed; the same one deals the same cards'))
    .option(
      '--longest <decisions>',
      say('a game of more decisions is unfinished; default: 5000'),
      positiveNumber,
    )
    .optionsGroup(say('What if:'))
    .addOption(againstFlag())
    .addOption(worthFlag())
    .addOption(cardsFlag())
    .addOption(suggestFlag())
    .addOption(budgetFlag())
    .optionsGroup(say('On which machine:'))
    .option(
      '--workers <number>',
      say('threads that play; default: one for each core'),
      positiveNumber,
    )
    .option('--shard <i/n>', say('play only that part of the run, for "simulate merge": 1/8'))
    .option(
      '--queue <address>',
      say('a Redis or Valkey, by which workers on any machine play: redis://host:6379'),
    )
    .optionsGroup(say('Output:'))
    .addOption(formatFlag(forms, 'text'))
    .addOption(outFileFlag())
    .option('--report <file>', say('also write the result as a page for the browser'))
    .addOption(checkFlag(say('by balance.yaml; exit code 3 where games are too few to say')))
    .addOption(clausesFlag())
    .option('--show <game>', say('print the command that shows a game of the run: 1:17a'))
    .addOption(languageFlag())
    .optionsGroup('Options:')
    .addHelpText(
      'after',
      examples([
        ['cardwright simulate', 'all sample decks against each other'],
        [
          'cardwright simulate --deck a,b --precision 2',
          'two decks, until the share is known to 2 points',
        ],
        [
          'cardwright simulate --shard 1/4 -o 1.json',
          'a fourth of the games, for several machines',
        ],
        ['cardwright simulate merge *.json', 'the parts as one result'],
        [
          'cardwright simulate aaws-basic --players 3 --parts battle=two-fords',
          'games of three: every deck in every seat',
        ],
        ['cardwright simulate --against HEAD', 'what the changes that are not yet committed do'],
        ['cardwright simulate --worth cards', 'what each card adds to its deck'],
        [
          'cardwright simulate worker --queue redis://host',
          'plays for whoever asks: simulate --queue redis://host',
        ],
        [
          'cardwright simulate --mirrors --check --report out.html',
          'judged by balance.yaml, with a page to look at',
        ],
      ]),
    )
    .action(
      run(
        async (
          terminal,
          name: string | undefined,
          files: readonly string[],
          options: SimulateArguments,
        ) => {
          if (name === 'merge') return mergeFiles(terminal, files, options);
          if (name === 'worker')
            return (await import('./worker.ts')).work(terminal, files, options);
          return simulateGame(terminal, namesOf(name, files, options), options);
        },
      ),
    );

interface SimulateArguments extends PlanArguments, Wanted, Besides, WhatIf {
  readonly workers?: number;
  readonly shard?: string;
  readonly queue?: string;
  readonly show?: string;
  readonly clauses?: true;
  readonly lang?: string;
}

function namesOf(
  name: string | undefined,
  [other]: readonly string[],
  options: SimulateArguments,
): string[] {
  if (other === undefined) return gamesNamed(name, options);
  throw new WrongUse(
    say('"{name}" is one too many.', { name: other }),
    say('Files follow "merge", games follow "worker"; a game has none.'),
  );
}

async function simulateGame(
  terminal: Terminal,
  names: readonly string[],
  given: SimulateArguments,
): Promise<number> {
  const game = await openGame(names, terminal, given.lang);
  if (isWhatIf(given)) return whatIf(terminal, game, names, given);
  const plan = requestedPlan(given, game, terminal);
  const shown = shownNames(game, plan, names, given.deck);
  if (given.show !== undefined) {
    terminal.print(commandOf(plan, requestedGame(given.show, plan), shown));
    return EXIT.sound;
  }
  await prepareBesides(given, game, terminal);
  const { checked, compiled } = game;
  const cards = checked.manifest.play?.cards ?? {};
  const played = { folder: checked.folder, game: compiled, cards, plan };
  const threads = given.workers ?? availableParallelism();
  const versions = [{ plan, names: shown }];
  return untilStopped((signal) =>
    namingFailed(versions, async () => {
      const options = { threads, signal, longGame: longGameShown(versions, terminal) };
      if (given.shard !== undefined && given.queue === undefined)
        return playPart(played, given, options, terminal);
      const result =
        given.queue === undefined
          ? await terminal.progress(say('Playing'), (show) =>
              simulate(played, { ...options, progress: progressShown(show) }),
            )
          : await (await import('./queue.ts')).playOnQueue(played, given, shown, signal, terminal);
      if (result === null) return EXIT.faults;
      const clauses =
        given.clauses === true ? await clausesOf(played, game, signal, terminal) : null;
      finish(result, { ...given, watched: clauses }, shown, terminal);
      return besides(result, { ...given, watched: clauses }, game, shown, terminal);
    }),
  );
}

function requestedGame(text: string, plan: Plan): GameRef {
  const ref = readRef(text, plan);
  if (ref !== null) return ref;
  throw new WrongUse(
    say('"{text}" is no game of this run.', { text }),
    say('Tables name them: 1:17a is of the first pairing, with seed 17.'),
  );
}
