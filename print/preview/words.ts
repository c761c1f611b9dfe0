/** What the preview says around the faces. Braces are filled in the browser. */
import { Spoken } from '../../diagnostics/index.ts';

export interface PreviewWords {
  readonly preview: string;
  readonly sheet: string;
  readonly all: string;
  readonly language: string;
  readonly size: string;
  readonly backs: string;
  readonly find: string;
  readonly idOrText: string;
  readonly cards: string;
  readonly errors: string;
  /** Beside the number of faces. */
  readonly noErrors: string;
  readonly oneError: string;
  readonly manyErrors: string;
  readonly state: string;
  readonly text: string;
  readonly overflow: string;
  readonly unwritable: string;
  readonly small: string;
  readonly unsafe: string;
}

const english: PreviewWords = {
  preview: 'Cardwright preview',
  sheet: 'Sheet',
  all: 'all',
  language: 'Language',
  size: 'Size',
  backs: 'backs',
  find: 'Find',
  idOrText: 'id or text',
  cards: 'Cards',
  errors: 'Errors',
  noErrors: 'no errors',
  oneError: '1 error',
  manyErrors: '{count} errors',
  state: '{faces} faces, {errors}',
  text: 'A text',
  overflow: '{field} does not fit: "{text}" ({across} × {down} mm too large).',
  unwritable: '{families} cannot write "{characters}".',
  small: '"{text}" is only {size} pt high.',
  unsafe: '"{text}" is only {distance} mm from the cut.',
};

const spoken = new Spoken<PreviewWords>(english, {
  ja: async () => (await import('./words.ja.ts')).japanese,
});

/** To be awaited before the preview is shown in the language of the tool. */
export function loadPreviewWords(): Promise<void> {
  return spoken.load();
}

export function previewWords(): PreviewWords {
  return spoken.words;
}
