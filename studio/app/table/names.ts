/** Ids, words of the rules and what is going on, as the players of a table read them. */
import type { PlayedGame, PlayWords } from '../../protocol/play.ts';
import type { TableView } from '../../table/view.ts';
import { filled } from '../words.ts';

export function nameOf(game: PlayedGame, id: string): string {
  const name = game.table.words.names[id];
  return name === undefined ? id : inLanguage(name, game.locale);
}

/** A word of the rules or an id. */
export function saidOf(game: PlayedGame, word: string): string {
  const said = game.table.words.wording[word];
  return said === undefined ? nameOf(game, word) : inLanguage(said, game.locale);
}

/** A text of the game, else what it has in another language. */
export function inLanguage(
  text: string | Readonly<Record<string, string>>,
  locale: string,
): string {
  return typeof text === 'string' ? text : (text[locale] ?? Object.values(text)[0] ?? '');
}

/** Who must decide, or how it ended. */
export function stateOf(game: PlayedGame, words: PlayWords, view: TableView | null): string {
  if (view === null) return '';
  if (view.outcome !== null) {
    const { winners } = view.outcome;
    const reason = saidOf(game, view.outcome.reason);
    return winners.length === 0
      ? filled(words.draw, { reason })
      : filled(words.won, { sides: winners.join(', '), reason });
  }
  const seat = view.toAct ?? '';
  if (view.next === 'bot') {
    const bot = view.seats.find((one) => one.seat === seat)?.sitter ?? '';
    return filled(words.thinking, { seat, bot });
  }
  return filled(view.viewer === seat ? words.yourTurn : words.waitingFor, { seat });
}
