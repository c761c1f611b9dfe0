/** Words of English in a text that should be Japanese; ids, files, flags and what is quoted are nobody's language. */

/** What is quoted, typed or named in a text. */
const CITED: readonly RegExp[] = [
  /「[^「」]*」/gu, // quoted once; nested quotes go from the inside out
  /"[^"]*"/gu,
  /`[^`]*`/gu,
  /\{[^{}]*\}/gu,
  /<[^<>]*>/gu,
  /\[[^[\]]*\]/gu,
  /https?:\S+/gu,
  /[\w./~@-]*\/[\w./@*-]*(?:#[\w-]+)?/gu, // paths
  /[\w-]+\.[a-z]{2,6}\b/gu, // files
  /\.[a-z]{2,5}\b/gu, // endings of files
  /--?[a-z][\w-]*/gu, // flags
  /\b[A-Z]{2,}[A-Z0-9_.-]*\b/gu, // codes, variables, abbreviations
  /\b[a-z]+-[a-z0-9-]+\b/gu, // ids
  /\b[a-z]+[A-Z]\w*\b/gu, // names of fields
];

/** Names and terms that Japanese texts write in Latin letters. */
const NAMES =
  /^(?:AWs|Cardwright|Chrome|Chromium|Edge|Node|GitHub|Markdown|Handlebars|Windows|macOS|TrueType|Schema|Unicode|draft|Ctrl|Enter|Tab|git|npm|JavaScript|PostScript|MessageFormat|Linux|kebab|case|true|false|null|mm|pt|dpi|ms|KiB|MiB|px|YAML|JSON|CSV|HTML|PDF|CSS)$/;

/** Each word, with the text that it is in. */
export function englishIn(text: string): (readonly [word: string, text: string])[] {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    for (const cited of CITED) rest = rest.replace(cited, ' ');
  }
  return [...rest.matchAll(/[A-Za-z]{3,}/g)]
    .map(([word]) => word)
    .filter((word) => !NAMES.test(word))
    .map((word) => [word, text] as const);
}
