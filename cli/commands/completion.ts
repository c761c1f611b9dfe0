import { Argument } from 'commander';
import { completionScripts } from '../completion/scripts.ts';
import { EXIT } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { examples } from '../help.ts';
import { say } from '../say.ts';

/** The Tab key in the user's shell. */
export const define: DefineCommand = (command, run) =>
  command
    .description(say('Print the completion script of a shell: commands, options, games and ids.'))
    .addArgument(
      new Argument('<shell>', say('shell that the script is for')).choices(
        Object.keys(completionScripts),
      ),
    )
    .argument(
      '[words...]',
      say('what was typed so far: prints what may come next (for the script)'),
    )
    .addHelpText(
      'after',
      examples([
        ['source <(cardwright completion bash)', 'in ~/.bashrc'],
        ['cardwright completion zsh > ~/.zsh/completions/_cardwright', 'a folder of $fpath'],
        [
          'cardwright completion fish > ~/.config/fish/completions/cardwright.fish',
          'where fish looks',
        ],
      ]),
    )
    .action(run(completion));

async function completion(
  terminal: Terminal,
  shell: keyof typeof completionScripts,
  words: readonly string[],
): Promise<number> {
  if (words.length === 0) {
    terminal.print(completionScripts[shell].trimEnd());
    return EXIT.sound;
  }
  const { candidatesFor } = await import('../completion/candidates.ts');
  const { paths, candidates } = await candidatesFor(words, terminal.cwd);
  terminal.print([paths, ...candidates.map(({ word, about }) => `${word}\t${about}`)].join('\n'));
  return EXIT.sound;
}
