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
        ? 'Another line of the box has the rulebook already.'
        : `Another line of the box has the ${what} ${quote(id)} already.`,
    hint: ({ what }) =>
      what === 'card'
        ? 'Let each line have cards of its own: "where", "cards", or "others: true" for those that no other line has.'
        : 'Remove one of the two; "copies" says how many there are.',
  }),

  CW3065: defineDiagnostic<{ sheet: string }>({
    code: 'CW3065',
    name: 'empty-box-line',
    severity: 'error',
    title: 'Line of the box without cards',
    message: ({ sheet }) => `No card of the sheet ${quote(sheet)} is meant by this line.`,
    hint: () => 'Correct the filter or the decks, or remove the line.',
  }),

  CW3066: defineDiagnostic<{ name: string | null; known: readonly string[] }>({
    code: 'CW3066',
    name: 'box-text-without-count',
    severity: 'error',
    title: 'Text of the box that does not say how many',
    message: ({ name }) =>
      name === null
        ? 'This text does not say how many there are, so a reader cannot know, and a number written here could be wrong.'
        : `Texts of the box have no ${quote(`{${name}}`)}.`,
    hint: ({ name, known }) =>
      name === null
        ? 'Write "{count}" where the number belongs.'
        : `They have ${known.map((one) => quote(`{${one}}`)).join(' and ')}.`,
  }),

  CW3067: defineDiagnostic<{ file: string }>({
    code: 'CW3067',
    name: 'box-not-in-rulebook',
    severity: 'warning',
    title: 'Rulebook that does not list the box',
    message: ({ file }) =>
      `${file} does not show what box.yaml says is in the box; a list written by hand is soon wrong.`,
    hint: () => 'Add a picture with the address "book:box" where the list belongs.',
  }),

  CW3068: defineDiagnostic<{ what: 'box' | 'rulebook' }>({
    code: 'CW3068',
    name: 'no-box',
    severity: 'error',
    title: 'Box or rulebook that does not exist',
    message: ({ what }) =>
      what === 'box'
        ? 'The list of what is in the box is made from box.yaml, which the game does not have.'
        : 'The box contains a rulebook, and the game has none.',
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
        : `The sheet ${quote(sheet)} is one thing, without cards: ${quote(name)} means nothing there.`,
    hint: ({ part, nearest }) =>
      part === 'card'
        ? didYouMean(nearest, 'Name a card of the sheet, or the sheet that has this card.')
        : 'Remove it; "copies" says how many there are.',
  }),
} as const;
