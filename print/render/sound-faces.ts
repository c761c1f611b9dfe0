/**
 * Faces that were rendered without a fault before, in whatever run. Who asks for faults alone (a check)
 * need not render them again. Only what is sound is remembered: a fault is always found again.
 */
import { createHash } from 'node:crypto';
import type { Memory } from '../../generator/remembered/index.ts';
import { FaceMemory, freshReads, watched, type Reads, type RenderedFace } from './face-memory.ts';
import type { GameData } from './game-data.ts';

/** A sound face, and hashes of what it was rendered from. */
interface Sound {
  readonly basis: string;
  /** Other components that it showed. */
  readonly components: readonly (readonly [id: string, hash: string])[];
  /** Of all components, and of what rules text is made of; null when it did not ask. */
  readonly kinds: string | null;
  readonly spoken: string | null;
  readonly rendered: RenderedFace;
}

export class SoundFaces extends FaceMemory {
  readonly #memory: Memory;
  readonly #game: string;
  readonly #around: string;
  readonly #before: ReadonlyMap<string, Sound>;
  readonly #now = new Map<string, Sound>();
  readonly #hashes = new WeakMap<object, string>();
  #hasNew = false;

  /**
   * `game` tells games apart: its folder. `around` is what faces depend on that no rendering is told
   * of: the schemas that cards are completed by.
   */
  constructor(memory: Memory, game: string, around: string) {
    super();
    this.#memory = memory;
    this.#game = game;
    this.#around = hashOf(around);
    this.#before = new Map(JSON.parse(memory.recall('sound-faces', game) ?? '[]') as []);
  }

  override render(
    key: string,
    basis: readonly unknown[],
    data: GameData,
    make: (data: GameData) => RenderedFace,
  ): RenderedFace & { readonly reads: Reads } {
    const hash = this.#hashOf([this.#around, ...basis.map((part) => this.#hashOf(part))]);
    const before = this.#before.get(key);
    if (before !== undefined && this.#isCurrent(before, hash, data)) {
      this.#now.set(key, before);
      return { ...before.rendered, reads: readsOf(before, data) };
    }
    const reads = freshReads();
    const rendered = make(watched(data, reads));
    if (rendered.fault === null) this.#add(key, hash, rendered, reads);
    return { ...rendered, reads };
  }

  /** Keeps what was found for the next run; nothing of what was not asked for this time. */
  save(): void {
    if (!this.#hasNew && this.#now.size === this.#before.size) return;
    this.#memory.keep('sound-faces', this.#game, JSON.stringify([...this.#now]));
  }

  #isCurrent({ basis, components, kinds, spoken }: Sound, now: string, data: GameData): boolean {
    return (
      basis === now &&
      (kinds === null || kinds === this.#hashOf(data.kinds)) &&
      (spoken === null || spoken === this.#hashOf(data.spoken)) &&
      components.every(([id, hash]) => hash === this.#hashOf(data.component(id)))
    );
  }

  #add(
    key: string,
    basis: string,
    rendered: RenderedFace,
    { components, kinds, spoken }: Reads,
  ): void {
    this.#hasNew = true;
    this.#now.set(key, {
      basis,
      components: [...components].map(([id, card]) => [id, this.#hashOf(card)]),
      kinds: kinds === null ? null : this.#hashOf(kinds),
      spoken: spoken === null ? null : this.#hashOf(spoken),
      rendered,
    });
  }

  #hashOf(value: unknown): string {
    if (typeof value !== 'object' || value === null) return hashOf(written(value));
    const known = this.#hashes.get(value) ?? hashOf(written(value));
    this.#hashes.set(value, known);
    return known;
  }
}

function readsOf({ components, kinds, spoken }: Sound, data: GameData): Reads {
  return {
    components: new Map(components.map(([id]) => [id, data.component(id)])),
    kinds: kinds === null ? null : data.kinds,
    spoken: spoken === null ? null : data.spoken,
  };
}

/** As text: maps, sets and what JSON forgets told apart. */
function written(value: unknown): string {
  return JSON.stringify(value ?? String(value), (_key, part: unknown) => {
    if (part instanceof Map) return { map: [...part] };
    if (part instanceof Set) return { set: [...part] };
    return part === undefined ? { undefined: true } : part;
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
