import { defineDiagnostic } from '../define.ts';
import { nounOf } from '../groups.ts';
import { both, didYouMean, either, oneOf, quote, show } from '../words.ts';

/** What makes a game: its manifest, schemas, options and scenarios. */
export const games = {
  CW1401: defineDiagnostic<{
    /** The folder where the search began. */
    folder: string;
  }>({
    code: 'CW1401',
    name: 'no-game',
    severity: 'error',
    title: 'There is no game here',
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
    title: 'The game is written for a newer Cardwright',
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
    title: 'The game is written in an older format',
    message: ({ format, newest }) => `The game has format ${format}; the present one is ${newest}.`,
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
    title: 'A schema of the game is not valid',
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
    title: 'A schema is not there',
    message: ({ reference }) => `There is no schema at ${quote(reference)}.`,
    hint: ({ nearest }) =>
      didYouMean(
        nearest,
        'A path counts from the file that names it; words that all games share are at "cardwright:words.schema.json#/definitions/…".',
      ),
  }),

  CW1406: defineDiagnostic<{
    kind: string;
    /** The file patterns of the kind. */
    files: readonly string[];
    /** A file or folder whose name is near. */
    nearest?: string | undefined;
  }>({
    code: 'CW1406',
    name: 'kind-without-files',
    severity: 'warning',
    title: 'A kind of component without a file',
    message: ({ kind, files }) =>
      `No file fits ${either(files.map(quote))}, so the kind ${quote(kind)} has no components.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Write the first file, or correct the pattern.'),
  }),

  CW1407: defineDiagnostic<{
    /** Relative to the game folder. */
    file: string;
    /** All kinds that claim it. */
    kinds: readonly string[];
  }>({
    code: 'CW1407',
    name: 'kinds-overlap',
    severity: 'error',
    title: 'A file belongs to two kinds',
    message: ({ file, kinds }) =>
      `${quote(file)} is claimed by the kinds ${both(kinds.map(quote))}.`,
    hint: () => 'Narrow the file patterns in game.yaml, so that each file fits one kind.',
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
    title: 'An option that the game does not have',
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
    title: 'The default of an option does not fit its schema',
    message: ({ option, value, players }) =>
      `${show(value)} is the default of ${quote(option)}${players === undefined ? '' : ` for ${players} players`}, but its schema refuses it.`,
    hint: () => 'Change the default or the schema.',
  }),

  CW1412: defineDiagnostic<{
    /** The first line that the file should have. */
    expected: string;
  }>({
    code: 'CW1412',
    name: 'modeline-missing',
    severity: 'info',
    title: 'Editors do not know the schema of this file',
    message: () => 'The file does not say which schema it follows, so editors cannot help with it.',
    hint: ({ expected }) =>
      `Run "cardwright check --fix", or begin the file with the line "${expected}".`,
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
    title: 'The file names another schema than its own',
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
    title: 'A scenario names something that the game does not have',
    message: ({ what, name }) => `The game has no ${what} ${quote(name)}.`,
    hint: ({ what, nearest }) => didYouMean(nearest, `Name a ${what} that the game has.`),
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
    title: 'A word without what it needs around it',
    message: ({ word, group, id }) =>
      `The ${nounOf(group)} ${quote(word)} does nothing ${id === undefined ? 'here' : `on ${quote(id)}`}: what it needs around it is not there.`,
    hint: ({ word, needed }) =>
      `vocabulary.yaml says under "needs" what ${quote(word)} asks of ${oneOf(needed)}. Add or change that, or use another word.`,
  }),
} as const;
