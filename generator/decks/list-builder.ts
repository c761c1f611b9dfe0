/** Collects the lines of a pasted deck into the shape of a deck file, with the place of each part. */
import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import { UNPLACED } from '../../engine/construction/types.ts';

/** A pasted deck in the shape of a deck file, with the place of each of its parts. */
export interface TextList {
  readonly data: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
  /** Offsets in the text of what stands at a path of `data`: the line of a card, a choice. */
  locate(path: Path): Span | null;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Entry {
  readonly card: string;
  /** As written: the judge refuses what is no count. */
  readonly count: unknown;
}

/** Lines of cards that are read of one deck. */
export const MAX_LINES = 1000;

export class ListBuilder {
  readonly #file: string;
  readonly #lists = new Map<string, Entry[]>();
  readonly #data: Record<string, unknown> = {};
  readonly #spans = new Map<string, Span>();
  readonly #faults: Fault[] = [];

  #lines = 0;

  /** `file` is the path in the faults. */
  constructor(file: string) {
    this.#file = file;
  }

  /** Whether no more lines are read. */
  get isFull(): boolean {
    return this.#lines > MAX_LINES;
  }

  /** What the deck declares: a choice, its name. */
  declare(key: string, value: unknown, span: Span): void {
    this.#data[key] = value;
    this.#spans.set(key, span);
  }

  /** A section begins, which may stay empty. */
  open(section: string, span: Span): void {
    this.#listOf(section);
    this.#spans.set(`cards/${section}`, span);
  }

  /** A line of cards; a deck without sections has them all in one. */
  add(card: string, count: unknown, span: Span, section: string = UNPLACED): void {
    if (this.isFull) return;
    this.#lines += 1;
    if (this.isFull) {
      this.refuse(fault('CW5002', { file: this.#file, path: [], span }, { limit: MAX_LINES }));
      return;
    }
    const list = this.#listOf(section);
    this.#spans.set(`cards/${section}/${list.length}`, span);
    list.push({ card, count });
  }

  refuse(fault: Fault): void {
    this.#faults.push(fault);
  }

  build(): TextList {
    const isOneList = [...this.#lists.keys()].every((name) => name === UNPLACED);
    const cards = isOneList ? (this.#lists.get(UNPLACED) ?? []) : Object.fromEntries(this.#lists);
    const locate = ([key, ...steps]: Path): Span | null => {
      const inside = key === 'cards' && isOneList ? [UNPLACED, ...steps] : steps;
      const known = key === 'cards' ? inside.slice(0, 2) : [];
      return this.#spans.get([key, ...known].join('/')) ?? null;
    };
    return { data: { ...this.#data, cards }, faults: this.#faults, locate };
  }

  #listOf(section: string): Entry[] {
    const list = this.#lists.get(section) ?? [];
    this.#lists.set(section, list);
    return list;
  }
}
