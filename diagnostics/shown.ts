/** Pieces of files as messages quote them, in every language: on one line, and not too long. */

/** Longest piece of a file that is quoted in a message, in characters. */
const QUOTE_LIMIT = 60;

/** Most alternatives that a hint lists. */
export const LIST_LIMIT = 12;

/** Levels of lists and mappings that are written out; what lies deeper is `…`. */
const SHOWN_LEVELS = 2;

/** The text on one line, without control characters, cut when it is long. */
export function oneLine(text: string): string {
  return cut(text.replace(/\s*\n\s*/gu, ' ').replace(/\p{Cc}/gu, '�'));
}

/** Cut when it is long, between characters. */
export function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length <= QUOTE_LIMIT
    ? text
    : `${characters.slice(0, QUOTE_LIMIT - 1).join('')}…`;
}

/** A value that is no text as a reader of YAML knows it: `12`, `[0, 0]`. `nothing`: for an empty one. */
export function asYaml(value: unknown, nothing: string): string {
  return cut(showLevels(value, SHOWN_LEVELS, nothing));
}

function showLevels(value: unknown, levels: number, nothing: string): string {
  if (typeof value === 'string') return `"${oneLine(value)}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return nothing;
  if (Array.isArray(value)) {
    if (levels === 0) return '[…]';
    const items = value.slice(0, LIST_LIMIT).map((item) => showLevels(item, levels - 1, nothing));
    return `[${items.join(', ')}${value.length > LIST_LIMIT ? ', …' : ''}]`;
  }
  if (levels === 0) return '{…}';
  const pairs = Object.entries(value).slice(0, LIST_LIMIT);
  return `{ ${pairs.map(([key, item]) => `${key}: ${showLevels(item, levels - 1, nothing)}`).join(', ')} }`;
}
