import { defineDiagnostic } from '../define.ts';
import { both, didYouMean, either, nounOf, oneOf, quote, show } from '../english.ts';

export interface KindWithoutFiles {
  kind: string;
  /** The file patterns of the kind. */
  files: readonly string[];
  /** A file whose name is near. */
  nearest?: string | undefined;
}

/** What makes a game: its manifest, schemas, options and scenarios. */
export const games = {
  CW1401: defineDiagnostic<{
    /** The folder where the search began. */
    folder: string;
  }>({
    code: 'CW1401',
    name: 'no-game',
    severity: 'error',
    title: 'No game found',
    message: ({ folder }) => `There is no game.yaml in ${quote(folder)} or any folder above it.`,
    hint: () => 'Name the folder of a game, or change to one. A game is a folder with a game.yaml.',
  }),

  CW1402: defineDiagnostic<{
    /** The format that game.yaml states. */
    format: number;
    /** The newest that this version of Cardwright reads. */
    newest: number;
  }>({
    code: 'CW1402',
    name: 'game-format-too-new',
    severity: 'error',
    title: 'Game needs a newer Cardwright',
    message: ({ format, newest }) =>
      `The game has format ${format}; this version of Cardwright reads formats up to ${newest}.`,
    hint: () => 'Install a newer version of Cardwright.',
  }),

  CW1403: defineDiagnostic<{
    /** The format that game.yaml states; 0 when it states none. */
    format: number;
    newest: number;
  }>({
    code: 'CW1403',
    name: 'game-format-old',
    severity: 'warning',
    title: 'Game in an older format',
    message: ({ format, newest }) => `The game has format ${format}; the current one is ${newest}.`,
    hint: () => 'Run "cardwright check --fix" to bring it up to date.',
  }),

  CW1404: defineDiagnostic<{
    /** JSON pointer into the schema; empty for the whole. */
    where: string;
    /** Why it is not a valid schema, in a few words without a full stop. */
    why: string;
    /** What was probably meant. */
    nearest?: string | undefined;
  }>({
    code: 'CW1404',
    name: 'bad-game-schema',
    severity: 'error',
    title: 'Invalid schema',
    message: ({ where, why }) =>
      where === '' ? `This is not a valid JSON Schema: ${why}.` : `At ${where}: ${why}.`,
    hint: ({ nearest }) =>
      didYouMean(
        nearest,
        'Correct the schema (JSON Schema draft-07). Files of its kind are not checked until then.',
      ),
  }),

  CW1405: defineDiagnostic<{
    /** As written in a `$ref`, or as the schema of a kind in game.yaml. */
    reference: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1405',
    name: 'schema-not-found',
    severity: 'error',
    title: 'Missing schema',
    message: ({ reference }) => `There is no schema at ${quote(reference)}.`,
    hint: ({ nearest }) =>
      didYouMean(
        nearest,
        'A path is relative to the file that names it; definitions shared by all games are at "cardwright:words.schema.json#/definitions/…".',
      ),
  }),

  CW1406: defineDiagnostic<KindWithoutFiles>({
    code: 'CW1406',
    name: 'kind-without-files',
    severity: 'warning',
    title: 'Kind without files',
    message: ({ kind, files }) =>
      `No file matches ${either(files.map(quote))}, so the kind ${quote(kind)} has no components.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Write the first file, or correct the pattern.'),
  }),

  CW1407: defineDiagnostic<{
    /** Relative to the game folder. */
    file: string;
    /** All kinds that it matches. */
    kinds: readonly string[];
  }>({
    code: 'CW1407',
    name: 'kinds-overlap',
    severity: 'error',
    title: 'File matches two kinds',
    message: ({ file, kinds }) => `${quote(file)} matches the kinds ${both(kinds.map(quote))}.`,
    hint: () => 'Narrow the file patterns in game.yaml, so that each file matches one kind.',
  }),

  CW1410: defineDiagnostic<{
    option: string;
    /** The options of game.yaml. */
    known: readonly string[];
    nearest?: string | undefined;
  }>({
    code: 'CW1410',
    name: 'unknown-option',
    severity: 'error',
    title: 'Unknown option of the game',
    message: ({ option }) => `game.yaml declares no option ${quote(option)}.`,
    hint: ({ known, nearest }) =>
      didYouMean(
        nearest,
        known.length === 0 ? 'It declares no options.' : `It declares ${oneOf(known)}.`,
      ),
  }),

  CW1411: defineDiagnostic<{
    option: string;
    value: unknown;
    /** For games of this many players; undefined for the common default. */
    players?: number | undefined;
  }>({
    code: 'CW1411',
    name: 'bad-default',
    severity: 'error',
    title: 'Default does not match the schema of its option',
    message: ({ option, value, players }) =>
      `The default of ${quote(option)}${players === undefined ? '' : ` for ${players} players`} is ${show(value)}, which its schema does not allow.`,
    hint: () => 'Change the default or the schema.',
  }),

  CW1412: defineDiagnostic<{
    /** The first line that the file should have. */
    expected: string;
  }>({
    code: 'CW1412',
    name: 'modeline-missing',
    severity: 'info',
    title: 'No schema line for editors',
    message: () => 'The file does not name its schema, so editors cannot help with it.',
    hint: ({ expected }) => `Run "cardwright check --fix", or add the first line "${expected}".`,
  }),

  CW1413: defineDiagnostic<{
    /** The path that the line gives. */
    actual: string;
    /** The path that it should give. */
    expected: string;
  }>({
    code: 'CW1413',
    name: 'modeline-wrong',
    severity: 'info',
    title: 'Wrong schema line for editors',
    message: ({ actual, expected }) =>
      `Editors check this file by ${quote(actual)}; its schema is ${quote(expected)}.`,
    hint: () => 'Run "cardwright check --fix", or correct the line.',
  }),

  CW1414: defineDiagnostic<{
    /** What the scenario names. */
    what: 'deck' | 'card' | 'component' | 'kind' | 'field' | 'choice';
    name: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1414',
    name: 'bad-scenario',
    severity: 'error',
    title: 'Unknown name in a scenario',
    message: ({ what, name }) => `The game has no ${what} ${quote(name)}.`,
    hint: ({ what, nearest }) => didYouMean(nearest, `Use a ${what} that the game has.`),
  }),

  /** What needs the components is a related place. */
  CW1436: defineDiagnostic<KindWithoutFiles>({
    code: 'CW1436',
    name: 'missing-kind-files',
    severity: 'error',
    title: 'Missing files of a kind',
    message: ({ kind, files }) =>
      `No file matches ${either(files.map(quote))}, and the game needs components of the kind ${quote(kind)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Put the file back, or correct the pattern.'),
  }),

  /** The filter of the word is a related place. */
  CW1490: defineDiagnostic<{
    word: string;
    /** The group of the word: `triggers`. */
    group: string;
    /** Id of the component that carries it. */
    id?: string | undefined;
    /** What the filter asks for: fields of the component, `effect.range` of the effect. */
    needed: readonly string[];
  }>({
    code: 'CW1490',
    name: 'word-in-vain',
    severity: 'error',
    title: 'Word without what it needs',
    message: ({ word, group, id }) =>
      `The ${nounOf(group)} ${quote(word)} does nothing ${id === undefined ? 'here' : `on ${quote(id)}`}: what it needs is missing.`,
    hint: ({ word, needed }) =>
      `"needs" in vocabulary.yaml says what ${quote(word)} requires of ${oneOf(needed)}. Add or change that, or use another word.`,
  }),

  CW1558: defineDiagnostic<{
    name: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1558',
    name: 'unknown-in-positions',
    severity: 'error',
    title: 'Unknown component in play positions',
    message: ({ name }) => `The game has no component ${quote(name)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Use a component that the game has.'),
  }),
} as const;
