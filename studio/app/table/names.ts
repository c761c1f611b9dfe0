/** Ids, words of the rules and what is going on, as the players of a table read them. */
import type { PlayedGame, PlayWords } from '../../protocol/play.ts';
import type { TableView } from '../../table/view.ts';
import { filled } from '../words.ts';

export function nameOf(game: PlayedGame, id: string): string {
  const name = game.table.words.names[id];
  return name === undefined ? id : inLanguage(name, game.locale);
}

/** A word of the rules, or one with a number (`damage2`), or an id. */
export function saidOf(game: PlayedGame, word: string): string {
  const said = game.table.words.wording[word];
  if (said !== undefined) return inLanguage(said, game.locale);
  const [, counted = '', number] = /^([A-Za-z]+)(\d+)$/.exec(word) ?? [];
  const isSeat = counted === counted.toUpperCase();
  if (number === undefined || isSeat) return nameOf(game, word);
  return `${counted.length === 1 ? counted.toUpperCase() : saidOf(game, counted)} ${number}`;
}

/** A text of the game, else what it has in another language. */
export function inLanguage(
  text: string | Readonly<Record<string, string>>,
  locale: string,
): string {
  return typeof text === 'string' ? text : (text[locale] ?? Object.values(text)[0] ?? '');
}

/** The seats at which people sit. */
export function peopleIn(view: TableView | null): readonly string[] {
  const seats = view?.seats ?? [];
  return seats.filter(({ sitter }) => sitter === 'human').map(({ seat }) => seat);
}

/** Who must decide, or how it ended. */
export function stateOf(game: PlayedGame, words: PlayWords, view: TableView | null): string {
  if (view === null) return '';
  if (view.outcome !== null) {
    const { winners } = view.outcome;
    const reason = saidOf(game, view.outcome.reason);
    return winners.length === 0
      ? filled(words.draw, { reason })
      : filled(words.won, {
          sides: winners.map((side) => withSeats(view, side)).join(', '),
          reason,
        });
  }
  const seat = view.toAct ?? '';
  if (view.next === 'bot') {
    const bot = view.seats.find((one) => one.seat === seat)?.sitter ?? '';
    return filled(words.thinking, { seat, bot });
  }
  return filled(view.viewer === seat ? words.yourTurn : words.waitingFor, { seat });
}

/** `B (P2)`: a side with those who play on it. */
function withSeats({ seats }: TableView, side: string): string {
  const own = seats.filter((one) => one.side === side).map(({ seat }) => seat);
  return own.length === 0 ? side : `${side} (${own.join(', ')})`;
}

/** That nothing can be done with what was pointed at. Whoever points at a piece first may only want to read it. */
export function noMoveWith(
  game: PlayedGame,
  words: PlayWords,
  called: readonly string[],
  isMeant: boolean,
): string {
  const what = saidOf(game, called.at(-1) ?? '');
  return isMeant || called.length === 1 ? filled(words.noMoveThere, { what }) : '';
}
