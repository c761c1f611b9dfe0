/**
 * Where the source of rules decides by a clause: comments name it, at the line that decides or above it.
 * Which character of that line has to run for the clause to have had its say follows from the line.
 */

export interface CitedPlace {
  readonly clause: string;
  /** In the source. */
  readonly offset: number;
}

const CLAUSE = /\b([A-Z]{2,5})-(\d+(?:\.\d+)*)\b/g;
const RANGE = /\b([A-Z]{2,5})-((?:\d+\.)*)(\d+) to \1-\2(\d+)\b/g;

/** `known`: the clauses of the game; others are of nobody. */
export function citedPlaces(source: string, known: ReadonlySet<string>): CitedPlace[] {
  const places: CitedPlace[] = [];
  /** Cited above: of the next line of code. */
  let waiting: string[] = [];
  let isInBlock = false;
  let hasCode = false;
  let start = 0;
  for (const line of source.split('\n')) {
    const { code, comment, staysInBlock } = parted(line, isInBlock);
    const cited = clausesIn(comment).filter((clause) => known.has(clause));
    isInBlock = staysInBlock;
    if (code.trim() === '') waiting.push(...cited);
    else {
      const offset = start + decidingAt(code);
      // What heads a file says what is in it.
      const all = hasCode ? [...waiting, ...cited] : cited;
      for (const clause of new Set(all)) places.push({ clause, offset });
      waiting = [];
      hasCode = true;
    }
    start += line.length + 1;
  }
  return places;
}

function parted(
  line: string,
  isInBlock: boolean,
): { code: string; comment: string; staysInBlock: boolean } {
  if (isInBlock) {
    const end = line.indexOf('*/');
    if (end < 0) return { code: '', comment: line, staysInBlock: true };
    return { code: '', comment: line.slice(0, end), staysInBlock: false };
  }
  // A slash in a text or an address is preceded by something else.
  const at = /(?:^|[\s;{}(),])(\/\/|\/\*)/.exec(line);
  if (at === null) return { code: line, comment: '', staysInBlock: false };
  const begin = at.index + at[0].length - 2;
  const comment = line.slice(begin);
  const staysInBlock = at[1] === '/*' && !comment.includes('*/');
  return { code: line.slice(0, begin), comment, staysInBlock };
}

function clausesIn(comment: string): string[] {
  const single = [...comment.matchAll(CLAUSE)].map(([clause]) => clause);
  const ranges = [...comment.matchAll(RANGE)].flatMap(([, game, section, first, last]) =>
    Array.from(
      { length: Math.max(0, Number(last) - Number(first) + 1) },
      (_, index) => `${game}-${section}${Number(first) + index}`,
    ),
  );
  return [...single, ...ranges];
}

/**
 * The character that runs only if the line has decided so: what a condition guards, the inside of a
 * function or of a block, else the first one.
 */
export function decidingAt(code: string): number {
  const line = code.trimEnd();
  const first = line.length - line.trimStart().length;
  if (line.endsWith('{')) return line.length;
  const guarded = /^[\s}]*(?:else\s+)?if\s*\(/.exec(line);
  if (guarded !== null) {
    const end = closing(line, guarded[0].length - 1);
    const rest = end === null ? '' : line.slice(end + 1);
    return rest.trim() === '' ? first : end! + 1 + (rest.length - rest.trimStart().length);
  }
  const arrow = line.lastIndexOf('=>');
  if (arrow >= 0 && line.slice(arrow + 2).trim() !== '') {
    const rest = line.slice(arrow + 2);
    return arrow + 2 + (rest.length - rest.trimStart().length);
  }
  const label = /^\s*(?:case\b.*|default):\s*(?=\S)/.exec(line);
  return label === null ? first : label[0].length;
}

/** The bracket that closes the one at `open`; null where it is on another line. */
function closing(line: string, open: number): number | null {
  let depth = 0;
  for (let at = open; at < line.length; at += 1) {
    if (line[at] === '(') depth += 1;
    if (line[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}
