/**
 * Faces that were rendered without a fault before, in whatever run: a check and a print of the same
 * game need not render them again. Only what is sound is remembered: a fault is always found again.
 */
import { createHash } from 'node:crypto';
import type { Memory } from '../../kernel/index.ts';
import {
  FaceMemory,
  freshReads,
  watched,
  type FaceKey,
  type Reads,
  type RenderedFace,
} from './face-memory.ts';
import type { PrintableGame } from '../printable-game.ts';
import type { GameData } from './game-data.ts';
import { iconVersion } from './icon-sets.ts';

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

/** The faces of a sheet in one language: what the earlier run knew, and what this one asked for. */
interface FaceGroup {
  readonly before: ReadonlyMap<string, Sound>;
  readonly now: Map<string, Sound>;
  hasNew: boolean;
}

/** Faces that this run did not ask for are kept beside the others up to this number of characters. */
const MOST_OTHERS = 2_000_000;

export class SoundFaces extends FaceMemory {
  readonly #memory: Memory;
  readonly #game: string;
  readonly #around: string;
  readonly #groups = new Map<string, FaceGroup>();
  readonly #hashes = new WeakMap<object, string>();
  /** Of texts: each template stands for many faces. */
  readonly #textHashes = new Map<string, string>();

  /**
   * `game` tells games apart: its folder. `around` is what faces depend on that no rendering notes
   * of: the schemas that cards are completed by.
   */
  constructor(memory: Memory, game: string, around: string) {
    super();
    this.#memory = memory;
    this.#game = game;
    this.#around = hashOf(around);
  }

  override render(
    key: FaceKey,
    basis: readonly unknown[],
    data: GameData,
    make: (data: GameData) => RenderedFace,
  ): RenderedFace & { readonly reads: Reads } {
    const group = this.#groupOf(key);
    const name = `${key.card} ${key.side}`;
    const hash = this.#hashOf([this.#around, ...basis.map((part) => this.#hashOf(part))]);
    const before = group.now.get(name) ?? group.before.get(name);
    if (before !== undefined && this.#isCurrent(before, hash, data)) {
      group.now.set(name, before);
      return { ...before.rendered, reads: readsOf(before, data) };
    }
    const reads = freshReads();
    const rendered = make(watched(data, reads));
    if (rendered.fault === null) {
      group.now.set(name, this.#soundOf(hash, rendered, reads));
      group.hasNew = true;
    }
    return { ...rendered, reads };
  }

  /** Whether these are the faces of this game. */
  isOf(game: string, around: string): boolean {
    return game === this.#game && hashOf(around) === this.#around;
  }

  /** Keeps what was found for the next run. */
  save(): void {
    for (const [name, group] of this.#groups) {
      const { before, now } = group;
      if (!group.hasNew) continue;
      group.hasNew = false;
      const others: [string, Sound][] = [];
      let room = MOST_OTHERS;
      for (const [face, sound] of before) {
        room -= sound.rendered.face.html.length;
        if (room < 0) break;
        if (!now.has(face)) others.push([face, sound]);
      }
      this.#memory.keep('sound-faces', name, JSON.stringify([...now, ...others]));
    }
  }

  #groupOf({ sheet, locale }: FaceKey): FaceGroup {
    const name = JSON.stringify([this.#game, sheet, locale]);
    const known = this.#groups.get(name);
    if (known !== undefined) return known;
    const before = JSON.parse(this.#memory.recall('sound-faces', name) ?? '[]') as [];
    const group = { before: new Map<string, Sound>(before), now: new Map(), hasNew: false };
    this.#groups.set(name, group);
    return group;
  }

  #isCurrent({ basis, components, kinds, spoken }: Sound, now: string, data: GameData): boolean {
    return (
      basis === now &&
      (kinds === null || kinds === this.#hashOf(data.kinds)) &&
      (spoken === null || spoken === this.#hashOf(data.spoken)) &&
      components.every(([id, hash]) => hash === this.#hashOf(data.component(id)))
    );
  }

  #soundOf(basis: string, rendered: RenderedFace, { components, kinds, spoken }: Reads): Sound {
    return {
      basis,
      components: [...components].map(([id, card]) => [id, this.#hashOf(card)]),
      kinds: kinds === null ? null : this.#hashOf(kinds),
      spoken: spoken === null ? null : this.#hashOf(spoken),
      rendered,
    };
  }

  #hashOf(value: unknown): string {
    if (typeof value === 'string') {
      const known = this.#textHashes.get(value) ?? hashOf(written(value));
      this.#textHashes.set(value, known);
      return known;
    }
    if (typeof value !== 'object' || value === null) return hashOf(written(value));
    const known = this.#hashes.get(value) ?? hashOf(written(value));
    this.#hashes.set(value, known);
    return known;
  }
}

/** Those of a game, from run to run; `before` holds them when this process had it open already. */
export function soundFacesOf(
  { data: { manifest }, game, folder }: Pick<PrintableGame, 'data' | 'game' | 'folder'>,
  memory: Memory,
  before?: SoundFaces,
): SoundFaces {
  const kinds = Object.keys(manifest.kinds).map((kind) => [kind, game.schemas.get(kind)]);
  const around = JSON.stringify([kinds, iconVersion()]);
  const isSame = before?.isOf(folder, around) === true;
  return isSame ? before : new SoundFaces(memory, folder, around);
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
