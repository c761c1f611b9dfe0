/**
 * Decks as programs write them: an object or a list, with the cards as a list of lines, as copies by
 * card, or as either of these by section.
 */
import { isMapping } from '../../../kernel/index.ts';
import { fault, type Path } from '../../../diagnostics/index.ts';
import { Places } from '../../load/places.ts';
import { ListBuilder, type Changes, type TextList } from '../list-builder.ts';
import { sectionNamed } from '../other-programs.ts';
import type { DeckNames } from './form.ts';

/** `text` is what `data` was read from. What is no deck is a fault at its place. */
export function readDeckData(
  data: unknown,
  source: { readonly text: string; readonly file: string },
  names: DeckNames,
): TextList {
  const reader = new DataReader(source.text, source.file, names);
  reader.readDeck(data);
  return reader.list.build();
}

const CARD_KEYS = ['card', 'id', 'name', 'title'];
const COUNT_KEYS = ['count', 'quantity', 'qty', 'copies', 'amount'];
const SECTION_KEYS = ['section', 'board', 'zone'];

class DataReader {
  readonly list: ListBuilder;
  readonly #places: Places;
  readonly #file: string;
  readonly #names: DeckNames;

  constructor(text: string, file: string, names: DeckNames) {
    this.list = new ListBuilder(file);
    this.#places = new Places(text);
    this.#file = file;
    this.#names = names;
  }

  readDeck(data: unknown): void {
    if (!isMapping(data)) return this.#readCards(data, [], undefined);
    for (const key of ['id', 'name', 'base', ...Object.keys(this.#names.choices)]) {
      const value = data[key];
      if (value !== undefined) this.list.declare(key, value, this.#places.locate([key]));
    }
    if (data['cards'] !== undefined) return this.#readCards(data['cards'], ['cards'], undefined);
    const own = Object.keys(data).flatMap((key) => {
      const section = sectionNamed(key, this.#names.sections);
      return section === undefined ? [] : [{ key, section }];
    });
    for (const { key, section } of own) this.#readCards(data[key], [key], section);
    if (own.length === 0) this.#refuse(data, []);
  }

  /** A list of lines, copies by card, or either of these by section. */
  #readCards(cards: unknown, path: Path, section: string | undefined): void {
    if (Array.isArray(cards)) {
      for (const [index, line] of cards.entries()) {
        if (this.list.isFull) return;
        this.#readLine(line, [...path, index], section);
      }
    } else if (isMapping(cards)) {
      for (const [key, value] of Object.entries(cards)) {
        if (this.list.isFull) return;
        if (typeof value === 'number') this.#add(key, value, [...path, key], section);
        else if (section === undefined) this.#readSection(key, value, [...path, key]);
        else this.#refuse(value, [...path, key]);
      }
    } else this.#refuse(cards, path);
  }

  #readSection(written: string, cards: unknown, path: Path): void {
    const section = sectionNamed(written, this.#names.sections) ?? written;
    this.list.open(section, this.#places.locate(path, 'key'));
    this.#readCards(cards, path, section);
  }

  #readLine(line: unknown, path: Path, section: string | undefined): void {
    if (typeof line === 'string') return this.#add(line, 1, path, section);
    const fields = isMapping(line) ? line : {};
    const card = firstOf(CARD_KEYS, fields);
    const count = firstOf(COUNT_KEYS, fields) ?? 1;
    const own = firstOf(SECTION_KEYS, fields);
    if (typeof card !== 'string') return this.#refuse(line, path);
    const named = typeof own === 'string' ? sectionNamed(own, this.#names.sections) : undefined;
    const at = named ?? (typeof own === 'string' ? own : section);
    const { changes } = fields;
    // What is no change the judge refuses, at this line.
    this.list.add(card, count, this.#places.locate(path), at, changes as Changes | undefined);
  }

  #add(card: string, count: unknown, path: Path, section: string | undefined): void {
    // What is no count the judge refuses, at this line.
    this.list.add(card, count, this.#places.locate(path), section);
  }

  #refuse(found: unknown, path: Path): void {
    const shown = (JSON.stringify(found) ?? '').slice(0, 60);
    const span = this.#places.locate(path);
    this.list.refuse(
      fault('CW1316', { file: this.#file, path: [], span }, { line: shown, form: 'data' }),
      span,
    );
  }
}

function firstOf(keys: readonly string[], fields: Readonly<Record<string, unknown>>): unknown {
  const key = keys.find((name) => fields[name] !== undefined);
  return key === undefined ? undefined : fields[key];
}
