import { resolve } from 'node:path';
import { deckForms } from '../../generator/decks/forms/index.ts';
import type { DeckForm } from '../../generator/decks/forms/form.ts';
import { writtenDeck } from '../../generator/decks/written-deck.ts';
import { writeAtomically } from '../../generator/write-atomically.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { report } from '../report.ts';
import { shownPath } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';
import { isUnread, judgeFiles, refuseSeveral, type DeckArguments } from './deck-files.ts';

export interface FormArguments extends DeckArguments {
  readonly from?: string;
  readonly to: string;
  readonly out?: string;
}

/** Writes decks in another form, swaps applied. A deck with cards that nobody knows is not written. */
export function convertDecks(terminal: Terminal, files: string[], given: FormArguments): number {
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
  if (form === undefined) throw new WrongUse(`There is no form "${name}".`);
  return form;
}

function write(text: string, out: string | undefined, terminal: Terminal): void {
  if (out === undefined) return terminal.print(text.trimEnd());
  const path = resolve(terminal.cwd, out);
  writeAtomically(path, text);
  terminal.print(`Wrote ${shownPath(path, terminal)}.`);
}
