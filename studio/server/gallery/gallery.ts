/** All cards as they print: kept from save to save, sent to the pages that show them, and judged when nobody saves. */
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import type { CheckResult } from '../../../generator/index.ts';
import { PreviewedGame, type Press, type ShownFace } from '../../../print/index.ts';
import type { CardsState } from '../../protocol/cards.ts';
import { shownProblems } from '../problems.ts';
import { cardPlaces, cardsSaying } from './card-places.ts';
import { Listener } from './listener.ts';
import { PastGames } from './past-games.ts';
import { Proofreader } from './proofreader.ts';

/** Milliseconds of rendering after which the pages are sent what is ready. */
const SLICE_MS = 20;

/** About as many faces as a window holds: they are sent before any other. */
const IN_VIEW = 8;

/** Milliseconds that a page has for drawing them before it is given more to do. */
const DRAWING_MS = 80;

/** Faces that a page is sent at first: a window holds no more. The others follow in larger and larger steps. */
const FIRST = 24;
const LARGER = 8;

const ASSETS = new Set('.png .jpg .jpeg .webp .avif .gif .svg .woff .woff2 .ttf .otf'.split(' '));

interface GalleryMeans {
  /** Judges how faces look; closed with the gallery. */
  readonly press: Press;
  /** Whether commands hand over their prints: then the press is to be ready for them. */
  readonly prints: boolean;
}

export class Gallery {
  readonly #shown: PreviewedGame;
  /** The game has changed since somebody looked at its cards. */
  #isStale = false;
  /** Style sheets that are others, of which no page has been informed. */
  readonly #newStyles = new Set<string>();
  readonly past: PastGames;
  readonly #prints: boolean;
  readonly #proofreader: Proofreader;
  #result: CheckResult;
  #revision = 0;
  readonly #listeners = new Map<string, Listener>();

  constructor(result: CheckResult, { press, prints }: GalleryMeans) {
    this.#result = result;
    this.#shown = new PreviewedGame(result);
    this.past = new PastGames(this.#shown, result);
    this.#prints = prints;
    this.#proofreader = new Proofreader(press);
  }

  /** Also for other pages, which show fronts of cards. */
  get shown(): PreviewedGame {
    this.#open();
    return this.#shown;
  }

  /** Cards that nobody looks at cost a save nothing. */
  #open(): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    for (const path of this.#shown.open(this.#result)) this.#newStyles.add(path);
  }

