import { isSound } from '../../generator/check.ts';
import { deckListing } from '../../generator/decks/listing.ts';
import { mendingLines } from './deck-mendings.ts';
import { EXIT } from '../exit.ts';
import { report } from '../report.ts';
import { shownPath } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';
import { isUnread, judgeFiles, type DeckArguments } from './deck-files.ts';

export function checkDecks(terminal: Terminal, files: string[], given: DeckArguments): number {
  let legal = true;
  for (const one of judgeFiles(files, given, terminal)) {
    const { path, judged } = one;
    const { verdict, diagnostics } = judged;
    const name = shownPath(path, terminal);
    if (diagnostics.length > 0) report(diagnostics, 'pretty', terminal);
    if (verdict?.legal === true && isSound({ diagnostics })) {
      terminal.print(`${name}: legal, ${verdict.size} cards`);
      continue;
    }
    legal = false;
    terminal.print(
      [
        `${name}: ${verdict === null ? 'cannot be judged' : 'not legal'}`,
        ...mendingLines(one, given),
      ].join('\n'),
    );
  }
  return legal ? EXIT.sound : EXIT.faults;
}

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
