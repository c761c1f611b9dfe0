/** All cards in one language as the server has them, followed line by line. */
import type { ShownFace } from '../../../print/in-page.ts';
import type { CardsChange, CardsState, OldCards } from '../../protocol/cards.ts';
import { baseKey } from './changed.ts';
import type { StudioApi } from '../server.ts';

/** Whoever types more letters than one seeks all of them. */
const TYPING_MS = 150;

/** What one line changed. */
export interface Arrived {
  /** Whether faces or sheets came or went: then the page is arranged again. */
  readonly isElsewhere: boolean;
  readonly isReload: boolean;
}

export class CardsStream {
  /** As the server knows the page. */
  readonly listener = crypto.randomUUID();
  readonly faces = new Map<string, ShownFace>();
  /** By path of a style sheet: since which state it is another. */
  readonly renewed = new Map<string, number>();
  order: readonly string[] = [];
  state: Omit<CardsState, 'faces'> = {
    locale: '',
    sheets: [],
    problems: [],
    fonts: '',
    places: {},
    coming: 0,
  };
  /** Behind the keys of its faces, where another language is shown beside it. */
  readonly #suffix: string;
  readonly #end = new AbortController();
  #api: StudioApi | undefined;
  #sought = '';
  #seeking: ReturnType<typeof setTimeout> | undefined;

  constructor(suffix: string) {
    this.#suffix = suffix;
  }

  /** Until it is closed, or the server ends. */
  async follow(
    api: StudioApi,
    locale: string | null,
    arrived: (what: Arrived) => void,
  ): Promise<void> {
    this.#api = api;
    const asked = new URLSearchParams({
      listener: this.listener,
      ...(locale === null ? {} : { lang: locale }),
    }).toString();
    const take = (line: unknown): void => arrived(this.#take(line as CardsChange));
    try {
      await api.lines(`cards?${asked}`, take, this.#end.signal);
    } catch (error) {
      if (!this.#end.signal.aborted) throw error;
    }
  }

  #take({ faces, order, styles, reload, ...state }: CardsChange): Arrived {
    this.state = { ...this.state, ...state };
    if (order !== undefined) this.order = order.map((key) => key + this.#suffix);
    for (const face of faces) {
      const key = face.key + this.#suffix;
      this.faces.set(key, this.#suffix === '' ? face : { ...face, key });
    }
    if (order !== undefined) {
      const present = new Set(this.order);
      for (const key of this.faces.keys()) if (!present.has(key)) this.faces.delete(key);
    }
    for (const path of styles?.changed ?? []) this.renewed.set(path, styles?.revision ?? 0);
    return {
      isElsewhere: order !== undefined || state.sheets !== undefined,
      isReload: reload === true,
    };
  }

  /** Of what is still to come, has the server send first what has these words. */
  seek(words: string): void {
    if (words === this.#sought || this.state.coming === 0) return;
    this.#sought = words;
    clearTimeout(this.#seeking);
    const { listener } = this;
    const ask = (): void => void this.#api?.post('cards-sought', { listener, words });
    this.#seeking = setTimeout(ask, TYPING_MS);
  }

  /** In order. */
  get shown(): ShownFace[] {
    return this.order.flatMap((key) => this.faces.get(key) ?? []);
  }

  /** Key of a face as the server has it; null for one of another language. */
  ownKey(key: string): string | null {
    return this.faces.has(key) ? key.slice(0, key.length - this.#suffix.length) : null;
  }

  close(): void {
    this.#end.abort();
  }
}

/** How many faces there are, and how many cards are still to come. */
export function countsOf(streams: readonly CardsStream[]): {
  readonly all: number;
  readonly coming: number;
} {
  const sum = (of: (stream: CardsStream) => number): number =>
    streams.reduce((known, stream) => known + of(stream), 0);
  return {
    all: sum(({ faces }) => faces.size),
    coming: sum(({ state }) => state.coming),
  };
}

/** Languages beside each other: each face, and behind it the same in the others. */
export function facesBeside(streams: readonly CardsStream[]): ShownFace[] {
  const [first = [], ...others] = streams.map((stream) => stream.shown);
  if (others.length === 0) return first;
  return first.flatMap((face, at) => [face, ...others.flatMap((faces) => faces[at] ?? [])]);
}

/** A face, and what it was; null for one that is new. */
export interface FaceThen {
  readonly now: ShownFace;
  readonly old: ShownFace | null;
}

/** Those of a card in all languages. */
export function facesOfCard(
  streams: readonly CardsStream[],
  card: string,
  before: ReadonlyMap<string, OldCards> | null,
): readonly FaceThen[] {
  return streams.flatMap(({ state, shown }) => {
    const old = before?.get(state.locale)?.faces ?? [];
    return shown
      .filter((face) => face.card === card)
      .map((now) => ({ now, old: old.find(({ key }) => key === baseKey(now.key)) ?? null }));
  });
}
