/** Faces as rendered before, as long as nothing that they were rendered from changes. */
import type { Card } from '../../engine/construction/types.ts';
import type { Fault } from '../../diagnostics/index.ts';
import type { Face } from '../html/face.ts';
import type { GameData } from './game-data.ts';

/** A face, and what came of rendering it. */
export interface RenderedFace {
  readonly face: Face;
  readonly fault: Fault | null;
  readonly credits: readonly string[];
}

/** What a rendering asked of its game beside its own card. */
export interface Reads {
  /** Other components by the id that was asked for. */
  readonly components: Map<string, Card | undefined>;
  /** All components; null when nobody asked for all. */
  kinds: GameData['kinds'] | null;
  /** What rules text is made of, names of components among it; null when none was written. */
  spoken: GameData['spoken'] | null;
}

interface Remembered {
  readonly basis: readonly unknown[];
  readonly reads: Reads;
  readonly rendered: RenderedFace;
}

export class FaceMemory {
  readonly #faces = new Map<string, Remembered>();

  /**
   * The face under this key: as before, if each part of `basis` is what it was and every component
   * that it showed is as it was; else made anew.
   */
  render(
    key: string,
    basis: readonly unknown[],
    data: GameData,
    make: (data: GameData) => RenderedFace,
  ): RenderedFace & { readonly reads: Reads } {
    const before = this.#faces.get(key);
    if (before !== undefined && isCurrent(before, basis, data)) {
      return { ...before.rendered, reads: before.reads };
    }
    const reads = freshReads();
    const rendered = make(watched(data, reads));
    this.#faces.set(key, { basis, reads, rendered });
    return { ...rendered, reads };
  }
}

/** Nothing was asked for yet. */
export function freshReads(): Reads {
  return { components: new Map(), kinds: null, spoken: null };
}

function isCurrent({ basis, reads }: Remembered, now: readonly unknown[], data: GameData): boolean {
  return (
    basis.length === now.length &&
    basis.every((part, index) => part === now[index]) &&
    (reads.kinds === null || reads.kinds === data.kinds) &&
    (reads.spoken === null || reads.spoken === data.spoken) &&
    [...reads.components].every(([id, card]) => card === data.component(id))
  );
}

/** The same game; what is read of its components is noted. */
export function watched(data: GameData, reads: Reads): GameData {
  return {
    ...data,
    get kinds() {
      reads.kinds = data.kinds;
      return data.kinds;
    },
    get spoken() {
      reads.spoken = data.spoken;
      return data.spoken;
    },
    component(id) {
      const card = data.component(id);
      reads.components.set(id, card);
      return card;
    },
    componentIds() {
      reads.kinds = data.kinds;
      return data.componentIds();
    },
  };
}