  /** Whoever saved is answered first; then come the cards, those in view before the others. */
  show(result: CheckResult, saved: readonly string[]): void {
    this.#result = result;
    this.#isStale = true;
    this.#revision += 1;
    const assets = saved.filter((path) => ASSETS.has(extname(path).toLowerCase()));
    this.past.savedAssets(assets);
    for (const listener of this.#listeners.values()) {
      if (assets.length > 0) listener.sendReload();
    }
    const revision = this.#revision;
    if (this.#listeners.size > 0) setImmediate(() => this.#renewAll(revision));
  }

  /** A later save does it for all before. */
  #renewAll(revision: number): void {
    if (revision !== this.#revision) return;
    this.#open();
    const changed = [...this.#newStyles];
    this.#newStyles.clear();
    for (const listener of this.#listeners.values()) {
      if (changed.length > 0) listener.sendStyles({ changed, revision });
      const drawing = changed.length > 0 ? DRAWING_MS : 0;
      // A page whose stream ends asks again, and hears there what is wrong.
      void this.#renew(listener, revision, drawing).catch(() => listener.end());
    }
  }

  /** In slices, so that style sheets and pictures are given out meanwhile. A later save tells it all. */
  async #renew(listener: Listener, revision: number, drawing: number): Promise<void> {
    // A page asks for other style sheets at once.
    if (drawing > 0) await sleep(drawing);
    if (revision !== this.#revision) return;
    let fresh: ShownFace[] = [];
    let looked = 0;
    let isFirst = true;
    let started = performance.now();
    const { locale, inView } = listener;
    for (const { faces } of this.shown.faces({ locale, from: inView })) {
      fresh.push(...faces.filter((face) => listener.showsOther(face)));
      looked += faces.length;
      const isFull = isFirst && fresh.length > 0 && looked >= IN_VIEW;
      if (!isFull && performance.now() - started < SLICE_MS) continue;
      listener.sendFaces(fresh);
      await sleep(isFirst && fresh.length > 0 ? DRAWING_MS : 0);
      if (revision !== this.#revision) return;
      isFirst &&= fresh.length === 0;
      fresh = [];
      started = performance.now();
    }
    listener.sendFaces(fresh);
    await sleep(0);
    if (revision !== this.#revision) return;
    listener.sendState(this.#stateIn(listener.locale));
    this.#proofread();
  }

  #stateIn(locale: string): CardsState {
    const { sheets, faces, diagnostics, fonts } = this.shown.state(locale);
    const problems = shownProblems(diagnostics, this.#result);
    const places = cardPlaces(this.#result, faces);
    return { locale, sheets, faces, fonts, problems, places, coming: 0 };
  }

  /** Of the languages that are open. */
  #proofread(): void {
    const revision = this.#revision;
    const isWanted = (): boolean => revision === this.#revision && this.#proofreader.isOpen;
    this.#proofreader.ask(async (press) => {
      // Also when all was drawn before: a print that is handed over finds it running.
      if (this.#prints) await press.begin();
      for (const locale of new Set([...this.#listeners.values()].map((one) => one.locale))) {
        if (!(await this.shown.prove(locale, press, isWanted))) continue;
        const own = [...this.#listeners.values()].filter((one) => one.locale === locale);
        for (const listener of own) listener.sendState(this.#stateIn(locale));
      }
    });
  }

  /** Sends a page everything, and then what changes, until it is closed. */
  listen(response: ServerResponse, id: string, wanted: string | null): void {
    const locale = this.shown.localeFor(wanted);
    const listener = new Listener(response, locale);
    this.#listeners.set(id, listener);
    response.on('close', () => {
      if (this.#listeners.get(id) === listener) this.#listeners.delete(id);
    });
    const isWanted = (): boolean => this.#listeners.get(id) === listener;
    void this.#begin(listener, isWanted).catch(() => listener.end());
  }

  /**
   * The first of many faces are sent before the others are rendered, and so are those that the user seeks;
   * others are answered meanwhile.
   */
  async #begin(listener: Listener, isWanted: () => boolean): Promise<void> {
    const { locale } = listener;
    const revision = this.#revision;
    const ready = new Map<number, readonly ShownFace[]>();
    let enough = FIRST;
    let found = 0;
    let started = performance.now();
    const sought = (): ReadonlySet<string> | null => {
      const ids = listener.takeSought();
      if (ids !== null) found = 0;
      return ids;
    };
    for (const { faces, at, coming, left } of this.shown.faces({ locale, sought })) {
      ready.set(at, faces);
      const isMany = ready.size >= enough;
      if (isMany) enough *= LARGER;
      if (left !== null) found += 1;
      const isFull = isMany || left === 0 || (left !== null && found === FIRST);
      if (isFull) listener.sendState(this.#begunState(locale, ready, coming));
      if (!isFull && performance.now() - started < SLICE_MS) continue;
      await sleep(isFull ? DRAWING_MS : 0);
      // A save tells it all.
      if (revision !== this.#revision || !isWanted()) return;
      started = performance.now();
    }
    listener.sendState(this.#stateIn(locale));
    this.#proofread();
  }

  /** With these faces, by their places, and what is wrong with none of them. */
  #begunState(
    locale: string,
    ready: ReadonlyMap<number, readonly ShownFace[]>,
    coming: number,
  ): CardsState {
    const faces = [...ready].toSorted(([one], [other]) => one - other).flatMap(([, own]) => own);
    const { sheets, fonts } = this.shown.begun(locale, faces);
    const places = cardPlaces(this.#result, faces);
    return { locale, sheets, faces, fonts, problems: [], places, coming };
  }

  /** The first face that the user of a page sees: it is renewed first. */
  look(id: string, face: string): void {
    const listener = this.#listeners.get(id);
    if (listener !== undefined) listener.inView = face;
  }

  /** What a user seeks is sent before the rest of what is still to come. */
  seek(id: string, words: string): void {
    this.#listeners.get(id)?.seek(cardsSaying(words, this.#result));
  }

  async close(): Promise<void> {
    // What is being sent stops at its next slice: nobody may write to a page that has ended.
    this.#revision += 1;
    for (const listener of this.#listeners.values()) listener.end();
    this.past.close();
    await this.#proofreader.close();
  }
}
