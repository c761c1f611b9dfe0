/** Writes the changed data of a deck into its text: the least change, in the form that the file has. */
import { isDeepStrictEqual } from 'node:util';
import { isCount, UNPLACED } from '../../engine/construction/index.ts';
import { isMapping } from '../../kernel/index.ts';
import type { CheckedGame } from '../check.ts';
import { rewriteYaml } from '../edit/rewrite-yaml.ts';
import { entryText, itemText } from '../edit/yaml-text.ts';
import { deckId } from '../link/names.ts';
import { listDeck } from './deck-text.ts';
import { type DeckData, linesOf, type ListLine } from './deck-edits.ts';
import { formIn, formOf } from './forms/index.ts';
import type { DeckForm } from './forms/form.ts';
import { listForm } from './forms/own.ts';
import { deckNames } from './deck-game.ts';
import { applyEdits, areApart, type Edit } from '../edit/text-edits.ts';
import { toDeck } from './names.ts';
import type { TextList } from './list-builder.ts';
import { clearName, writtenDeck } from './written-deck.ts';

/** Keys of a deck and of its lines, in their usual order. */
const DECK_KEYS = ['id', 'name', 'notes', 'base', 'cards', 'swaps'];
const LINE_KEYS = ['card', 'count', 'changes', 'with'];

/** Null where the file is written in a manner in which it cannot be done. `path` as in the game. */
export function changeDeck(
  game: CheckedGame,
  path: string,
  text: string,
  after: DeckData,
): string | null {
  const form = formIn(formOf(path), text);
  if (form.read === undefined) {
    const begun = withFirstLines(text, after);
    return rewriteYaml(begun, after, (at) => (at.length === 0 ? keysOf(game) : LINE_KEYS));
  }
  const lines = form === listForm ? changeList(game, path, text, after) : null;
  return lines ?? writeWhole(game, path, form, after);
}

/** A deck file with this data: each card on a line of its own. */
export function newDeck(data: DeckData): string {
  const { cards, ...others } = data;
  const head = Object.entries(others).map(([key, value]) => entryText(key, value, 0));
  const lists = isMapping(cards)
    ? ['cards:', ...Object.entries(cards).map(([name, list]) => `  ${name}:${listText(list, 4)}`)]
    : [`cards:${listText(cards, 2)}`];
  return [...head, ...lists, ''].join('\n');
}

function listText(list: unknown, indent: number): string {
  if (!Array.isArray(list) || list.length === 0) return ' []';
  const begin = `\n${' '.repeat(indent)}- `;
  return list.map((line) => begin + itemText(line, indent)).join('');
}

/** Lists that were empty begin with lines of their own, as they would have been written. */
function withFirstLines(text: string, after: DeckData): string {
  const { cards } = after;
  const lists = isMapping(cards) ? Object.entries(cards) : [['cards', cards] as const];
  return lists.reduce((made, [name, list]) => {
    const key = name.replaceAll(/[^\w-]/g, '');
    if (key !== name || !Array.isArray(list) || list.length === 0) return made;
    const empty = new RegExp(`^( *)${key}: \\[\\]`, 'm');
    return made.replace(
      empty,
      (_, indent: string) => `${indent}${name}:${listText(list, indent.length + 2)}`,
    );
  }, text);
}

function keysOf({ schemas }: CheckedGame): string[] {
  const [id = 'id', name = 'name', ...others] = DECK_KEYS;
  return [id, name, ...Object.keys(schemas.choices), ...others];
}

/** Line by line, so that remarks and order stay; null where that does not come to the same. */
function changeList(game: CheckedGame, path: string, text: string, after: DeckData): string | null {
  const names = deckNames(game);
  const list = listForm.read?.(text, path, names);
  if (list === undefined || list.faults.length > 0) return null;
  const edits = editsOf(game, text, list, after);
  if (edits === null || !areApart(edits)) return null;
  const made = applyEdits(text, edits);
  const again = listForm.read?.(made, path, names);
  const deck = (data: DeckData): object => toDeck(data, deckId(path), game.linked.names);
  return again !== undefined && isDeepStrictEqual(deck(again.data), deck(after)) ? made : null;
}

function editsOf(game: CheckedGame, text: string, list: TextList, after: DeckData): Edit[] | null {
  const editor = listDeck(text, (place) => list.locate(place));
  const edits: (Edit | null)[] = [];
  const { cards: _, ...own } = list.data;
  const { cards: _cards, ...wanted } = after;
  if (Object.keys(own).some((key) => !Object.hasOwn(wanted, key))) return null;
  for (const [key, value] of Object.entries(wanted)) {
    if (!isDeepStrictEqual(own[key], value)) edits.push(editor.setChoice(key, value));
  }
  const next = bySection(linesOf(after));
  const old = bySection(linesOf(list.data));
  for (const section of new Set([...old.keys(), ...next.keys()])) {
    const [before, behind] = [old.get(section) ?? [], next.get(section) ?? []];
    const left = [...behind];
    for (const line of before) {
      const at = left.findIndex(({ card }) => card === line.card);
      const [same] = at < 0 ? [] : left.splice(at, 1);
      if (same === undefined) edits.push(editor.remove(line.path));
      else if (same.count !== line.count && isCount(same.count)) {
        edits.push(editor.setCount(line.path, same.count));
      }
    }
    const last = before.at(-1);
    const span = last === undefined ? null : list.locate(last.path);
    if (left.length > 0) edits.push(newLines(game, text, left, span?.end ?? null));
  }
  return edits.includes(null) ? null : edits.filter((edit) => edit !== null);
}

function bySection(lines: readonly ListLine[]): Map<string, ListLine[]> {
  const groups = new Map<string, ListLine[]>();
  for (const line of lines) groups.set(line.section, [...(groups.get(line.section) ?? []), line]);
  return groups;
}

/** Behind the last line of their section; a section that has none yet begins at the end. */
function newLines(
  { linked, locale }: CheckedGame,
  text: string,
  lines: readonly ListLine[],
  end: number | null,
): Edit {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const cards = Object.values(linked.cards).flat();
  const written = lines.map(({ card, count }) => {
    const found = cards.find(({ id }) => id === card);
    return `${String(count)} ${clearName(found, card, { locale, names: linked.names })}`;
  });
  const at = end === null ? -1 : text.indexOf('\n', end);
  if (at >= 0) {
    const behind = written.map((line) => line + newline).join('');
    return { start: at + 1, end: at + 1, text: behind };
  }
  const section = lines[0]?.section ?? UNPLACED;
  const heading = end !== null || section === UNPLACED ? [] : ['', `${section}:`];
  const before = text === '' || text.endsWith('\n') ? '' : newline;
  const own = [...heading, ...written].map((line) => line + newline).join('');
  return { start: text.length, end: text.length, text: before + own };
}

/** What another program reads is written as it writes. */
function writeWhole(
  game: CheckedGame,
  path: string,
  form: DeckForm,
  after: DeckData,
): string | null {
  const { linked, manifest } = game;
  if (linked.judge === null) return null;
  const deck = toDeck(after, deckId(path), linked.names);
  const name = after['name'];
  const locale = manifest.locales[0] ?? game.locale;
  const shown = typeof name === 'string' || isMapping(name) ? name : deck.id;
  return form.write(
    writtenDeck(deck, linked.judge(deck), { linked, locale }, shown as string, form),
  );
}
