/**
 * Faces as rendered before, as long as nothing that they were rendered from changes; and what of a
 * game is broken, so that nothing that rests on it is reported a second time.
 */
import type { Card } from '../../engine/construction/index.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { once } from '../../kernel/index.ts';
import type { Face } from '../html/face.ts';
import type { Side } from '../layout/page.ts';
import type { GameData } from './game-data.ts';
import { type CheckedGame, areSound, filesOf, unsoundIds } from '../../generator/index.ts';

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

/** Which face: no two of a game have the same. */
export interface FaceKey {
  readonly sheet: string;
  readonly locale: string;
  /** Empty for a panel. */
  readonly card: string;
  readonly side: Side;
}

export class FaceMemory {
  readonly #faces = new Map<string, Remembered>();

  /**
   * The face under this key: as before, if each part of `basis` is what it was and every component
   * that it showed is as it was; else rebuilt.
   */
  render(
    key: FaceKey,
    basis: readonly unknown[],
    data: GameData,
    make: (data: GameData) => RenderedFace,
  ): RenderedFace & { readonly reads: Reads } {
    const name = [key.sheet, key.locale, key.card, key.side].join(' ');
    const before = this.#faces.get(name);
    if (before !== undefined && isCurrent(before, basis, data)) {
      return { ...before.rendered, reads: before.reads };
    }
    const reads = freshReads();
    const rendered = make(watched(data, reads));
    this.#faces.set(name, { basis, reads, rendered });
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
    // Templates get rules texts as they are written, never what those are made of.
    get texts() {
      reads.spoken = data.spoken;
      return data.texts;
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

/** Found when somebody asks: most games have no face with a fault. */
export interface Doubts {
  /** Whether what every template may read has faults: options, patterns, words. */
  readonly all: boolean;
  /** Components with an error of their own. */
  readonly components: ReadonlySet<string>;
  /** Whether a component may be missing that is in a damaged file. */
  readonly missing: boolean;
}

export function doubtsOf({ game, linked }: CheckedGame): Doubts {
  const all = once(
    () => !areSound(game, ['game', 'patterns', 'template-words', 'vocabulary'], linked.faults),
  );
  return {
    get all() {
      return all();
    },
    get components() {
      return unsoundIds(game, linked.faults);
    },
    get missing() {
      return game.lost.size > 0 || filesOf(game, 'component').some(({ complete }) => !complete);
    },
  };
}

/** Whether a face shows something broken; `id` is that of its own card. */
export function isDoubtful(doubts: Doubts, id: string | null, reads: Reads): boolean {
  const { all, components, missing } = doubts;
  if (all || (id !== null && components.has(id))) return true;
  const readsAll = reads.kinds !== null || reads.spoken !== null;
  if (readsAll && (missing || components.size > 0)) return true;
  return [...reads.components].some(
    ([other, card]) => components.has(other) || (card === undefined && missing),
  );
}
