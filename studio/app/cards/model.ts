/** The page of cards without its looks: what is followed, what is wanted of it, what is compared. */
import { computed, signal } from '@preact/signals';
import type { Findings, ShownFace, ShownSheet } from '../../../print/in-page.ts';
import type { CardPlace, CardWords, OldCards, Since } from '../../protocol/cards.ts';
import type { ShownProblem } from '../../protocol/state.ts';
import { GameModel } from '../game-model.ts';
import { baseKey, changedKeys } from './changed.ts';
import { problemsFound } from '../../protocol/findings.ts';
import type { Gallery } from './gallery.ts';
import { LastLooks } from './last-looks.ts';
import { faultyCards, wantedFaces, type Wish } from './wanted.ts';
import { CardsStream, countsOf, facesBeside, facesOfCard } from './stream.ts';
import type { Arrived, FaceThen } from './stream.ts';

/** So many faces are drawn at first, and with each look at the last of them: thousands would take minutes. */
const MOST = 600;

/** In place of a language: all of the game. */
export const BOTH = '*';

export class CardsModel extends GameModel<CardWords> {
  readonly locale = signal('');
  readonly kind = signal('');
  readonly sheet = signal('');
  readonly find = signal('');
  readonly zoom = signal(1.2);
  readonly backs = signal(false);
  readonly bleed = signal(false);
  readonly onlyFaulty = signal(false);
  readonly onlyChanged = signal(false);
  readonly since = signal<Since>('began');
  /** Id of the card whose details are open. */
  readonly chosen = signal<string | null>(null);
  readonly sheets = signal<readonly ShownSheet[]>([]);
  readonly places = signal<Readonly<Record<string, CardPlace>>>({});
  /** Those of the server, and what was found when faces were laid out. */
  readonly problems = signal<readonly ShownProblem[]>([]);
  /** By language; null where there is no such state. */
  readonly old = signal<ReadonlyMap<string, OldCards> | null>(new Map());
  readonly counts = signal({ shown: 0, all: 0, coming: 0 });
  /** Grows with everything that arrives. */
  readonly arrivals = signal(0);
  /** How many faces are drawn at most. */
  readonly most = signal(MOST);
  readonly looks = new LastLooks();
  gallery: Gallery | null = null;
  #streams: CardsStream[] = [];
  /** By sheet. */
  #findings: ReadonlyMap<string, Findings> = new Map();
  #seen = '';
  /** The faces that somebody wants to see, in order. */
  #wanted: readonly ShownFace[] = [];

