import { isSound } from '../../generator/check.ts';
import { deckListing } from '../../generator/decks/listing.ts';
import { EXIT } from '../exit.ts';
import { report } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { isUnread, judgeFiles, type DeckArguments } from './deck-files.ts';

export function listDecks(terminal: Terminal, files: string[], given: DeckArguments): number {
  let readable = true;
  for (const { game, judged } of judgeFiles(files, given, terminal)) {
    const { deck, verdict, diagnostics } = judged;
    const unread = diagnostics.filter(isUnread);
    if (unread.length > 0) report(unread, 'pretty', terminal);
    if (!isSound({ diagnostics: unread })) readable = false;
    if (deck !== null && verdict !== null) terminal.print(deckListing(deck, verdict, game));
  }
  return readable ? EXIT.sound : EXIT.faults;
}
