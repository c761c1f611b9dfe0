/** Which words hold which pairs of neighbouring letters. */

export interface PairIndex {
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

/** Pairs are told apart by so many numbers; two that share one only make words look nearer. */
const BUCKETS = 1 << 13;

export function indexPairs(words: readonly string[]): PairIndex {
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

/** A bit for each of the 32 pairs that stand most often. */
function mostFrequent(counts: Uint32Array): Int32Array {
  const order = Array.from(counts.keys()).toSorted((a, b) => counts[b]! - counts[a]!);
  const bitOf = new Int32Array(BUCKETS);
  for (const [place, pair] of order.slice(0, 32).entries()) bitOf[pair] = 1 << place;
  return bitOf;
}

export function pairAt(word: string, at: number): number {
  return (word.charCodeAt(at) * 61 + word.charCodeAt(at + 1)) & (BUCKETS - 1);
}

/** Letters that share a bit make two words look nearer than they are, never farther. */
export function letterBit(word: string, at: number): number {
  return 1 << (word.charCodeAt(at) & 31);
}

/** How many bits of a number are set. */
export function bitsIn(number: number): number {
  let bits = number - ((number >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
