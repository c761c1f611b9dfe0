import { isSound } from '../../../generator/index.ts';
import { EXIT } from '../../exit.ts';
import { report } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import { deckArguments, ofFiles } from './arguments.ts';
import { type DeckArguments, isUnread, judgeFiles } from './decks.ts';
import { listingOf } from './listing.ts';
import { say } from '../../say.ts';

export const define: DefineCommand = (command, run) =>
  ofFiles(command, say('List the cards of a deck, swaps applied.')).action(
    run((terminal, files: string[], options: DeckArguments) =>
      listDecks(terminal, ...deckArguments(files, options, terminal)),
    ),
  );

function listDecks(terminal: Terminal, files: string[], given: DeckArguments): number {
  let readable = true;
  for (const { game, judged } of judgeFiles(files, given, terminal)) {
    const { deck, verdict, diagnostics } = judged;
    const unread = diagnostics.filter(isUnread);
    if (unread.length > 0) report(unread, 'pretty', terminal);
    if (!isSound({ diagnostics: unread })) readable = false;
    if (deck !== null && verdict !== null) terminal.print(listingOf(deck, verdict, game));
  }
  return readable ? EXIT.sound : EXIT.faults;
}
