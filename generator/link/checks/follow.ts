/** Follows the names of a check through a component: into lists, along references, into drawn layouts. */
import { isMapping, remember } from '../../../kernel/index.ts';
import type { Path } from '../../../diagnostics/index.ts';
import type { Card } from '../../../engine/construction/index.ts';
import { cardsIn } from '../../compile/cards.ts';
import { pathIn } from '../../validate/validator.ts';
import { isError } from '../certain.ts';
import type { CheckedFile, GameFiles } from '../game-files.ts';
import { layoutsIn } from '../layouts.ts';
import { seen } from '../references.ts';

/** An entry of a list of a component, with its place in the file. */
export interface ListEntry {
  readonly value: unknown;
  readonly path: Path;
}

/** The way through one component. `isLost` once it came to something broken or missing: then nothing is judged. */
export class Follower {
  readonly #file: CheckedFile;
  readonly #game: GameFiles;
  isLost = false;

  constructor(file: CheckedFile, game: GameFiles) {
    this.#file = file;
    this.#game = game;
  }

  /** The value that a name leads to; through a list, the list of all; undefined where nothing is written. */
  valueAt(value: unknown, steps: readonly string[]): unknown {
    const [step, ...rest] = steps;
    if (step === undefined) return value;
    if (Array.isArray(value)) return value.flatMap((one) => this.valueAt(one, steps) ?? []);
    const holder = typeof value === 'string' ? this.#named(value) : value;
    return isMapping(holder) ? this.valueAt(holder[step], rest) : undefined;
  }

  /** The entries of the list, or of all lists, that a name leads to. Beyond a reference the place is that of the reference. */
  entriesAt(value: unknown, steps: readonly string[], path: Path, isBeyond = false): ListEntry[] {
    const [step, ...rest] = steps;
    const below = (key: string | number): Path => (isBeyond ? path : [...path, key]);
    if (Array.isArray(value)) {
      return value.flatMap((one: unknown, index) =>
        step === undefined
          ? [{ value: one, path: below(index) }]
          : this.entriesAt(one, steps, below(index), isBeyond),
      );
    }
    if (step === undefined) return [];
    if (typeof value === 'string') {
      const named = this.#named(value);
      return named === undefined ? [] : this.entriesAt(named, steps, path, true);
    }
    return isMapping(value) ? this.entriesAt(value[step], rest, below(step), isBeyond) : [];
  }

  #named(id: string): Card | undefined {
    const named = seen(this.#game.names.get(id), this.#file);
    const file = named?.item.file;
    const card =
      named === undefined || file === undefined || isBroken(file, named.item.path)
        ? undefined
        : byId(cardsIn(file, named.kind, this.#game)).get(id);
    this.isLost ||= card === undefined;
    return card;
  }
}

const byId = remember(
  (cards: readonly Card[]): ReadonlyMap<string, Card> =>
    new Map(cards.map((card) => [card.id, card])),
);

/** Whether a component has an error of its own, in one of these fields or as a whole; in any field when they are omitted. */
export function isBroken(file: CheckedFile, path: Path, fields?: ReadonlySet<unknown>): boolean {
  return brokenPlaces(file).some(
    (place) =>
      path.every((step, index) => step === place[index]) &&
      (fields === undefined || place.length <= path.length || fields.has(place[path.length])),
  );
}

const brokenPlaces = remember((file: CheckedFile): readonly Path[] => [
  ...file.faults.filter(isError).map(({ path }) => path),
  ...layoutsIn(file)
    .filter(({ faults }) => faults.length > 0)
    .map(({ mention }) => pathIn(file.data, mention.pointer)),
]);
