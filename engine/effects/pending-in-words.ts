/** What of effects is pending, in words of positions: cards by their names, all else as numbers. */
import { listOf, readInteger } from '../positions/words.ts';
import { BadPosition, type Position } from '../rules.ts';
import { listClear, listItems, listPush } from '../state/lists.ts';
import { FRAME_SOURCE, FRAME_WORDS } from './frames.ts';
import type { EffectLayout } from './layout.ts';
import { ITEM_SOURCE, ITEM_WORDS } from './queue.ts';

/** How a game names the cards and units that effects come from. */
export interface SourceNames {
  readonly nameOf: (source: number) => string;
  /** Throws a `BadPosition` that names `what`. */
  readonly sourceAt: (name: unknown, what: string) => number;
}

/** Everything but the picks, which only the game can name. */
export function writePending(
  words: Int32Array,
  { begun, triggered, stack, queue }: EffectLayout,
  { nameOf }: Pick<SourceNames, 'nameOf'>,
) {
  return {
    begun: words[begun]!,
    triggered: words[triggered]!,
    stack: writeGroups(listItems(words, stack), FRAME_WORDS, FRAME_SOURCE, nameOf),
    queue: writeGroups(listItems(words, queue), ITEM_WORDS, ITEM_SOURCE, nameOf),
  };
}

/**
 * Reads what `writePending` writes; `what` is the word of the position in which it stands. Whether it
 * can be gone on with is for `EffectRunner.isSound` to say. Throws a `BadPosition`.
 */
export function readPending(
  words: Int32Array,
  { begun, triggered, stack, queue, room }: EffectLayout,
  written: Position,
  what: string,
  { sourceAt }: Pick<SourceNames, 'sourceAt'>,
): void {
  words[begun] = readInteger(written['begun'], 0, `${what}.begun`);
  words[triggered] = readInteger(written['triggered'], 0, `${what}.triggered`);
  const read = (word: string, list: number, most: number, size: number, source: number): void => {
    const place = `${what}.${word}`;
    const groups = listOf(written[word]);
    if (groups.length > most) throw new BadPosition(place, groups);
    listClear(words, list);
    for (const group of groups) {
      for (const [i, value] of sized(group, size, place).entries()) {
        listPush(words, list, i === source ? sourceAt(value, place) : readInteger(value, 0, place));
      }
    }
  };
  read('stack', stack, room.frames, FRAME_WORDS, FRAME_SOURCE);
  read('queue', queue, room.queued, ITEM_WORDS, ITEM_SOURCE);
}

/** Words in groups of `size`, in each of which the one at `source` numbers a card or unit. */
function writeGroups(
  words: readonly number[],
  size: number,
  source: number,
  nameOf: SourceNames['nameOf'],
): (string | number)[][] {
  return Array.from({ length: words.length / size }, (_, group) =>
    words
      .slice(group * size, (group + 1) * size)
      .map((word, i) => (i === source ? nameOf(word) : word)),
  );
}

function sized(group: unknown, size: number, place: string): readonly unknown[] {
  const words = listOf(group);
  if (words.length !== size) throw new BadPosition(place, group);
  return words;
}
