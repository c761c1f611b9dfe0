/** What of effects is pending, as positions have it: cards by their names, all else as numbers. */
import { listOf, readInteger } from '../positions/reading.ts';
import { BadPosition, type Position } from '../rules.ts';
import { listClear, listItems, listPush } from '../state/lists.ts';
import { FRAME_SOURCE } from './frames.ts';
import { FRAME_SIZE, type EffectLayout, ITEM_SIZE } from './layout.ts';
import { ITEM_SOURCE } from './queue.ts';

/** How a game names the cards and units that effects come from. */
export interface SourceNames {
  readonly nameOf: (source: number) => string;
  /** Throws a `BadPosition` that names `what`. */
  readonly sourceAt: (name: unknown, what: string) => number;
}

/** Everything but the picks, which only the game can name. */
export function writePending(
  ints: Int32Array,
  { begun, triggered, stack, queue }: EffectLayout,
  { nameOf }: Pick<SourceNames, 'nameOf'>,
) {
  return {
    begun: ints[begun]!,
    triggered: ints[triggered]!,
    stack: writeGroups(listItems(ints, stack), FRAME_SIZE, FRAME_SOURCE, nameOf),
    queue: writeGroups(listItems(ints, queue), ITEM_SIZE, ITEM_SOURCE, nameOf),
  };
}

/**
 * Reads what `writePending` writes; `what` is the key of the position that holds it. Whether it
 * can be gone on with is for `EffectRunner.isSound` to say. Throws a `BadPosition`.
 */
export function readPending(
  ints: Int32Array,
  { begun, triggered, stack, queue, room }: EffectLayout,
  written: Position,
  what: string,
  { sourceAt }: Pick<SourceNames, 'sourceAt'>,
): void {
  ints[begun] = readInteger(written['begun'], 0, `${what}.begun`);
  ints[triggered] = readInteger(written['triggered'], 0, `${what}.triggered`);
  const read = (key: string, list: number, most: number, size: number, source: number): void => {
    const place = `${what}.${key}`;
    const groups = listOf(written[key]);
    if (groups.length > most) throw new BadPosition(place, groups);
    listClear(ints, list);
    for (const group of groups) {
      for (const [i, value] of sized(group, size, place).entries()) {
        listPush(ints, list, i === source ? sourceAt(value, place) : readInteger(value, 0, place));
      }
    }
  };
  read('stack', stack, room.frames, FRAME_SIZE, FRAME_SOURCE);
  read('queue', queue, room.queued, ITEM_SIZE, ITEM_SOURCE);
}

/** Integers in groups of `size`, in each of which the one at `source` numbers a card or unit. */
function writeGroups(
  ints: readonly number[],
  size: number,
  source: number,
  nameOf: SourceNames['nameOf'],
): (string | number)[][] {
  return Array.from({ length: ints.length / size }, (_, group) =>
    ints
      .slice(group * size, (group + 1) * size)
      .map((int, i) => (i === source ? nameOf(int) : int)),
  );
}

function sized(group: unknown, size: number, place: string): readonly unknown[] {
  const numbers = listOf(group);
  if (numbers.length !== size) throw new BadPosition(place, group);
  return numbers;
}
