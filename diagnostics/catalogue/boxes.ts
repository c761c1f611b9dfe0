import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../english.ts';

/** What is in the box: box.yaml, and what the rulebook says of it. */
export const boxes = {
  CW3064: defineDiagnostic<{
    what: 'card' | 'sheet' | 'deck' | 'rulebook' | 'part';
    id: string;
  }>({
    code: 'CW3064',
    name: 'twice-in-the-box',
    severity: 'error',
    title: 'Counted twice in the box',
    message: ({ what, id }) =>
      what === 'rulebook'
        ? 'The rulebook is already in another line of the box.'
        : `The ${what} ${quote(id)} is already in another line of the box.`,
    hint: ({ what }) =>
      what === 'card'
        ? 'Give each line different cards: "where", "cards", or "others: true" for those that are in no other line.'
        : 'Remove one of the two lines; "copies" says how many there are.',
  }),

  CW3065: defineDiagnostic<{ sheet: string }>({
    code: 'CW3065',
    name: 'empty-box-line',
    severity: 'error',
    title: 'Line of the box without cards',
    message: ({ sheet }) => `This line fits no card of the sheet ${quote(sheet)}.`,
    hint: () => 'Correct the filter or the decks, or remove the line.',
  }),

  CW3066: defineDiagnostic<{ name: string | null; known: readonly string[] }>({
    code: 'CW3066',
    name: 'box-text-without-count',
    severity: 'error',
    title: 'Text of the box without the number',
    message: ({ name }) =>
      name === null
        ? 'This text has no "{count}", so the rulebook omits the number, or has one written by hand that may be wrong.'
        : `${quote(`{${name}}`)} is unknown in texts of the box.`,
    hint: ({ name, known }) =>
      name === null
        ? 'Write "{count}" where the number belongs.'
        : `Use ${known.map((one) => quote(`{${one}}`)).join(' or ')}.`,
  }),

  CW3067: defineDiagnostic<{ file: string }>({
    code: 'CW3067',
    name: 'box-not-in-rulebook',
    severity: 'warning',
    title: 'Contents of the box missing in the rulebook',
    message: ({ file }) =>
      `${file} does not contain the list of box.yaml; a list written by hand is soon out of date.`,
    hint: () => 'Add a picture with the address "book:box" where the list belongs.',
  }),

  CW3068: defineDiagnostic<{ what: 'box' | 'rulebook' }>({
    code: 'CW3068',
    name: 'no-box',
    severity: 'error',
    title: 'Missing box or rulebook',
    message: ({ what }) =>
      what === 'box'
        ? 'The rulebook lists the contents of the box, but the game has no box.yaml.'
        : 'The box contains a rulebook, but the game has none.',
    hint: ({ what }) =>
      what === 'box'
        ? 'Write box.yaml, or remove the reference.'
        : 'Write rulebook.md, or remove the line.',
  }),

  CW3069: defineDiagnostic<{
    sheet: string;
    part: 'card' | 'field';
    name: string;
    nearest?: string | undefined;
  }>({
    code: 'CW3069',
    name: 'not-on-the-sheet',
    severity: 'error',
    title: 'Line of the box that does not fit its sheet',
    message: ({ sheet, part, name }) =>
      part === 'card'
        ? `The sheet ${quote(sheet)} has no card ${quote(name)}.`
        : `The sheet ${quote(sheet)} has no cards, so ${quote(name)} cannot choose among them.`,
    hint: ({ part, nearest }) =>
      part === 'card'
        ? didYouMean(nearest, 'Name a card of the sheet, or the sheet that has this card.')
        : 'Remove it; "copies" says how many there are.',
  }),
} as const;
