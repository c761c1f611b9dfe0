/** What hands, piles and counters are called. */
import type { PlayedGame, PlayWords } from '../../protocol/play.ts';
import { filled } from '../words.ts';
import { inLanguage, nameOf, saidOf } from './names.ts';

/** `turnNumber` → `turn number`. */
function apart(key: string): string {
  return key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A short name of a key; `below`: of a word of what that key describes. */
export function keyLabel(game: PlayedGame, key: string, below: string | null = null): string {
  if (below === null) return game.positionKeys[key]?.title || apart(key);
  const said = saidOf(game, key);
  return game.positionKeys[`${below}.${key}`]?.title || (said === key ? apart(key) : said);
}

/** What the game says of it; empty where it says nothing. */
export function keyHelp(
  { positionKeys }: PlayedGame,
  key: string,
  below: string | null = null,
): string {
  return positionKeys[below === null ? key : `${below}.${key}`]?.description ?? '';
}

/** Whether the game speaks of it to people: others are what its rules keep. */
export function isSpokenOf(game: PlayedGame, key: string): boolean {
  return key in game.positionKeys || zoneLabel(game, key, 'P1') !== null;
}

/** `P1's hand`, as the game has the lines of its zones read, else as its key is called. */
export function listLabel(game: PlayedGame, key: string, holder: string | null): string {
  const zone = zoneLabel(game, key, holder);
  if (zone !== null) return zone;
  const called = keyLabel(game, key);
  return holder === null ? called : `${called} · ${holderLabel(game, holder)}`;
}

/** As the lines of zones are written: `hand {seat}`, `pile {side}`, `pile shared`, `removed`; null where none is. */
export function zoneLabel(
  { table, locale }: PlayedGame,
  key: string,
  holder: string | null,
): string | null {
  const lines =
    holder === null
      ? [apart(key)]
      : [`${apart(key)} ${holder}`, `${apart(key)} {seat}`, `${apart(key)} {side}`];
  for (const line of lines) {
    const [, said] =
      Object.entries(table.words.wording).find(
        ([written]) => written.toLowerCase() === line.toLowerCase(),
      ) ?? [];
    if (said !== undefined)
      return filled(inLanguage(said, locale), { seat: holder ?? '', side: holder ?? '' });
  }
  return null;
}

/** A seat, a unit, a square; of a pair both. */
export function holderLabel(game: PlayedGame, holder: string): string {
  return holder
    .split(' ')
    .map((word) => nameOf(game, word))
    .join(' ');
}

/** The same for several to choose from: those of equal names with their ids. */
export function labelsApart(game: PlayedGame, ids: readonly string[]): ReadonlyMap<string, string> {
  const labels = ids.map((id) => [id, holderLabel(game, id)] as const);
  const counts = new Map<string, number>();
  for (const [, label] of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return new Map(
    labels.map(([id, label]) => [id, counts.get(label) === 1 ? label : `${label} (${id})`]),
  );
}

/** One of the words that a key may hold: a word of the rules, a component, a seat. */
export function wordLabel(game: PlayedGame, words: PlayWords, word: string): string {
  if (word === 'none' && !('none' in game.table.words.wording)) return words.none;
  return saidOf(game, word);
}
