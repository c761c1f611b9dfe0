import { defineDiagnostic } from '../define.ts';
import { quote } from '../english.ts';

/** The mistakes that are recognised, each with its words; `text` is the offending piece of the file. */
const slips = {
  conflict: {
    message: (text: string) => `${quote(text)} is a leftover of a merge conflict.`,
    hint: 'Keep the right version, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.',
  },
  'unclosed-quote': {
    message: (text: string) => `The quoted text ${quote(text)} is not closed on its line.`,
    hint: 'Add the closing quote; a text that runs over several lines is indented deeper than its key.',
  },
  'text-after-quote': {
    message: (text: string) => `${quote(text)} is after a closing quote.`,
    hint: 'Put the quotes around the whole text; inside single quotes, an apostrophe is written twice.',
  },
  'bad-escape': {
    message: (text: string) => `${quote(text)} is not a valid escape in double quotes.`,
    hint: 'Double the backslash, or use single quotes, which have no escapes.',
  },
  'escaped-break': {
    message: () => 'A line that ends in a backslash is followed by an empty line.',
    hint: 'Write \\n where the text has a line break, or use a block text (|).',
  },
  'unclosed-bracket': {
    message: (text: string) => `The bracket ${quote(text)} is not closed.`,
    hint: 'Add the closing bracket; lines inside brackets are indented deeper than their key.',
  },
  'stray-bracket': {
    message: (text: string) => `${quote(text)} closes a bracket that was not opened.`,
    hint: 'Remove it, or make the two brackets a pair; put a text that begins with a bracket in quotes.',
  },
  'missing-comma': {
    message: (text: string) => `A comma is missing before ${quote(text)}.`,
    hint: 'Separate the entries inside brackets with commas.',
  },
  'extra-comma': {
    message: () => 'There is no entry before this comma.',
    hint: 'Remove the comma, or write the entry that is missing.',
  },
  'trailing-comma': {
    message: () => 'A comma follows the closing bracket, and nothing follows the comma.',
    hint: 'Remove the comma: lines of YAML are not separated by commas.',
  },
  'comment-in-brackets': {
    message: (text: string) => `${quote(text)} is read as a comment, the closing bracket with it.`,
    hint: 'Put the text that has the number sign in quotes; a comment belongs behind the bracket.',
  },
  'missing-space': {
    message: (text: string) => `${quote(text)} has no space after the colon.`,
    hint: 'Write "key: value", with a space.',
  },
  'missing-colon': {
    message: (text: string) => `${quote(text)} is where a property is expected.`,
    hint: 'Write "key: value", or "key:" above a list; indent a line deeper when it continues the text above.',
  },
  'colon-in-text': {
    message: (text: string) => `The text ${quote(text)} has a colon followed by a space.`,
    hint: 'Put the text in quotes.',
  },
  'full-width': {
    message: (text: string) => `${quote(text)} uses a full-width or no-break character as YAML.`,
    hint: 'Write the colon and the spaces around it in half-width characters.',
  },
  'reserved-start': {
    message: (text: string) =>
      `The unquoted text ${quote(text)} begins with a character that YAML reserves.`,
    hint: 'Put the text in quotes.',
  },
  'two-on-a-line': {
    message: (text: string) => `${quote(text)} begins a property in the middle of a line.`,
    hint: 'Begin the property on a line of its own, or put the text in quotes.',
  },
  'list-and-map': {
    message: (text: string) => `${quote(text)} mixes a list (lines with "-") with properties.`,
    hint: 'Keep to one of the two at this indentation.',
  },
  'explicit-key': {
    message: () => 'Keys marked with a question mark are not supported.',
    hint: 'Write "key: value"; put a text that begins with "? " in quotes.',
  },
  indentation: {
    message: (text: string) => `${quote(text)} is not indented like the lines it belongs to.`,
    hint: 'Start the entries of a list or mapping in the same column, and indent their contents deeper.',
  },
  'block-header': {
    message: (text: string) => `${quote(text)} follows the sign of a block text.`,
    hint: 'Begin the text on the next line, indented deeper; put a text that begins with | or > in quotes.',
  },
  'block-indentation': {
    message: (text: string) =>
      `The line ${quote(text)} of a block text is not indented deep enough.`,
    hint: 'Indent every line of the text deeper than its key, and none less than the first.',
  },
  'blank-block': {
    message: () => 'The block text has only empty lines.',
    hint: 'Write the text, or "" for an empty one.',
  },
  directive: {
    message: (text: string) => `${quote(text)} is a YAML directive, which game files do not have.`,
    hint: 'Remove the line; put a text that begins with % in quotes.',
  },
  'json-comma': {
    message: () => 'JSON has no comma after the last entry.',
    hint: 'Remove the comma.',
  },
  'not-json': {
    message: (text: string, reason: string) => `This is not JSON: ${reason}, at ${quote(text)}.`,
    hint: 'JSON has no comments, no comma after the last entry, and double quotes around texts and keys.',
  },
  other: {
    message: (text: string, reason: string) => `This is not YAML: ${reason}, at ${quote(text)}.`,
    hint: 'Compare the line with its neighbours: indentation, quotes, brackets, the space after a colon.',
  },
} as const;

/** What the writer probably did. */
export type Slip = keyof typeof slips;

/** What is wrong with a file that is not YAML. */
export const yamlSyntax = {
  CW1001: defineDiagnostic<{
    slip: Slip;
    /** The offending piece of the file. */
    text: string;
    /** What the YAML parser says. */
    reason: string;
  }>({
    code: 'CW1001',
    name: 'yaml-syntax',
    severity: 'error',
    title: 'Not valid YAML',
    message: ({ slip, text, reason }) => slips[slip].message(text, reason),
    hint: ({ slip }) => slips[slip].hint,
  }),
} as const;
