/** Ids and words of the rules as the players of a table read them. */
import type { TableModel } from './model.ts';

export function nameOf({ game }: TableModel, id: string): string {
  const name = game.table.words.names[id];
  return name === undefined ? id : inLanguage(name, game.locale);
}

/** A word of the rules or an id. */
export function saidOf(model: TableModel, word: string): string {
  const said = model.game.table.words.wording[word];
  return said === undefined ? nameOf(model, word) : inLanguage(said, model.game.locale);
}

/** A text of the game, else what it has in another language. */
export function inLanguage(
  text: string | Readonly<Record<string, string>>,
  locale: string,
): string {
  return typeof text === 'string' ? text : (text[locale] ?? Object.values(text)[0] ?? '');
}
