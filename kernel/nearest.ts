/**
 * What the writer of a word probably meant: the nearest of a few (`nearest`), and of tens of thousands
 * (`nearWords`).
 */
import { distance } from 'fastest-levenshtein';

/**
 * The candidate that the writer of `word` probably meant, or undefined; the first of equals.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = mostEdits(wanted) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const away = distance(wanted, candidate.toLowerCase());
    if (away < least) {
      least = away;
      best = candidate;
    }
  }
  return best;
}

/** A candidate may differ in two letters, or in a third of them in longer words; case never counts. */
function mostEdits({ length }: string): number {
  return Math.min(Math.max(2, Math.ceil(length / 3)), length - 1);
}

/** Finds what the writer of a word probably meant. */
export type NearWords = (word: string) => string | undefined;

/**
 * The nearest of many words, for pools of tens of thousands of names.
 *
 * Two words share most of their pairs of neighbouring letters, or they are far apart: one edit spoils
 * at most two pairs. So only words with enough pairs in common are compared letter by letter, first those
 * that few edits could make equal. The answer is always that of `nearest`.
 */
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

  /** Counts the rare pairs that each word has in common with this one; the others are distinguished by bits. */
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

/** Which words hold which pairs of neighbouring letters. */

interface PairIndex {
  /** The words that hold a pair are in `holders` from `starts[pair]` on, up to the next pair. */
  readonly starts: Uint32Array;
  readonly holders: Uint32Array;
  /** By pair: the bit of one that very many words hold; 0 for the others. */
  readonly bitOf: Int32Array;
  /** By word: its length, and the bits of its frequent pairs and of its letters. */
  readonly lengths: Uint32Array;
  readonly frequent: Int32Array;
  readonly letters: Int32Array;
}

/** Pairs are distinguished by this number of numbers; two that share one only make words look nearer. */
const BUCKETS = 1 << 13;

function indexPairs(words: readonly string[]): PairIndex {
  const starts = new Uint32Array(BUCKETS + 1);
  for (const word of words) {
    for (let at = 0; at + 1 < word.length; at += 1) starts[pairAt(word, at) + 1]! += 1;
  }
  const bitOf = mostFrequent(starts.subarray(1));
  for (let pair = 0; pair < BUCKETS; pair += 1) starts[pair + 1]! += starts[pair]!;
  const next = starts.slice();
  const holders = new Uint32Array(starts[BUCKETS]!);
  const lengths = new Uint32Array(words.length);
  const frequent = new Int32Array(words.length);
  const letters = new Int32Array(words.length);
  for (const [index, word] of words.entries()) {
    lengths[index] = word.length;
    for (let at = 0; at < word.length; at += 1) {
      letters[index]! |= letterBit(word, at);
      if (at + 1 === word.length) break;
      const pair = pairAt(word, at);
      holders[next[pair]!++] = index;
      frequent[index]! |= bitOf[pair]!;
    }
  }
  return { starts, holders, bitOf, lengths, frequent, letters };
}

/** A bit for each of the 32 most frequent pairs. */
function mostFrequent(counts: Uint32Array): Int32Array {
  const order = Array.from(counts.keys()).toSorted((a, b) => counts[b]! - counts[a]!);
  const bitOf = new Int32Array(BUCKETS);
  for (const [place, pair] of order.slice(0, 32).entries()) bitOf[pair] = 1 << place;
  return bitOf;
}

function pairAt(word: string, at: number): number {
  return (word.charCodeAt(at) * 61 + word.charCodeAt(at + 1)) & (BUCKETS - 1);
}

/** Letters that share a bit make two words look nearer than they are, never farther. */
function letterBit(word: string, at: number): number {
  return 1 << (word.charCodeAt(at) & 31);
}

/** How many bits of a number are set. */
function bitsIn(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
