import type { Slot } from '../slot.ts';

const IN_BRACES = /\{[^{}]+\}/y;

/** A pattern as an icon: `{ring}`, or its drawing with the lines in one: `{.#./#@#/.#.}`. */
export const patternSlot: Slot = {
  print: (value, path) => [{ kind: 'icon', text: `{${oneLine(String(value))}}`, path }],
  read(reader, from) {
    const text = reader.match(IN_BRACES, from);
    if (text === null) return [];
    return [{ value: patternIn(text), next: reader.behind(from, text.length) }];
  },
  key: String,
  number: () => null,
  candidates: [],
};

/** The id or the drawing in the text of an icon. */
export function patternIn(text: string): string {
  return text.slice(1, -1).replaceAll('/', '\n');
}

/** Drawings may end with a line break, as YAML blocks do. */
function oneLine(pattern: string): string {
  return pattern.trim().split(/\s+/).join('/');
}
