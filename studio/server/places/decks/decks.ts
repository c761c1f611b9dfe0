/** The decks of a game: listed, opened, and changed in their files. */
import { isDeepStrictEqual } from 'node:util';
import {
  changeDeck,
  filesOf,
  newDeck,
  type CheckedFile,
  type CheckedGame,
} from '../../../../generator/index.ts';
import { inLocale, isMapping } from '../../../../kernel/index.ts';
import type { DeckEdit, DeckFile, OpenDeck } from '../../../protocol/decks.ts';
import type { Texts } from '../../workshop.ts';

/** In the order of their files. */
export function decksOf({ game, linked, locale }: CheckedGame): DeckFile[] {
  const judged = new Map(linked.decks.map((one) => [one.file.path, one]));
  return filesOf(game, 'deck').map((file): DeckFile => {
    const one = judged.get(file.path);
    return {
      file: file.path,
      name: nameOf(file, locale),
      state: one?.verdict.state ?? 'unread',
      size: one?.verdict.size ?? 0,
      isProof: one !== undefined && one.expected !== null,
    };
  });
}

function nameOf({ path, data }: CheckedFile, locale: string): string {
  const name = isMapping(data) ? data['name'] : undefined;
  return inLocale((name ?? null) as string | null, locale) || path.replace(/^.*\//, '');
}

/** Null for a file that is no deck, or cannot be read as one. */
export function openDeck(checked: CheckedGame, path: string): OpenDeck | null {
  const file = filesOf(checked.game, 'deck').find((one) => one.path === path);
  return file === undefined || !isMapping(file.data) ? null : { file: path, data: file.data };
}

/** Where decks are files of their own. */
const NEW_DECK = /^decks\/[a-z0-9][a-z0-9-]{0,80}\.yaml$/;

/** What a step writes, and what was there; or why it cannot be done. */
export function deckTexts(
  checked: CheckedGame,
  { file: path, was, data }: DeckEdit,
): { readonly texts: Texts; readonly seen: Texts } | 'conflict' | 'file' | 'layout' {
  const file = filesOf(checked.game, 'deck').find((one) => one.path === path);
  if (was === null) {
    if (data === null || !NEW_DECK.test(path)) return 'file';
    if (file !== undefined || checked.game.paths.has(path)) return 'conflict';
    return { texts: new Map([[path, MODELINE + newDeck(data)]]), seen: new Map([[path, null]]) };
  }
  if (file === undefined) return 'file';
  if (!isDeepStrictEqual(plain(file.data), was)) return 'conflict';
  const text = data === null ? null : changeDeck(checked, path, file.text, data);
  if (data !== null && text === null) return 'layout';
  return { texts: new Map([[path, text]]), seen: new Map([[path, file.text]]) };
}

/** As it travels. */
function plain(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data)) as unknown;
}

const MODELINE = '# yaml-language-server: $schema=../.cardwright/schemas/deck.schema.json\n\n';
