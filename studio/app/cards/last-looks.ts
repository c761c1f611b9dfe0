/** Faces that cannot be drawn while their card has an error: what they looked like before is shown in their place. */
import type { ShownFace } from '../../../print/in-page.ts';

/** Nothing could be drawn. */
const EMPTY = /^<article [^>]*><\/article>$/;

export class LastLooks {
  readonly #known = new Map<string, ShownFace>();
  readonly #old = new Set<string>();

  /** The face itself, or as it looked when it could be drawn the last time; the face where it never could. */
  of(face: ShownFace): ShownFace {
    const isEmpty = EMPTY.test(face.html);
    if (!isEmpty) this.#known.set(face.key, face);
    const shown = this.#known.get(face.key) ?? face;
    if (shown === face) this.#old.delete(face.key);
    else this.#old.add(face.key);
    return shown;
  }

  /** Whether what is shown is how the face looked before. */
  isOld(key: string): boolean {
    return this.#old.has(key);
  }
}
