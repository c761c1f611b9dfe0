/** A page that listens for changes of the cards, and what it shows. */
import type { ServerResponse } from 'node:http';
import { looksSame, type ShownFace } from '../../../print/index.ts';
import type { CardsChange, CardsState, ChangedStyles } from '../../protocol/cards.ts';
import { changeTo, isEmpty } from './changes.ts';

/** What a page shows of which nothing is known. */
const BLANK: CardsState = {
  locale: '',
  sheets: [],
  faces: [],
  problems: [],
  fonts: '',
  places: {},
  coming: 0,
};

export class Listener {
  readonly locale: string;
  /** Key of the first face that the user sees: it is renewed first. */
  inView: string | null = null;
  readonly #response: ServerResponse;
  readonly #faces = new Map<string, ShownFace>();
  #state = BLANK;
  /** Ids of cards that the user has begun to seek. */
  #sought: ReadonlySet<string> | null = null;

  constructor(response: ServerResponse, locale: string) {
    this.locale = locale;
    this.#response = response;
  }

  /** Whether the page shows another face under this key. Where it shows none, only `sendState` says where. */
  showsOther(face: ShownFace): boolean {
    const shown = this.#faces.get(face.key);
    return shown !== undefined && !looksSame(shown, face);
  }

  seek(cards: ReadonlySet<string>): void {
    this.#sought = cards;
  }

  /** What the user has begun to seek since that was asked; null for nothing else. */
  takeSought(): ReadonlySet<string> | null {
    const sought = this.#sought;
    this.#sought = null;
    return sought;
  }

  sendFaces(faces: readonly ShownFace[]): void {
    this.#send({ faces });
  }

  sendStyles(styles: ChangedStyles): void {
    this.#send({ faces: [], styles });
  }

  /** Everything in which the page differs from `state`. */
  sendState(state: CardsState): void {
    this.#send(changeTo(state, this.#state, this.#faces));
    this.#state = state;
    const keys = new Set(state.faces.map(({ key }) => key));
    for (const key of this.#faces.keys()) if (!keys.has(key)) this.#faces.delete(key);
  }

  sendReload(): void {
    this.#send({ faces: [], reload: true });
  }

  end(): void {
    this.#response.end();
  }

  /** One line for each change. */
  #send(change: CardsChange): void {
    if (isEmpty(change)) return;
    for (const face of change.faces) this.#faces.set(face.key, face);
    this.#response.write(`${JSON.stringify(change)}\n`);
  }
}
