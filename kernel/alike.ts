/** What two texts have in common at their ends. */

/** In UTF-16 units. Beginning and end do not overlap in either text. */
interface Alike {
  readonly head: number;
  readonly tail: number;
}

/** Texts are compared in pieces of this length, which takes no longer than reading them. */
const PIECE = 4096;

/** The last two: whoever has changed a text asks about the same two again. */
let last: (Alike & { readonly one: string; readonly other: string }) | null = null;

export function alike(one: string, other: string): Alike {
  if (last?.one !== one || last.other !== other) last = { one, other, ...compared(one, other) };
  return last;
}

function compared(one: string, other: string): Alike {
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head + PIECE <= shorter && isSame(one, head, other, head, PIECE)) head += PIECE;
  while (head < shorter && one.charCodeAt(head) === other.charCodeAt(head)) head += 1;
  const rest = shorter - head;
  let tail = 0;
  const ends = (length: number): [number, number] => [one.length - length, other.length - length];
  for (let next = PIECE; next <= rest; next += PIECE) {
    const [mine, others] = ends(next);
    if (!isSame(one, mine, other, others, PIECE)) break;
    tail = next;
  }
  for (; tail < rest; tail += 1) {
    const [mine, others] = ends(tail + 1);
    if (one.charCodeAt(mine) !== other.charCodeAt(others)) break;
  }
  return { head, tail };
}

function isSame(one: string, at: number, other: string, from: number, length: number): boolean {
  return one.slice(at, at + length) === other.slice(from, from + length);
}
