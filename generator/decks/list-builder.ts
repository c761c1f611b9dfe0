/** Collects the lines of a pasted deck into the shape of a deck file, with the place of each part. */
import { fault, type Fault, type Path, type Span } from '../../diagnostics/index.ts';
import { UNPLACED } from '../../engine/construction/index.ts';

/** A pasted deck in the shape of a deck file, with the place of each of its parts. */
export interface TextList {
  readonly data: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
  /** Whether all of it was read: no deck has as many lines as one that was not. */
  readonly complete: boolean;
  /** Offsets in the text of what is at a path of `data`: the line of a card, a choice. */
  locate(path: Path): Span | null;
}

/** The boxes of each change of a card, by its name or position; or the names of changes. */
export type Changes = Readonly<Record<string, unknown>> | readonly string[];

interface CardLine {
  readonly card: string;
  /** As written: the judge refuses what is no count. */
  readonly count: unknown;
  readonly changes?: Changes;
}

/** Lines of cards, and lines that nobody can read, of one deck. */
export const MAX_LINES = 1000;

export class ListBuilder {
  readonly #file: string;
  readonly #lists = new Map<string, CardLine[]>();
  readonly #data: Record<string, unknown> = {};
  readonly #spans = new Map<string, Span>();
  readonly #faults: Fault[] = [];

  #lines = 0;
  #tooLong: Fault | null = null;

  /** `file` is the path in the faults. */
  constructor(file: string) {
    this.#file = file;
  }

  /** Whether no more lines are read. */
  get isFull(): boolean {
    return this.#tooLong !== null;
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
  add(
    card: string,
    count: unknown,
    span: Span,
    section: string = UNPLACED,
    changes?: Changes,
  ): void {
    if (!this.#countLine(span)) return;
    const list = this.#listOf(section);
    this.#spans.set(`cards/${section}/${list.length}`, span);
    list.push({ card, count, ...(changes !== undefined && { changes }) });
  }

  /** A line that nobody can read; `span` is its place. */
  refuse(fault: Fault, span: Span): void {
    if (this.#countLine(span)) this.#faults.push(fault);
  }

  /** Something that is said of a line, and is no reason to refuse it. */
  remark(fault: Fault): void {
    if (this.#countLine(fault.span ?? { start: 0, end: 0 })) this.#faults.push(fault);
  }

  /** False for the first line that is too many, and those after it. */
  #countLine(span: Span): boolean {
    if (this.isFull) return false;
    this.#lines += 1;
    if (this.#lines <= MAX_LINES) return true;
    this.#tooLong = fault('CW5002', { file: this.#file, path: [], span }, { limit: MAX_LINES });
    return false;
  }

  build(): TextList {
    const isOneList = [...this.#lists.keys()].every((name) => name === UNPLACED);
    const cards = isOneList ? (this.#lists.get(UNPLACED) ?? []) : Object.fromEntries(this.#lists);
    const locate = ([key, ...steps]: Path): Span | null => {
      const inside = key === 'cards' && isOneList ? [UNPLACED, ...steps] : steps;
      const known = key === 'cards' ? inside.slice(0, 2) : [];
      return this.#spans.get([key, ...known].join('/')) ?? null;
    };
    // What is no deck is one fault, whatever its lines are.
    const faults = this.#tooLong === null ? this.#faults : [this.#tooLong];
    return { data: { ...this.#data, cards }, faults, complete: !this.isFull, locate };
  }

  #listOf(section: string): CardLine[] {
    const list = this.#lists.get(section) ?? [];
    this.#lists.set(section, list);
    return list;
  }
}
