/** A deck that starts from another one: a card is given up for another by a click on each, in either order. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type DeckBench,
  type DeckData,
  hasBase,
  type JudgedList,
  setSwapCount,
  startFrom,
  swapCard,
  writtenOut,
} from '../../../generator/in-page.ts';
import type { Swap } from '../../../engine/construction/index.ts';
import { filled } from '../words.ts';
import type { DeckHost } from './host.ts';

/** The deck whose cards are swapped. */
interface SwappedDeck {
  readonly host: Pick<DeckHost, 'words'>;
  readonly bench: ReadonlySignal<DeckBench | null>;
  readonly data: ReadonlySignal<DeckData | null>;
  readonly judged: ReadonlySignal<JudgedList | null>;
  readonly title: string;
  nameOf(written: string): string;
  change(label: string, data: DeckData): void;
}

/** A card of the deck, and the section that holds it; null where decks are one list. */
export interface GivenUp {
  readonly card: string;
  readonly section: string | null;
}

export class Swapping {
  readonly #session: SwappedDeck;
  /** The card that is to be given up. */
  readonly out = signal<GivenUp | null>(null);
  /** The card that is to come in. */
  readonly in = signal<string | null>(null);

  readonly isBased = computed((): boolean => {
    const data = this.#session.data.value;
    return data !== null && hasBase(data);
  });

  readonly swaps = computed((): readonly Swap[] => this.#session.judged.value?.deck.swaps ?? []);

  constructor(session: SwappedDeck) {
    this.#session = session;
  }

  forget(): void {
    this.out.value = this.in.value = null;
  }

  /** A card of the deck is to go: at once if it is known which one comes. */
  giveUp(given: GivenUp): void {
    const coming = this.in.value;
    if (coming !== null) return this.#swap(given, coming);
    const { card, section } = this.out.value ?? {};
    this.out.value = card === given.card && section === given.section ? null : given;
  }

  /** A card is to come in: back, if a swap gave it up. */
  bringIn(card: string): void {
    const out = this.out.value;
    if (out !== null) return this.#swap(out, card);
    const at = this.swaps.value.findLastIndex((one) => this.#idOf(one.out) === card);
    if (at >= 0) return this.#fewer(at);
    this.in.value = this.in.value === card ? null : card;
  }

  /** A card is to go: one that came in is sent back. */
  takeOne(card: string): void {
    const at = this.swaps.value.findLastIndex((one) => this.#idOf(one.in) === card);
    if (at >= 0) this.#fewer(at);
    else this.giveUp({ card, section: null });
  }

  #fewer(at: number): void {
    this.setCount(at, Number(this.swaps.value[at]?.count) - 1);
  }

  setCount(at: number, count: number): void {
    const data = this.#session.data.value;
    const swap = this.swaps.value[at];
    if (data === null || swap === undefined || !Number.isFinite(count)) return;
    this.#session.change(this.#label(swap), setSwapCount(data, at, count));
  }

  #swap({ card: out, section }: GivenUp, into: string): void {
    this.forget();
    const data = this.#session.data.value;
    if (data === null || out === into) return;
    const swap = { out, in: into, ...(section !== null && { section }) };
    this.#session.change(this.#label(swap), swapCard(data, swap));
  }

  #label({ out, in: into }: { readonly out: string; readonly in: string }): string {
    const { host, title } = this.#session;
    const names = { out: this.#session.nameOf(out), in: this.#session.nameOf(into) };
    return filled(host.words.swapStep, { deck: title, ...names });
  }

  /** Starts from another deck; null writes the cards out that it holds now. */
  startFrom(base: string | null): void {
    const data = this.#session.data.value;
    const verdict = this.#session.judged.value?.verdict;
    if (data === null || verdict === undefined) return;
    const label = filled(this.#session.host.words.baseStep, { deck: this.#session.title });
    this.forget();
    this.#session.change(label, base === null ? writtenOut(data, verdict) : startFrom(data, base));
  }

  #idOf(written: string): string {
    return this.#session.bench.peek()?.idOf(written) ?? written;
  }
}
