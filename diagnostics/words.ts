/** Small pieces of English that several messages share. */

/** Longest piece of a file that is quoted in a message, in characters. */
const QUOTE_LIMIT = 60;

/** Most alternatives that a hint lists. */
const LIST_LIMIT = 12;

/** Levels of lists and mappings that are written out; what lies deeper is `…`. */
const SHOWN_LEVELS = 2;

/** The text in double quotes, on one line, without control characters, cut when it is long. */
export function quote(text: string): string {
  return `"${cut(text.replace(/\s*\n\s*/gu, ' ').replace(/\p{Cc}/gu, '�'))}"`;
}

/** A value as a reader of YAML knows it: `"orc"`, `12`, `[0, 0]`. */
export function show(value: unknown): string {
  return typeof value === 'string' ? quote(value) : cut(showLevels(value, SHOWN_LEVELS));
}

function showLevels(value: unknown, levels: number): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return 'nothing';
  if (Array.isArray(value)) {
    if (levels === 0) return '[…]';
    const items = value.slice(0, LIST_LIMIT).map((item) => showLevels(item, levels - 1));
    return `[${items.join(', ')}${value.length > LIST_LIMIT ? ', …' : ''}]`;
  }
  if (levels === 0) return '{…}';
  const pairs = Object.entries(value).slice(0, LIST_LIMIT);
  return `{ ${pairs.map(([key, item]) => `${key}: ${showLevels(item, levels - 1)}`).join(', ')} }`;
}

/** A value with the word for its type: `the text "4"`, `a list`. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `the word ${value}`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a mapping';
  return 'nothing';
}

/** `a, b or c`. */
export function either(words: readonly string[]): string {
  return join(words, 'or');
}

/** `a, b and c`. */
export function both(words: readonly string[]): string {
  return join(words, 'and');
}

/** Quoted alternatives, not more than a reader takes in: `"a", "b" or "c"`. */
export function oneOf(values: readonly unknown[]): string {
  if (values.length <= LIST_LIMIT) return either(values.map(show));
  const shown = values.slice(0, LIST_LIMIT).map(show);
  return `${shown.join(', ')} or one of ${values.length - LIST_LIMIT} more`;
}

/** `1 card`, `3 cards`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** `is` after one, `are` after any other number. */
export function are(number: number): string {
  return number === 1 ? 'is' : 'are';
}

/** The question that proposes the nearest word, or what to do when there is none near. */
export function didYouMean(nearest: string | undefined, otherwise: string): string {
  return nearest === undefined ? otherwise : `Did you mean ${quote(nearest)}?`;
}

function join(words: readonly string[], conjunction: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length <= QUOTE_LIMIT
    ? text
    : `${characters.slice(0, QUOTE_LIMIT - 1).join('')}…`;
}

/** Quoted, not more than a reader takes in: `"a", "b" and 3 more`. */
export function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, LIST_LIMIT).map(show);
  if (values.length <= LIST_LIMIT) return both(shown);
  return `${shown.join(', ')} and ${values.length - LIST_LIMIT} more`;
}

/** Numbers by name: `crown 3, hills 2`. */
export function countsWords(counts: Readonly<Record<string, number>>): string {
  const shown = Object.entries(counts).slice(0, LIST_LIMIT);
  const rest = Object.keys(counts).length - shown.length;
  const words = shown.map(([name, value]) => `${cut(name)} ${value}`).join(', ');
  return rest > 0 ? `${words}, and ${rest} more` : words;
}

/** ` since 2026-07-01`, for a list that changes by date; empty for one that does not. */
export function sinceWords(since: string | undefined): string {
  return since === undefined ? '' : ` since ${since}`;
}
