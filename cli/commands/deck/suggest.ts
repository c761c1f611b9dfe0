import { suggestCards, type Suggestion } from '../../../engine/construction/index.ts';
import { type CheckedGame, clearName } from '../../../generator/index.ts';
import { positiveNumber, wholeNumber } from '../../arguments.ts';
import { EXIT } from '../../exit.ts';
import { readOptions } from '../../game-options.ts';
import { report, shownPath } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import { deckArguments, ofFiles } from './arguments.ts';
import { isUnread, judgeFiles, type DeckArguments, type JudgedPath } from './decks.ts';
import { legalDeck } from './random.ts';
import { listingOf } from './listing.ts';
import { say } from '../../say.ts';

export const define: DefineCommand = (command, run) =>
  ofFiles(command, say('List cards that may still be added to a deck, and what each helps with.'))
    .option('--limit <cards>', say('most cards to list'), positiveNumber, 20)
    .option('--complete', say('complete the deck to a legal one instead'))
    .option('--seed <number>', say('random seed, with --complete'), wholeNumber, 1)
    .action(
      run((terminal, files: string[], options: SuggestArguments) =>
        suggestForDecks(terminal, ...deckArguments(files, options, terminal)),
      ),
    );

export interface SuggestArguments extends DeckArguments {
  /** Most cards that are named. */
  readonly limit: number;
  /** Fills the deck up instead. */
  readonly complete?: boolean;
  readonly seed: number;
}

/** What may still be added to decks; exit 1 when one cannot be read or filled up. */
function suggestForDecks(terminal: Terminal, files: string[], given: SuggestArguments): number {
  let exit: number = EXIT.sound;
  for (const judged of judgeFiles(files, given, terminal)) {
    const unread = judged.judged.diagnostics.filter(isUnread);
    if (unread.length > 0) report(unread, 'pretty', terminal);
    const text =
      given.complete === true ? completed(judged, given) : suggested(judged, given, terminal);
    if (text === null) exit = EXIT.faults;
    terminal.print(
      text ?? say('{deck}: no legal deck was found.', { deck: shownPath(judged.path, terminal) }),
    );
  }
  return exit;
}

function suggested(
  { path, game, judged: { deck, verdict } }: JudgedPath,
  given: SuggestArguments,
  terminal: Terminal,
): string | null {
  const { linked } = game;
  if (deck === null || verdict === null || linked.judge === null || linked.rules === null) {
    return null;
  }
  const { judge, rules } = linked;
  const cards = rules.cards.flatMap((kind) => linked.cards[kind] ?? []);
  const options = readOptions(given.option, game.manifest);
  const all = suggestCards(deck, { judge, rules, cards, options });
  const helpful = verdict.legal ? all : all.filter(({ helps }) => helps.length > 0);
  const { size } = verdict;
  const head = say('{deck}: {state}, {cards}', {
    deck: shownPath(path, terminal),
    state: say(verdict.state),
    cards: size === 1 ? say('1 card') : say('{count} cards', { count: size }),
  });
  if (helpful.length === 0) return say('{head}. No card can be added that would help.', { head });
  const shown = helpful.slice(0, given.limit).map((one) => line(one, game));
  const more = helpful.length - shown.length;
  return [
    say('{head}. One copy more of any of these fits:', { head }),
    ...shown,
    ...(more > 0 ? [say('  and {more} more (--limit)', { more })] : []),
  ].join('\n');
}

function line({ section, card, helps }: Suggestion, { linked, locale }: CheckedGame): string {
  const found = Object.values(linked.cards)
    .flat()
    .find(({ id }) => id === card);
  const name = clearName(found, card, { locale, names: linked.names });
  const place = Object.keys(linked.rules?.sections ?? {}).length > 0 ? `${section}: ` : '';
  const why = helps.length === 0 ? '' : `  (${helps.join(', ')})`;
  return `  ${place}${name}${why}`;
}

/** The deck, filled up to a legal one; null when none was found. */
function completed(
  { game, judged: { deck, verdict } }: JudgedPath,
  given: SuggestArguments,
): string | null {
  if (deck === null || verdict === null) return null;
  const options = readOptions(given.option, game.manifest);
  const found = legalDeck(game, {
    choices: deck.choices,
    start: verdict.sections,
    options,
    seed: given.seed,
  });
  if (found === null) return null;
  const filled = { ...found.deck, id: deck.id };
  return listingOf(filled, found.judge(filled, options), game);
}
