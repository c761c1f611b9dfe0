/** A page that listens for changes, and what it shows. */
import type { ServerResponse } from 'node:http';
import { changeTo, isEmpty, type ChangedStyles, type PreviewChange } from './changes.ts';
import { looksSame, type ShownFace } from './shown-face.ts';
import type { PreviewState } from './state.ts';

export class Listener {
  readonly locale: string;
  /** Key of the first face that the user sees: it is renewed first. */
  inView: string | null = null;
  readonly #response: ServerResponse;
  readonly #faces = new Map<string, ShownFace>();
  #state: PreviewState;

  /** The page behind `response` shows `state`. */
  constructor(response: ServerResponse, state: PreviewState) {
    this.locale = state.locale;
    this.#response = response;
    this.#state = state;
    for (const face of state.faces) this.#faces.set(face.key, face);
  }

  /** Whether the page shows another face under this key. Where it shows none, only `sendState` says where. */
  showsOther(face: ShownFace): boolean {
    const shown = this.#faces.get(face.key);
    return shown !== undefined && !looksSame(shown, face);
  }

  sendFaces(faces: readonly ShownFace[]): void {
    this.#send({ faces });
  }

  sendStyles(styles: ChangedStyles): void {
    this.#send({ faces: [], styles });
  }

  /** Everything in which the page differs from `state`. */
  sendState(state: PreviewState): void {
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

  #send(change: PreviewChange): void {
    if (isEmpty(change)) return;
    for (const face of change.faces) this.#faces.set(face.key, face);
    this.#response.write(`data: ${JSON.stringify(change)}\n\n`);
  }
}
