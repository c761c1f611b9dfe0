/**
 * Decks in a page without a server: those of the game, and the visitor's own, which the browser keeps. The
 * deck that is open is in the address as well, so that a link, a bookmark or a reload brings it back.
 */
import { computed, signal } from '@preact/signals';
import { type DeckData, hasBase, linesOf } from '../../../generator/in-page.ts';
import { isRecord } from '../../protocol/read.ts';
import type { SiteDecks, SiteGame } from '../../protocol/site.ts';
import type { DeckHost } from '../decks/host.ts';
import { emptyDeck, freeId } from '../decks/new-deck.ts';
import { DeckSession } from '../decks/session.ts';
import { packed, unpacked } from '../table/shared-text.ts';
import { deckAddress } from './routes.ts';
import { clauseAddress, ownAddress, SiteFronts } from './site.ts';

/** Longer names fit in no list. */
const LONGEST_NAME = 80;

/** In characters; a deck of a thousand different cards has fewer. */
const LONGEST_DECK = 100_000;

export class DeckShelf implements DeckHost {
  readonly words: SiteDecks['words'];
  readonly siteWords: SiteGame['words'];
  readonly locales: readonly string[];
  readonly samples: SiteDecks['samples'];
  readonly session: DeckSession;
  /** The visitor's own, by id. */
  readonly own = signal<Readonly<Record<string, DeckData>>>({});
  readonly notice = signal('');
  /** The address of the deck as it is now. */
  readonly link = signal('');
  readonly #past = signal<readonly DeckData[]>([]);
  readonly #future = signal<readonly DeckData[]>([]);
  readonly canUndo = computed(() => this.#past.value.length > 0);
  readonly canRedo = computed(() => this.#future.value.length > 0);
  readonly #fronts: SiteFronts;
  readonly #key: string;
  /** What is shown, while the next step is made. */
  #now: DeckData | null = null;
  /** What is in the address: to come back to it changes nothing. */
  #packed: string | null = null;

  constructor(site: SiteGame, { words, samples }: SiteDecks) {
    this.words = words;
    this.siteWords = site.words;
    this.samples = samples;
    this.locales = [site.game.locale];
    this.#fronts = new SiteFronts(site);
    this.#key = `cardwright/${site.game.table.compiled.id}/decks`;
    this.own.value = this.#kept();
    this.session = new DeckSession(this);
    this.session.locale.value = site.game.locale;
  }

  sheets(): ReturnType<DeckHost['sheets']> {
    return this.#fronts.sheets();
  }

  fronts(locale: string, cards: readonly string[]): ReturnType<DeckHost['fronts']> {
    return this.#fronts.fronts(locale, cards);
  }

  clauseAddress(clause: string): string | null {
    return clauseAddress(clause);
  }

  /** Opens what an address holds; without one what is open already, else the first deck. */
  async arrive(deck: string | null): Promise<void> {
    if (deck !== null && deck === this.#packed) return;
    if (deck === null) {
      if (this.#now === null) this.openFirst();
      else void this.#address(this.#now);
      return;
    }
    const text = await unpacked(deck);
    const data = text === null ? null : this.#read(text);
    if (data === null) {
      if (this.#now === null) this.openFirst();
      this.notice.value = this.siteWords.badDeck;
      return;
    }
    this.#show(this.#idFor(data), data);
  }

  /** A shared deck takes the place of no other one of the visitor's. */
  #idFor(data: DeckData): string {
    const id = idIn(data) ?? 'deck';
    const own = this.own.peek();
    const isOther = Object.hasOwn(own, id) && JSON.stringify(own[id]) !== JSON.stringify(data);
    return isOther ? this.#freeId(id) : id;
  }

  /** An address may be anybody's: what the judge cannot read is no deck. */
  #read(text: string): DeckData | null {
    try {
      const data: unknown = JSON.parse(text);
      if (!isRecord(data) || text.length > LONGEST_DECK) return null;
      if (!hasBase(data) && !Array.isArray(data['cards']) && !isRecord(data['cards'])) return null;
      this.session.bench.peek()?.judge(data, '');
      linesOf(data);
      return data;
    } catch {
      return null;
    }
  }

  openFirst(): void {
    const [sample] = this.samples;
    if (sample === undefined) this.newDeck(this.words.newDeck);
    else this.openSample(sample.id);
  }

  openSample(id: string): void {
    const sample = this.samples.find((one) => one.id === id);
    if (sample !== undefined) this.#show(id, { id, ...sample.data });
  }

  openOwn(id: string): void {
    const own = this.own.peek();
    const data = Object.hasOwn(own, id) ? own[id] : undefined;
    if (data !== undefined) this.#show(id, data);
  }

  /** Whether the deck that is open is the visitor's own. */
  get isOwn(): boolean {
    return Object.hasOwn(this.own.value, this.session.id.value);
  }

  #show(id: string, data: DeckData): void {
    this.notice.value = '';
    this.#past.value = this.#future.value = [];
    this.#now = data;
    this.session.open(id, data);
    void this.#address(data);
  }

  async #address(data: DeckData): Promise<void> {
    const made = await packed(JSON.stringify(data));
    if (data !== this.#now) return;
    this.#packed = made;
    this.link.value = `${ownAddress()}${deckAddress(made)}`;
    if (location.hash.startsWith('#decks')) history.replaceState(null, '', deckAddress(made));
  }

  save(_: string, data: DeckData): void {
    if (this.#now !== null) this.#past.value = [...this.#past.peek(), this.#now];
    this.#future.value = [];
    this.#keep(data);
  }

  /** As it is now, in the browser and in the address. */
  #keep(data: DeckData): void {
    this.#now = data;
    this.own.value = { ...this.own.peek(), [this.session.id.peek()]: data };
    this.#store();
    void this.#address(data);
  }

  undo(): void {
    this.#step(this.#past, this.#future);
  }

  redo(): void {
    this.#step(this.#future, this.#past);
  }

  #step(from: { value: readonly DeckData[] }, to: { value: readonly DeckData[] }): void {
    const data = from.value.at(-1);
    if (data === undefined || this.#now === null) return;
    from.value = from.value.slice(0, -1);
    to.value = [...to.value, this.#now];
    this.session.data.value = data;
    this.#keep(data);
  }

  create(_: string, name: string, data: DeckData): void {
    const id = this.#freeId(name);
    const { id: __, expect: ___, ...others } = data;
    const made = { id, ...others };
    this.own.value = { ...this.own.peek(), [id]: made };
    this.#store();
    this.#show(id, made);
  }

  newDeck(name: string): void {
    const { game } = this.session.bench.peek() ?? {};
    if (game !== undefined) this.create('', name, emptyDeck(game, name));
  }

  copyDeck(name: string): void {
    if (this.#now !== null) this.create('', name, { ...this.#now, name });
  }

  removeDeck(): void {
    const { [this.session.id.peek()]: _, ...others } = this.own.peek();
    this.own.value = others;
    this.#store();
    this.openFirst();
  }

  titleOf(data: DeckData, id: string): string {
    const name = data['name'];
    if (typeof name === 'string') return name.slice(0, LONGEST_NAME);
    const names = isRecord(name) ? name : {};
    const [locale = ''] = this.locales;
    const written = names[locale] ?? Object.values(names)[0];
    return (typeof written === 'string' ? written : id).slice(0, LONGEST_NAME);
  }

  /** No deck takes the place of another. */
  #freeId(name: string): string {
    const samples = this.samples.map(({ id }) => id);
    return freeId(name, (id) => samples.includes(id) || Object.hasOwn(this.own.peek(), id));
  }

  /** A browser that keeps nothing has what is in the address. */
  #kept(): Record<string, DeckData> {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '{}');
      return isRecord(kept)
        ? Object.fromEntries(Object.entries(kept).filter(([, deck]) => isRecord(deck)) as never)
        : {};
    } catch {
      return {};
    }
  }

  #store(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.own.peek()));
    } catch {
      this.notice.value = this.siteWords.notKept;
    }
  }
}

function idIn(data: DeckData): string | null {
  const { id } = data;
  return typeof id === 'string' && id !== '' ? id.slice(0, LONGEST_NAME) : null;
}
