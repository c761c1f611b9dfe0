import { defineDiagnostic } from '../define.ts';
import { quote } from '../english.ts';

const kinds = {
  list: () => 'A list cannot be a key.',
  map: () => 'A mapping cannot be a key.',
  empty: () => 'There is no key before the colon.',
  value: (text: string) => `The key ${quote(text)} would be read as a value, not as text.`,
  reserved: (text: string) => `The key ${quote(text)} is not allowed.`,
} as const;

const hints: Readonly<Record<keyof typeof kinds, string>> = {
  list: 'Write a text before the colon.',
  map: 'Write a text before the colon.',
  empty: 'Write a word before the colon, or remove it; put a text that begins with ": " in quotes.',
  value: 'Put the key in quotes.',
  reserved: 'Choose another name.',
};

/** YAML with more or less in it than games have. */
export const yaml = {
  CW1002: defineDiagnostic<object>({
    code: 'CW1002',
    name: 'tab-indentation',
    severity: 'error',
    title: 'Tab used for indentation',
    message: () => 'This line is indented with a tab; YAML needs spaces.',
    hint: () =>
      'Replace it with spaces; most editors can insert spaces when the Tab key is pressed.',
  }),

  /** The first of the two is a related place of the fault. */
  CW1003: defineDiagnostic<{
    key: string;
    /** Whether the mapping is an entry of a list, in which another may have been meant to begin. */
    inList?: boolean;
  }>({
    code: 'CW1003',
    name: 'duplicate-key',
    severity: 'error',
    title: 'Duplicate key',
    message: ({ key }) => `The mapping has the key ${quote(key)} twice.`,
    hint: ({ inList }) =>
      inList === true
        ? 'Keep the one that is right; where a new entry of the list begins, write "- " before it.'
        : 'Keep the one that is right; only the first is read.',
  }),

  CW1004: defineDiagnostic<{
    /** Without the asterisk. */
    alias: string;
  }>({
    code: 'CW1004',
    name: 'unknown-alias',
    severity: 'error',
    title: 'Alias without an anchor above it',
    message: ({ alias }) =>
      `The alias ${quote(`*${alias}`)} has no anchor ${quote(`&${alias}`)} above it.`,
    hint: () =>
      'Set the anchor in the same file before its first use; put a text that begins with * in quotes.',
  }),

  CW1005: defineDiagnostic<{
    /** Without the asterisk. */
    alias: string;
  }>({
    code: 'CW1005',
    name: 'cyclic-alias',
    severity: 'error',
    title: 'Alias inside its own anchor',
    message: ({ alias }) => `The alias ${quote(`*${alias}`)} is inside its own value.`,
    hint: () => 'Write the value out; data cannot contain itself.',
  }),

  CW1006: defineDiagnostic<{
    /** What is counted: aliases as written, or the values that they would add to the data. */
    counted: 'aliases' | 'values';
    limit: number;
  }>({
    code: 'CW1006',
    name: 'too-many-aliases',
    severity: 'error',
    title: 'Aliases make the data too large',
    message: ({ counted, limit }) =>
      counted === 'aliases'
        ? `The file has more than ${limit} aliases.`
        : `The aliases of the file expand to more than ${limit} values.`,
    hint: () => 'Write out the values, or split the file.',
  }),

  CW1007: defineDiagnostic<object>({
    code: 'CW1007',
    name: 'merge-key',
    severity: 'error',
    title: 'Merge key',
    message: () => 'The merge key "<<" is not part of YAML 1.2 and is not read.',
    hint: () => 'Write the properties out.',
  }),

  CW1008: defineDiagnostic<{
    /** As written, with its exclamation marks. */
    tag: string;
  }>({
    code: 'CW1008',
    name: 'unknown-tag',
    severity: 'error',
    title: 'Unknown or unsuitable tag',
    message: ({ tag }) => `The tag ${quote(tag.replace(/^!+/u, ''))} is not allowed here.`,
    hint: () =>
      'Put a text that begins with an exclamation mark in quotes; the type of a value needs no tag.',
  }),

  CW1009: defineDiagnostic<{
    found: keyof typeof kinds;
    /** The key as written. */
    text: string;
  }>({
    code: 'CW1009',
    name: 'bad-key',
    severity: 'error',
    title: 'Key is not plain text',
    message: ({ found, text }) => kinds[found](text),
    hint: ({ found }) => hints[found],
  }),

  CW1010: defineDiagnostic<object>({
    code: 'CW1010',
    name: 'empty-file',
    severity: 'error',
    title: 'Empty file',
    message: () => 'The file has no content but comments and empty lines.',
    hint: () => 'Write what belongs here, or delete the file; an empty list is written [].',
  }),

  CW1011: defineDiagnostic<{
    /** The line that begins or ends a document: `---` or `...`. */
    marker: string;
  }>({
    code: 'CW1011',
    name: 'several-documents',
    severity: 'error',
    title: 'Several YAML documents in one file',
    message: ({ marker }) =>
      `The line ${quote(marker)} begins another YAML document; only the first is read.`,
    hint: () => 'Remove the line; several components in a file are a list, each with a "-".',
  }),

  CW1012: defineDiagnostic<{ limit: number }>({
    code: 'CW1012',
    name: 'too-deep',
    severity: 'error',
    title: 'Lists and mappings nested too deep',
    message: ({ limit }) => `Lists and mappings are nested more than ${limit} levels deep.`,
    hint: () => 'Look for brackets opened by mistake.',
  }),

  CW1013: defineDiagnostic<{
    /** Of the first byte that is not UTF-8, from 1. */
    line: number;
    /** The encoding that the bytes look like. */
    encoding?: string | undefined;
  }>({
    code: 'CW1013',
    name: 'not-utf8',
    severity: 'error',
    title: 'File not encoded in UTF-8',
    message: ({ line, encoding }) =>
      encoding === undefined
        ? `Line ${line} is not encoded in UTF-8.`
        : `The file looks like ${encoding} (line ${line}); only UTF-8 is read.`,
    hint: () => 'Save the file again with the encoding UTF-8.',
  }),

  CW1014: defineDiagnostic<{
    /** In mebibytes, as is `limit`. */
    size: number;
    limit: number;
    /** Of decks much less is read than of cards. */
    isDeck: boolean;
  }>({
    code: 'CW1014',
    name: 'file-too-large',
    severity: 'error',
    title: 'File too large',
    message: ({ size, limit }) =>
      `The file has ${size.toFixed(1)} MiB; at most ${limit} MiB are read.`,
    hint: ({ isDeck }) =>
      isDeck
        ? 'Write copies as a number ("3 Orc Ravager"), and one deck per file.'
        : 'Split the file, one set or race in each.',
  }),

  CW1015: defineDiagnostic<{ text: string }>({
    code: 'CW1015',
    name: 'bad-number',
    severity: 'error',
    title: 'Number too large',
    message: ({ text }) => `The number ${quote(text)} is too large to be stored exactly.`,
    hint: () => 'Put it in quotes if it is a text, a product code for example.',
  }),

  CW1016: defineDiagnostic<{
    /** `U+0007`. */
    character: string;
  }>({
    code: 'CW1016',
    name: 'stray-character',
    severity: 'error',
    title: 'Character not allowed in text',
    message: ({ character }) =>
      character === 'U+000D'
        ? 'A carriage return (U+000D) is alone, without a line feed.'
        : `The character ${character} cannot be in a text.`,
    hint: ({ character }) =>
      character === 'U+000D' ? 'Save the file with the line ends LF or CRLF.' : 'Remove it.',
  }),

  CW1017: defineDiagnostic<{ text: string }>({
    code: 'CW1017',
    name: 'no-structure',
    severity: 'error',
    title: 'File is a single value',
    message: ({ text }) =>
      `The file is the single value ${quote(text)}; a list or a mapping is needed.`,
    hint: ({ text }) =>
      /^[^\s:]+:\S/u.test(text)
        ? 'Put a space after the colon: "key: value".'
        : 'Write properties as "key: value", and begin the items of a list with "- ".',
  }),
} as const;
