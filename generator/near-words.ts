/**
 * The nearest of many words, for pools of tens of thousands of names.
 *
 * Two words share most of their pairs of neighbouring letters, or they are far apart: one edit spoils
 * at most two pairs. So only words with enough pairs in common are compared letter by letter, first those
 * that few edits could make equal. The answer is always that of `nearest`.
 */
import { distance } from 'fastest-levenshtein';
import { mostEdits } from './nearest.ts';
import { bitsIn, indexPairs, letterBit, pairAt } from './word-pairs.ts';

/** Finds what the writer of a word probably meant. */
export type NearWords = (word: string) => string | undefined;

export function nearWords(words: readonly string[]): NearWords {
  const small = words.map((word) => word.toLowerCase());
  // By length, since words that differ much in it need not be looked at.
  const order = [...small.keys()].toSorted((a, b) => small[a]!.length - small[b]!.length || a - b);
  const sorted = order.map((index) => small[index]!);
  const index = indexPairs(sorted);
  const shared = new Uint16Array(sorted.length);

  return (word) => {
    const wanted = word.toLowerCase();
    const most = mostEdits(wanted);
    const from = firstOfLength(wanted.length - most);
    const to = firstOfLength(wanted.length + most + 1);
    if (most < 0 || from === to) return undefined;
    const buckets = byLeastEdits(wanted, most, from, to);
    let best = Infinity;
    let least = most + 1;
    for (let edits = 0; edits <= least && edits <= most; edits += 1) {
      for (const candidate of buckets[edits] ?? []) {
        const away = distance(wanted, sorted[candidate]!);
        if (away > least || (away === least && best < order[candidate]!)) continue;
        if (away <= most) [least, best] = [away, order[candidate]!];
      }
    }
    return words[best];
  };

  function firstOfLength(length: number): number {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (index.lengths[middle]! < length) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The words of those lengths by how many edits, at least, would make them equal. */
  function byLeastEdits(wanted: string, most: number, from: number, to: number): number[][] {
    const common = countShared(wanted);
    const { lengths, frequent, letters } = index;
    const size = wanted.length;
    const buckets: number[][] = [];
    for (let i = from; i < to; i += 1) {
      const length = lengths[i]!;
      const pairs = shared[i]! + bitsIn(frequent[i]! & common.frequent) + common.repeated;
      const longer = size > length ? size : length;
      let edits = (longer - pairs) >> 1;
      if (edits > most) continue;
      // A letter that only one of them has needs an edit of its own.
      const [lacking, other] = [letters[i]! & ~common.letters, common.letters & ~letters[i]!];
      edits = Math.max(edits, bitsIn(lacking), bitsIn(other), Math.abs(length - size));
      if (edits <= most) (buckets[edits] ??= []).push(i);
    }
    return buckets;
  }

  /** Counts the rare pairs that each word has in common with this one; the others are told apart by bits. */
  function countShared(wanted: string): Common {
    shared.fill(0);
    let frequent = 0;
    let occurrences = 0;
    let letters = 0;
    for (let at = 0; at < wanted.length; at += 1) {
      letters |= letterBit(wanted, at);
      if (at + 1 === wanted.length) break;
      const pair = pairAt(wanted, at);
      const bit = index.bitOf[pair]!;
      if (bit !== 0) {
        frequent |= bit;
        occurrences += 1;
        continue;
      }
      const end = index.starts[pair + 1]!;
      for (let i = index.starts[pair]!; i < end; i += 1) shared[index.holders[i]!]! += 1;
    }
    return { letters, frequent, repeated: occurrences - bitsIn(frequent) };
  }
}

/** What a word has, for comparing it with all others. */
interface Common {
  /** Bits of its letters, and of its frequent pairs. */
  readonly letters: number;
  readonly frequent: number;
  /** Frequent pairs that it has once more. */
  readonly repeated: number;
}