  /** Keys of faces that look different from those of before. */
  readonly changed = computed((): ReadonlySet<string> => {
    const arrival = this.arrivals.value;
    const old = this.old.value;
    if (arrival === 0 || old === null) return new Set();
    // A card is shown in all languages where it is another in one.
    return new Set(
      this.#streams.flatMap(({ state, shown }) => {
        const before = old.get(state.locale);
        return before === undefined ? [] : changedKeys(shown, state.sheets, before).map(baseKey);
      }),
    );
  });

  override run(): Promise<void> {
    // What is shown first waits for nothing else.
    void this.#open([new URLSearchParams(location.search).get('lang')]);
    return super.run();
  }

  protected override async begin(): Promise<void> {}

  protected override async renew(): Promise<void> {}

  /** Languages, or one. */
  async speak(locale: string): Promise<void> {
    this.locale.value = locale;
    await this.#open(locale === BOTH ? (this.state.value?.locales ?? []) : [locale]);
  }

  /** Follows the cards in these languages, the first of which has the usual keys. */
  async #open(locales: readonly (string | null)[]): Promise<void> {
    for (const stream of this.#streams) stream.close();
    const isBoth = locales.length > 1;
    this.#streams = locales.map((locale, at) => new CardsStream(at === 0 ? '' : ` ${locale}`));
    const opened = this.#streams;
    const arrived = (stream: CardsStream, what: Arrived): void => {
      if (opened !== this.#streams) return;
      if (!isBoth && this.locale.peek() === '') this.locale.value = stream.state.locale;
      this.#arrived(what);
    };
    await Promise.all(
      opened.map((stream, at) =>
        stream.follow(this.api, locales[at] ?? null, (what) => arrived(stream, what)),
      ),
    ).catch(() => undefined);
  }

  #arrived({ isElsewhere, isReload }: Arrived): void {
    const [first] = this.#streams;
    if (first === undefined) return;
    if (isReload) this.gallery?.reload();
    this.sheets.value = first.state.sheets;
    this.places.value = first.state.places;
    this.arrivals.value += 1;
    this.draw(isElsewhere);
    this.#join();
    const missing = this.#streams.some(({ state }) => this.old.peek()?.has(state.locale) !== true);
    if (missing && this.old.peek() !== null && this.#compares) void this.compare();
  }

  get #compares(): boolean {
    return this.onlyChanged.peek() || this.chosen.peek() !== null;
  }

  /** Shows whatever is not shown already. */
  draw(isElsewhere = true): void {
    const [first] = this.#streams;
    if (first === undefined) return;
    const { sheets, locale } = first.state;
    this.#wanted = wantedFaces(facesBeside(this.#streams), sheets, this.#wish());
    this.gallery?.show(
      {
        sheets,
        faces: this.#wanted.slice(0, this.most.peek()).map((face) => this.looks.of(face)),
        locale,
        fonts: [...new Set(this.#streams.map(({ state }) => state.fonts))].join('\n'),
        renewed: first.renewed,
        zoom: this.zoom.peek(),
        bleed: this.bleed.peek(),
      },
      isElsewhere,
    );
    this.#count();
    for (const stream of this.#streams) stream.seek(this.find.peek());
  }

  /** More of them are drawn when the last ones come into view. */
  more(): void {
    if (this.#wanted.length > this.most.peek()) this.most.value += MOST;
  }

  /** Brings a card into view, also one that is not drawn yet. */
  reveal(card: string): void {
    const at = this.#wanted.findIndex((face) => face.card === card);
    if (at >= this.most.peek()) this.most.value = at + MOST;
    this.gallery?.reveal(card);
  }

  #count(): void {
    const now = { shown: this.#wanted.length, ...countsOf(this.#streams) };
    if (JSON.stringify(now) !== JSON.stringify(this.counts.value)) this.counts.value = now;
  }

  #wish(): Wish {
    const isFaulty = this.onlyFaulty.peek();
    return {
      kind: this.kind.peek(),
      sheet: this.sheet.peek(),
      find: this.find.peek(),
      backs: this.backs.peek(),
      faulty: isFaulty ? faultyCards(this.problems.peek(), this.#findings) : null,
      changed: this.onlyChanged.peek() ? this.changed.peek() : null,
    };
  }

  /** What was found on laid out faces. */
  found(findings: ReadonlyMap<string, Findings>): readonly ShownProblem[] {
    this.#findings = findings;
    return this.#join();
  }

  #join(): readonly ShownProblem[] {
    const before = this.problems.peek();
    const places = this.places.peek();
    const all = [
      ...this.#streams.flatMap(({ state }) => state.problems),
      ...[...this.#findings.values()].flatMap((one) => problemsFound(one, this.words, places)),
    ];
    // A fault of a game is in each language.
    const once = new Map(
      all.map((one) => [JSON.stringify([one.code, one.place, one.message]), one]),
    );
    this.problems.value = [...once.values()];
    if (this.onlyFaulty.peek() && before.length !== once.size) this.draw();
    return this.problems.value;
  }

  sees(key: string): void {
    if (key === this.#seen) return;
    this.#seen = key;
    for (const stream of this.#streams) {
      const face = stream.ownKey(key);
      if (face !== null) void this.api.post('cards-in-view', { listener: stream.listener, face });
    }
  }

  /** Fetches the cards as they were. */
  async compare(): Promise<void> {
    const since = this.since.peek();
    const found = new Map<string, OldCards>();
    for (const { state } of this.#streams) {
      const asked = new URLSearchParams({ since, lang: state.locale }).toString();
      const cards = await this.api.find<OldCards>(`cards-before?${asked}`);
      if (since !== this.since.peek()) return;
      if (cards !== null) found.set(state.locale, cards);
    }
    this.old.value = found.size === 0 ? null : found;
    this.draw();
  }

  /** The faces of a card, with those of before. */
  facesOf(card: string): readonly FaceThen[] {
    return facesOfCard(this.#streams, card, this.old.value);
  }

  fontsOf(when: 'now' | 'old'): string {
    return this.#streams
      .map(({ state }) => (when === 'now' ? state.fonts : this.old.value?.get(state.locale)?.fonts))
      .join('\n');
  }

  async choose(card: string | null): Promise<void> {
    this.chosen.value = card;
    if (card !== null) await this.compare();
  }

  /** In the editor that the user has set, at the line of the card. */
  async openOutside(card: string): Promise<void> {
    const place = this.places.peek()[card];
    const asked = { file: place?.file ?? '', line: place?.line ?? 1 };
    this.notice.value = await this.openedOutside(asked);
  }
}
