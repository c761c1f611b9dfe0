import { resolve } from 'node:path';
import { type DeckForm, deckForms, writtenDeck } from '../../../generator/index.ts';
import { writeAtomically } from '../../../kernel/index.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import { outFileFlag } from '../../flags.ts';
import { report, wrote } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import { deckArguments, form, ofFiles } from './arguments.ts';
import { isUnread, judgeFiles, refuseSeveral, type DeckArguments } from './decks.ts';
import { say } from '../../say.ts';

export const defineImport: DefineCommand = (command, run) =>
  ofFiles(command, say('Convert a deck list from elsewhere into a deck file of the game.'))
    .addOption(form('--from <form>', say('form of the file; default: recognized by itself')))
    .addOption(outFileFlag())
    .action(
      run((terminal, given: string[], asked: FormArguments) =>
        convertDecks(terminal, ...deckArguments(given, { ...asked, to: 'yaml' }, terminal)),
      ),
    );

export const defineExport: DefineCommand = (command, run) =>
  ofFiles(command, say('Convert a deck to another form, swaps applied.'))
    .addOption(form('--to <form>', say('form to write')).default('list'))
    .addOption(outFileFlag())
    .action(
      run((terminal, given: string[], asked: FormArguments) =>
        convertDecks(terminal, ...deckArguments(given, asked, terminal)),
      ),
    );

interface FormArguments extends DeckArguments {
  readonly from?: string;
  readonly to: string;
  readonly out?: string;
}

/** Writes decks in another form, swaps applied. A deck with cards that nobody knows is not written. */
function convertDecks(terminal: Terminal, files: string[], given: FormArguments): number {
  if (given.out !== undefined) refuseSeveral(files, given.out, terminal);
  const to = formNamed(given.to);
  const from = given.from === undefined ? undefined : formNamed(given.from);
  let readable = true;
  for (const { game, judged } of judgeFiles(files, given, terminal, from)) {
    const { deck, verdict, diagnostics } = judged;
    const unread = diagnostics.filter(isUnread);
    if (unread.length > 0) report(unread, 'pretty', terminal);
    if (deck === null || verdict === null || unread.some(({ severity }) => severity === 'error')) {
      readable = false;
    } else {
      const written = writtenDeck(deck, verdict, game, deck.id, to);
      write(to.write(written), given.out, terminal);
    }
  }
  return readable ? EXIT.sound : EXIT.faults;
}

function formNamed(name: string): DeckForm {
  const form = deckForms.find((one) => one.name === name);
  if (form === undefined) throw new WrongUse(say('There is no form "{name}".', { name }));
  return form;
}

function write(text: string, out: string | undefined, terminal: Terminal): void {
  if (out === undefined) return terminal.print(text.trimEnd());
  const path = resolve(terminal.cwd, out);
  writeAtomically(path, text);
  wrote(path, terminal);
}
