import type { DiffArguments } from '../actions/diff.ts';
import type { CommandDefinition } from './command.ts';
import { aboutGame, gamesNamed } from './games.ts';

/** What changed in the cards since an earlier state. */
export const diffCommand: CommandDefinition = {
  register(program, run) {
    const command = program
      .command('diff')
      .summary('say what changed in the cards since a git revision')
      .description(
        'Holds a game against its state at a git revision: cards that are new, gone or changed, field by field, and how many of them there are. With --html also as a page with the old and the new face of each card side by side.',
      )
      .argument('<revision>', 'a commit, branch or tag: HEAD, HEAD~3, v1.2');
    aboutGame(command)
      .option('--html', 'write a page with pictures as well')
      .option('-l, --lang <locale>', 'language of the faces; default: the first of the game')
      .option('-o, --out <folder>', 'where to write the page; default: out/ of the project')
      .option('--browser <path>', 'the Chrome, Chromium or Edge to draw with')
      .addHelpText('after', examples)
      .action(
        run(async (terminal, ...given) => {
          const { diff } = await import('../actions/diff.ts');
          const [revision, name, options] = given as [string, string | undefined, DiffArguments];
          return diff(terminal, revision, gamesNamed(name, options), options);
        }),
      );
  },
};

const examples = `
Examples:
  cardwright diff HEAD                    what is not yet committed
  cardwright diff v1.2 --html             since a tag, with pictures`;
