import { readFileSync } from 'node:fs';
import { formIn, formOf, listForm, tidyList } from '../../../generator/index.ts';
import { writeAtomically } from '../../../kernel/index.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import { checkFlag, languageFlag } from '../../flags.ts';
import { report, shownPath } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import { deckArguments, gameFlag } from './arguments.ts';
import { isUnread, judgeFiles, type DeckArguments } from './decks.ts';
import { say } from '../../say.ts';

export const define: DefineCommand = (command, run) =>
  command
    .description(
      say(
        'Spell the cards of pasted lists as the game does, in place. Comments and order are kept.',
      ),
    )
    .argument('<file...>', say('plain text with lines like "2 Orc Ravager"'))
    .addOption(gameFlag())
    .addOption(languageFlag())
    .addOption(checkFlag(say('lists that are not tidy; change nothing')))
    .action(
      run((terminal, given: string[], asked: TidyArguments) => {
        const [files, options] = deckArguments(given, asked, terminal);
        return formatDecks(terminal, files, options);
      }),
    );

interface TidyArguments extends DeckArguments {
  /** Only lists files that are not tidy. */
  readonly check?: boolean;
}

/** Brings pasted lists into one form, in place. */
function formatDecks(terminal: Terminal, files: string[], given: TidyArguments): number {
  const other = files.find((file) => formOf(file) !== listForm);
  if (other !== undefined) {
    throw new WrongUse(
      say('"{file}" is no pasted list.', { file: other }),
      say('Deck files in YAML are put in order by "cardwright check --fix".'),
    );
  }
  let exit: number = EXIT.sound;
  for (const { path, game, judged } of judgeFiles(files, given, terminal)) {
    const unread = judged.diagnostics.filter(isUnread);
    if (unread.length > 0) report(unread, 'pretty', terminal);
    if (unread.some(({ severity }) => severity === 'error')) exit = EXIT.faults;
    const text = readFileSync(path, 'utf8');
    const { name, title } = formIn(listForm, text);
    if (name !== listForm.name) {
      throw new WrongUse(
        say('"{file}" is {form}.', { file: shownPath(path, terminal), form: title }),
        say('Make a list of it first: cardwright deck export --to list.'),
      );
    }
    const tidy = tidyList(text, game);
    if (tidy === text) continue;
    if (given.check === true) exit = EXIT.faults;
    else writeAtomically(path, tidy);
    const done = given.check === true ? say('is not tidy') : say('tidied');
    terminal.print(`${shownPath(path, terminal)}: ${done}`);
  }
  return exit;
}
