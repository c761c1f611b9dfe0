/** A deck that is being built: what it holds, its verdict, and what can be done with it. Knows no server. */
import { computed, signal } from '@preact/signals';
import {
  addCard,
  type DeckBench,
  type DeckData,
  type JudgedList,
  linesOf,
  type ListLine,
  fixed,
  removeLine,
  setChanges,
  setChoice,
  setCount,
} from '../../../generator/in-page.ts';
import type { Path } from '../../../diagnostics/index.ts';
import { type Fix, UNPLACED } from '../../../engine/construction/index.ts';
import { filled } from '../words.ts';
import type { DeckHost } from './host.ts';
import { Swapping } from './swapping.ts';

export class DeckSession {
  readonly host: DeckHost;
  readonly bench = signal<DeckBench | null>(null);
  readonly data = signal<DeckData | null>(null);
  /** What a deck without an id is called by. */
  readonly id = signal('');
  /** Of names and fronts. */
  readonly locale = signal('en');
  /** Grows when fronts may be others. */
  readonly looks = signal(0);
  /** The line to which new cards are attached; null for lines of their own. */
  readonly holder = signal<Path | null>(null);
  /** The section that new cards go to; null for the one that takes them. */
  readonly section = signal<string | null>(null);
  readonly swapping = new Swapping(this);

  readonly judged = computed((): JudgedList | null => {
    const data = this.data.value;
    return data === null ? null : (this.bench.value?.judge(data, this.id.value) ?? null);
  });

  readonly lines = computed((): readonly ListLine[] =>
    this.data.value === null ? [] : linesOf(this.data.value),
  );

  readonly sections = computed((): readonly string[] => {
    const judged = this.judged.value;
    return judged === null ? [] : (this.bench.value?.sectionsOf(judged) ?? []);
  });

  constructor(host: DeckHost) {
    this.host = host;
  }

  open(id: string, data: DeckData | null): void {
    if (id !== this.id.value) {
      this.holder.value = this.section.value = null;
      this.swapping.forget();
    }
    this.id.value = id;
    // What is the same is not judged, nor drawn, again.
    if (JSON.stringify(data) !== JSON.stringify(this.data.peek())) this.data.value = data;
  }

  /** As people read it. */
  nameOf(written: string): string {
    const bench = this.bench.value;
    return bench?.nameOf(bench.idOf(written), this.locale.value) ?? written;
  }

  /** What the game calls a section. */
  sectionName(section: string): string {
    if (section === UNPLACED) return this.host.words.cards;
    return this.bench.value?.game.sections[section] ?? section;
  }

  /** What the game calls something that decks declare. */
  choiceName(choice: string): string {
    return this.bench.value?.game.choices[choice]?.label ?? choice;
  }

  /** A word of the game, or what the value names. */
  choiceValue(choice: string, value: unknown): string {
    if (typeof value !== 'string') return String(value);
    return this.bench.value?.game.choices[choice]?.values[value] ?? this.nameOf(value);
  }

  get title(): string {
    const name = this.data.value?.['name'];
    if (typeof name === 'string') return name;
    const names = (name ?? {}) as Readonly<Record<string, string>>;
    return names[this.locale.value] ?? Object.values(names)[0] ?? this.id.value;
  }

  /** Copies that the deck holds, swaps applied. */
  copiesOf(card: string): number {
    return this.judged.value?.verdict.cards.get(card) ?? 0;
  }

  /** One copy more: on the line of the card, or on a new one. */
  add(card: string): void {
    const data = this.data.value;
    if (data === null) return;
    if (this.swapping.isBased.value) return this.swapping.bringIn(card);
    const holder = this.holder.value;
    if (holder !== null) return this.#save(card, addCard(data, card, '', holder));
    const section = this.section.value ?? this.#sectionFor(card, data);
    const line = this.lines
      .peek()
      .find((one) => one.section === section && this.#means(one, card) && one.with.length === 0);
    const made =
      typeof line?.count === 'number'
        ? setCount(data, line.path, line.count + 1)
        : addCard(data, card, section);
    this.#save(card, made);
  }

  /** The section that has the card already, else the one that takes it, by what the judge says of it there. */
  #sectionFor(card: string, data: DeckData): string {
    const sections = this.sections.peek();
    const [first = ''] = sections;
    const held = this.lines.peek().find((one) => this.#means(one, card))?.section;
    if (held !== undefined && sections.includes(held)) return held;
    if (sections.length < 2) return first;
    const faults = sections.map((section) => {
      const { verdict } =
        this.bench.peek()?.judge(addCard(data, card, section), this.id.peek()) ?? {};
      return verdict?.violations.filter(({ lacking }) => lacking !== true).length ?? 0;
    });
    return sections[faults.indexOf(Math.min(...faults))] ?? first;
  }

  #means({ card: written }: ListLine, card: string): boolean {
    return this.bench.peek()?.idOf(written) === card;
  }

  /** One copy less, of the last line that has the card. */
  takeOne(card: string): void {
    if (this.swapping.isBased.value) return this.swapping.takeOne(card);
    const line = allLines(this.lines.peek()).findLast((one) => this.#means(one, card));
    if (line !== undefined) this.setCount(line, Number(line.count) - 1);
  }

  setCount(line: ListLine, count: number): void {
    const data = this.data.value;
    if (data !== null && Number.isFinite(count)) {
      this.#save(line.card, setCount(data, line.path, count));
    }
  }

  remove(line: ListLine): void {
    const data = this.data.value;
    if (data !== null) this.#save(line.card, removeLine(data, line.path));
  }

  /** Boxes that the deck ticks on the card of a line. */
  tick(line: ListLine, change: string, boxes: number): void {
    const data = this.data.value;
    if (data === null || !Number.isInteger(boxes) || boxes < 0) return;
    const changes = { ...(line.changes as Readonly<Record<string, number>>), [change]: boxes };
    const label = { deck: this.title, name: this.nameOf(line.card) };
    this.change(filled(this.host.words.choiceStep, label), setChanges(data, line.path, changes));
  }

  choose(name: string, value: unknown): void {
    const data = this.data.value;
    const label = filled(this.host.words.choiceStep, {
      deck: this.title,
      name: this.choiceName(name),
    });
    if (data !== null) this.change(label, setChoice(data, name, value));
  }

  fix(fix: Fix): void {
    const data = this.data.value;
    const bench = this.bench.value;
    if (data === null || bench === null) return;
    const label = filled(this.host.words.fixStep, { deck: this.title });
    this.change(
      label,
      fixed(data, fix, (written) => bench.idOf(written)),
    );
  }

  #save(card: string, data: DeckData): void {
    const before = this.title;
    const count = allLines(linesOf(data))
      .filter((line) => this.nameOf(line.card) === this.nameOf(card))
      .reduce((sum, line) => sum + Number(line.count), 0);
    const values = { deck: before, card: this.nameOf(card), count };
    this.change(filled(this.host.words.countStep, values), data);
  }

  /** Shown at once, and kept. */
  change(label: string, data: DeckData): void {
    this.holder.value = stillThere(this.holder.value, data);
    this.data.value = data;
    this.host.save(label.slice(0, 200), data);
  }
}

/** With those that are attached to others. */
export function allLines(lines: readonly ListLine[]): ListLine[] {
  return lines.flatMap((line) => [line, ...allLines(line.with)]);
}

function stillThere(path: Path | null, data: DeckData): Path | null {
  const key = path?.join('/');
  return allLines(linesOf(data)).some((line) => line.path.join('/') === key) ? path : null;
}
