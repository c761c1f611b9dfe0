/** Slips of the hand, each a change of one place in a file: the table that `one-slip` goes through. */

/** What is written instead of the match; `$1` is its first group. */
export type Slip = readonly [pattern: RegExp, written: string];

/** By ending of the file, then by what happened. */
export const slips: Readonly<Record<string, Readonly<Record<string, Slip>>>> = {
  yaml: {
    'a tab': [/\n {2,}(?=\S)/g, '\n\t'],
    'no space after a colon': [/(?<=\n\s*[\w-]+): (?=[^|>\s])/g, ':'],
    'no colon': [/(?<=\n\s*[\w-]+):(?= |\n)/g, ''],
    'a full-width colon': [/(?<=\n\s*[\w-]+):(?= )/g, '：'],
    'a brace not closed': [/(?<=: \{.*) \}(?=\n)/g, ''],
    'a brace too many': [/(?<=: \{.*) \}(?=\n)/g, ' }}'],
    'a comma behind a brace': [/ \}(?=\n)/g, ' },'],
    'two commas': [/(?<=\{ [^{}"'\n]*), /g, ',, '],
    'a bracket not closed': [/(?<=: \[.*)\](?=\n)/g, ''],
    'an opening quote': [/(?<=\n\s*[\w-]+: )(?=[a-z])/g, "'"],
    'a reserved character': [/(?<=\n\s*[\w-]+: )(?=[a-z])/g, '@'],
    'no dash before an entry': [/(?<=\n\s*)- (?=\w+: )/g, '  '],
    'no dash before braces': [/(?<=\n\s*)- (?=\{)/g, ''],
    'a conflict of git': [/\n\n(?=\S)/g, '\n<<<<<<< HEAD\n'],
    'a misspelt property': [/(?<=\n\s*(?:- )?[a-z]{2})([a-z])([a-zA-Z]+)(?=:)/g, '$1$1$2'],
    'an empty value': [/(?<=\n\s*[\w-]+:) (?!null)[^\n|>&{[]+(?=\n\s*[\w-]+:|\n\n)/g, ''],
  },
  json: {
    'a comma too many': [/\}(?=\s*\}\s*$)/g, '},'],
    'no comma': [/,(?=\n)/g, ''],
    'a misspelt keyword': [/"properties"/g, '"propertes"'],
    'an unknown type': [/"type": "/g, '"type": "x'],
    'a reference to nothing': [/"\$ref": "([^"]*)"/g, '"$ref": "$1x"'],
    'a key twice': [/("title": "[^"]*"),/g, '$1, $1,'],
  },
  css: {
    'a misspelt property': [/(?<=\n\s+)(color|background|padding|font-size|height)(?=:)/g, '$1x'],
    'an unknown unit': [/(?<=\d)mm/g, 'mn'],
    'a brace not closed': [/\n\}/g, '\n'],
    'an unknown variable': [/var\(--(?!bleed|width|height)(\w)/g, 'var(--zz$1'],
  },
  hbs: {
    'one brace too few': [/\}\}/g, '}'],
    'single braces': [/\{\{([\w.]+)\}\}/g, '{$1}'],
    'an unknown field': [/(?<=\{\{(?:\w+ )?)card\.(\w)/g, 'card.zz$1'],
    'an unknown helper': [/\{\{text /g, '{{txet '],
    'an unknown piece': [/\{\{> (\w)/g, '{{> zz$1'],
    'a block not closed': [/\{\{\/if\}\}/g, ''],
  },
  txt: {
    'a misspelt name': [/(?<=\n\d+ )(\w)/g, 'Zq$1'],
    'copies below none': [/(?<=\n)(\d+)(?= )/g, '-1'],
  },
};

/** The text with the slip in the middle one of the places that it can be made at; null where there is none. */
export function slipped(text: string, [pattern, written]: Slip): string | null {
  const places = [...text.matchAll(pattern)];
  const place = places[Math.floor(places.length / 2)];
  if (place === undefined) return null;
  const [found, ...groups] = place;
  const instead = groups.reduce(
    (made, group: string | undefined, index) => made.replaceAll(`$${index + 1}`, group ?? ''),
    written,
  );
  return text.slice(0, place.index) + instead + text.slice(place.index + found.length);
}
