import { isMapping } from '../../../kernel/index.ts';
import { fault, type Path } from '../../../diagnostics/index.ts';
import { UNPLACED } from '../../../engine/construction/index.ts';
import { Places } from '../../load/places.ts';
import { readJson } from '../../load/source-file.ts';
import { ListBuilder, type Changes } from '../list-builder.ts';
import { sectionNamed } from '../other-programs.ts';
import type { DeckForm, DeckNames, WrittenCard, WrittenDeck } from './form.ts';

/** Copies by the code of the card. */
const SLOTS = { slots: 'main', sideSlots: 'side' } as const;

/**
 * ArkhamDB and arkham.build. `slots` are copies by code; the investigator is a property of its own; `meta` is JSON
 * again, with the second deck of some investigators (`extra_deck`) and, by code, what was ticked of the
 * cards that a deck may change (`cus_09021: "0|1,3|2"`).
 */
export const arkhamdbForm: DeckForm = {
  name: 'arkhamdb',
  title: 'what ArkhamDB and arkham.build exchange: investigator_code, slots, meta',
  endings: [],
  within: 'json',
  recognises: (text) =>
    /"slots"\s*:/.test(text) && /"(?:investigator_code|sideSlots)"\s*:/.test(text),
  read(text, file, names) {
    const { data, faults } = readJson(text, file);
    const list = new ListBuilder(file);
    for (const found of faults) list.refuse(found, found.span ?? { start: 0, end: 0 });
    if (faults.length === 0)
      new ArkhamReader(list, text, file, names).read(isMapping(data) ? data : {});
    return list.build();
  },
  write: (deck) => `${JSON.stringify(written(deck), null, 2)}\n`,
};

type Data = Readonly<Record<string, unknown>>;

class ArkhamReader {
  readonly #list: ListBuilder;
  readonly #places: Places;
  readonly #file: string;
  readonly #names: DeckNames;

  constructor(list: ListBuilder, text: string, file: string, names: DeckNames) {
    this.#list = list;
    this.#places = new Places(text);
    this.#file = file;
    this.#names = names;
  }

  read(data: Data): void {
    const meta = metaOf(data['meta']);
    this.#declare(data, meta);
    const leader = data['investigator_code'];
    if (typeof leader === 'string') {
      this.#list.add(leader, 1, this.#at(['investigator_code']), this.#section('investigator'));
    }
    for (const [key, section] of Object.entries(SLOTS)) {
      this.#slots(data[key], [key], this.#section(section), meta);
    }
    const { sections = {} } = data;
    for (const [name, slots] of Object.entries(isMapping(sections) ? sections : {})) {
      this.#slots(slots, ['sections', name], name, meta);
    }
    const extra = meta['extra_deck'];
    if (typeof extra === 'string') this.#extra(extra);
  }

  #declare(data: Data, meta: Data): void {
    const { choices } = this.#names;
    for (const key of ['name', ...Object.keys(choices)]) {
      const value = data[key] ?? data[`${key}_id`] ?? meta[key];
      if (value === undefined || value === null) continue;
      const place =
        data[key] !== undefined ? key : data[`${key}_id`] !== undefined ? `${key}_id` : 'meta';
      this.#list.declare(key, meant(value, choices[key]?.from), this.#at([place]));
    }
  }

  #slots(slots: unknown, path: Path, section: string, meta: Data): void {
    // Without any, the program writes an empty list.
    if (slots === undefined || slots === null || Array.isArray(slots)) return;
    if (!isMapping(slots)) return this.#refuse(slots, path);
    for (const [code, count] of Object.entries(slots)) {
      const changes = ticked(meta[`cus_${code}`]);
      this.#list.add(code, count, this.#at([...path, code]), section, changes);
    }
  }

  #extra(codes: string): void {
    const counts = new Map<string, number>();
    for (const code of codes.split(',').map((one) => one.trim())) {
      if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    const section = this.#section('extra');
    for (const [code, count] of counts) this.#list.add(code, count, this.#at(['meta']), section);
  }

  #section(name: string): string {
    return sectionNamed(name, this.#names.sections) ?? UNPLACED;
  }

  #at(path: Path) {
    return this.#places.locate(path);
  }

  #refuse(found: unknown, path: Path): void {
    const place = { file: this.#file, path: [], span: this.#at(path) };
    const line = (JSON.stringify(found) ?? '').slice(0, 60);
    this.#list.refuse(fault('CW1316', place, { line, form: 'data' }), place.span);
  }
}

/** Text within the text; what cannot be read of it says nothing. */
function metaOf(meta: unknown): Data {
  if (isMapping(meta)) return meta;
  if (typeof meta !== 'string') return {};
  const { data } = readJson(meta, 'meta');
  return isMapping(data) ? data : {};
}

/** A number may be a text there, and the other way round. */
function meant(value: unknown, from: readonly unknown[] = []): unknown {
  return from.find((one) => String(one) === String(value)) ?? value;
}

/** `0|1,3|2`: of the change at 0 one box, of that at 3 two. What is chosen with it follows as a third part. */
function ticked(written: unknown): Changes | undefined {
  if (typeof written !== 'string') return undefined;
  const pairs = written.split(',').map((part) => part.split('|'));
  const known = pairs.filter(
    ([at, boxes]) => /^[\w-]+$/.test(at ?? '') && /^\d+$/.test(boxes ?? ''),
  );
  const counted = known.map(([at = '', boxes]) => [at, Number(boxes)] as const);
  return Object.fromEntries(counted.filter(([, boxes]) => boxes > 0));
}

function written({ id, name, choices, sections }: WrittenDeck): Data {
  const named = (word: string) =>
    sections.find(({ section }) => section !== null && sectionNamed(word, [section]) === section);
  const [leaders, main, side, extra] = ['investigator', 'main', 'side', 'extra'].map(named);
  const [leader] = leaders?.cards ?? [];
  const isLed = leaders?.cards.length === 1 && leader?.count === 1;
  const known = new Set([isLed ? leaders : undefined, main, side, extra]);
  const others = sections.filter((one) => !known.has(one) && one.section !== null);
  const list = main ?? sections.find(({ section }) => section === null);
  const cards = sections.flatMap((one) => one.cards);
  const meta = {
    ...Object.fromEntries(cards.flatMap(tickedOf)),
    ...(extra && { extra_deck: extra.cards.flatMap(copiesOf).join(',') }),
  };
  return {
    id,
    name,
    ...choices,
    ...(isLed && leader && { investigator_code: codeOf(leader) }),
    slots: slotsOf(list?.cards),
    sideSlots: slotsOf(side?.cards),
    ...(others.length > 0 && {
      sections: Object.fromEntries(others.map((one) => [one.section, slotsOf(one.cards)])),
    }),
    meta: JSON.stringify(meta),
  };
}

function codeOf({ id, code = id }: WrittenCard): string {
  return code;
}

function slotsOf(cards: readonly WrittenCard[] = []): Record<string, number> {
  return Object.fromEntries(cards.map((card) => [codeOf(card), card.count]));
}

function copiesOf(card: WrittenCard): string[] {
  return Array.from({ length: card.count }, () => codeOf(card));
}

function tickedOf(card: WrittenCard): [string, string][] {
  const { boxes = [] } = card;
  if (boxes.length === 0) return [];
  return [[`cus_${codeOf(card)}`, boxes.map((one) => one.join('|')).join(',')]];
}
