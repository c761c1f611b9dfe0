/** Whether the cards of a game can be printed and compared, though some of its decks break their limits. */
import { join } from 'node:path';
import { deckCodes, type Diagnostic } from '../../diagnostics/index.ts';
import type { CheckedGame, CheckResult } from '../../generator/index.ts';
import { sheetsOf } from './sheet.ts';

/** Verdicts, and other verdicts than a deck that must be refused announces. */
const VERDICTS: readonly string[] = [...Object.values(deckCodes), 'CW1315'];

/** What a deck holds is not known: a card, a count or the deck that it starts from. */
const UNREAD: readonly string[] = ['CW1301', 'CW1302', 'CW1311', 'CW1312'];

/** While cards are being changed decks are too small or too dear; that is reported, and stops no press. */
export function isPrintable(result: CheckResult): result is CheckedGame {
  if (result.game === null) return false;
  const needed = neededDecks(result);
  return result.diagnostics.every(
    (one) => one.severity !== 'error' || isVerdict(one, result, needed),
  );
}

function isVerdict(
  { code, file }: Diagnostic,
  { game, folder }: CheckedGame,
  needed: ReadonlySet<string>,
): boolean {
  if (!VERDICTS.includes(code) || (UNREAD.includes(code) && needed.has(file))) return false;
  return game.files.some(({ role, path }) => role.role === 'deck' && join(folder, path) === file);
}

/** Files of the decks that say how often cards are printed. */
function neededDecks({ game, linked, folder }: CheckedGame): ReadonlySet<string> {
  const ids = sheetsOf({ game }).flatMap((sheet) =>
    sheet.sort === 'cards' && Array.isArray(sheet.copies) ? sheet.copies : [],
  );
  const decks = linked.decks.filter(({ deck }) => ids.includes(deck.id));
  return new Set(decks.map(({ file }) => join(folder, file.path)));
}
