import { defineDiagnostic } from '../define.ts';
import { both, didYouMean, quote } from '../english.ts';

/** Sheets: what fits on paper, what print services take. */
export const sheets = {
  CW3001: defineDiagnostic<{
    card?: string | undefined;
    /** Path of the field that the box shows, where the template says so. */
    field?: string | undefined;
    /** The text in the box. */
    text: string;
    side: 'front' | 'back' | 'panel';
    locale: string;
    /** Millimetres by which it is too wide and too high; 0 where it fits. */
    across: number;
    down: number;
  }>({
    code: 'CW3001',
    name: 'text-overflow',
    severity: 'error',
    title: 'Text does not fit its box',
    message: ({ text, side, locale, across, down }) => {
      const by = [
        ...(down > 0 ? [`${down.toFixed(1)} mm too high`] : []),
        ...(across > 0 ? [`${across.toFixed(1)} mm too wide`] : []),
      ].join(' and ');
      const where = side === 'panel' ? '' : ` on the ${side}`;
      return `${quote(text)} is ${by} for its box${where} (${locale}).`;
    },
    hint: () => 'Shorten the text, or give its box more room in the style sheet.',
  }),

  CW3002: defineDiagnostic<{
    /** Of one card with its bleed, in mm. */
    width: number;
    height: number;
    /** Name of the paper, and what printers can print on it, in mm. */
    paper: string;
    across: number;
    down: number;
  }>({
    code: 'CW3002',
    name: 'sheet-too-large',
    severity: 'error',
    title: 'Card larger than the paper',
    message: ({ width, height, paper, across, down }) =>
      `A card of ${width} × ${height} mm does not fit on ${paper}, which has a printable area of ${across} × ${down} mm.`,
    hint: () => 'Choose a larger paper, or print it as a panel with "pages: tiled".',
  }),

  CW3003: defineDiagnostic<{ sheet: string; kind: string }>({
    code: 'CW3003',
    name: 'nothing-to-print',
    severity: 'warning',
    title: 'Sheet without cards',
    message: ({ sheet, kind }) =>
      `The sheet ${quote(sheet)} is empty: no ${kind} passes its filter.`,
    hint: () => 'Correct "where", or remove the sheet.',
  }),

  CW3004: defineDiagnostic<{
    characters: readonly string[];
    /** The families that were asked for. */
    families: readonly string[];
  }>({
    code: 'CW3004',
    name: 'missing-glyph',
    severity: 'error',
    title: 'Character missing from the fonts',
    message: ({ characters, families }) =>
      `The fonts ${both(families.map(quote))} do not have ${both(characters.map(quote))}.`,
    hint: () =>
      'Add a font that has it after them, such as "Zen Kaku Gothic New" for Japanese, or use other characters.',
  }),

  CW3030: defineDiagnostic<{
    /** In mm. */
    margin: number;
    reached: number;
  }>({
    code: 'CW3030',
    name: 'narrow-margin',
    severity: 'warning',
    title: 'Margin too narrow for many printers',
    message: ({ margin, reached }) =>
      `This game prints up to ${margin} mm from the edge of the paper; many printers reach only ${reached} mm.`,
    hint: () =>
      'Remove the margins here, and give those of your printer with --margins or --printer.',
  }),

  CW3031: defineDiagnostic<{
    side: 'front' | 'back';
    /** The card on which most is missing. */
    card: string;
    /** What print.yaml asks for over the cut, and what of it is white, in mm. */
    bleed: number;
    white: number;
  }>({
    code: 'CW3031',
    name: 'short-bleed',
    severity: 'warning',
    title: 'Art does not fill the bleed',
    message: ({ side, card, bleed, white }) =>
      `On the ${side} of ${quote(card)} the outermost ${white} mm of the ${bleed} mm bleed are white: an inexact cut shows them.`,
    hint: () =>
      'Extend the background of the face with "inset: calc(-1 * var(--bleed))", or set in print.yaml what to print there: "bleedFrom: mirror", or a colour.',
  }),

  CW3060: defineDiagnostic<{
    vendor: string;
    /** Of the cards, as cut, in mm. */
    width: number;
    height: number;
    /** The product that comes nearest, with its size. */
    nearest?: string | undefined;
  }>({
    code: 'CW3060',
    name: 'vendor-size',
    severity: 'error',
    title: 'Size not offered by the print service',
    message: ({ vendor, width, height }) =>
      `${vendor} does not offer cards of ${width} × ${height} mm, and would scale or crop them.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Choose another print service.'
        : `Choose another print service, or another size: the nearest is ${nearest}.`,
  }),

  CW3061: defineDiagnostic<{
    vendor: string;
    side: 'front' | 'back';
    /** The card on which most is missing. */
    card: string;
    /** What the service asks for over the cut, and what of it is white, in mm. */
    bleed: number;
    white: number;
  }>({
    code: 'CW3061',
    name: 'vendor-bleed',
    severity: 'error',
    title: 'Bleed too small for the print service',
    message: ({ vendor, side, card, bleed, white }) =>
      `${vendor} requires ${bleed} mm of bleed; on the ${side} of ${quote(card)} the outermost ${white} mm are white.`,
    hint: () =>
      'Extend the background of the face: "inset: calc(-1 * var(--bleed))" fills any bleed.',
  }),

  CW3062: defineDiagnostic<{
    vendor: string;
    /** In full sentences, from the file of the service. */
    note: string;
  }>({
    code: 'CW3062',
    name: 'vendor-note',
    severity: 'info',
    title: 'Further requirement of the print service',
    message: ({ vendor, note }) => `${vendor}: ${note}`,
    hint: () => 'Check it before you order.',
  }),

  CW3063: defineDiagnostic<{ vendor: string }>({
    code: 'CW3063',
    name: 'vendor-back',
    severity: 'error',
    title: 'Backs missing for the print service',
    message: ({ vendor }) =>
      `${vendor} expects fronts and backs in turn; this sheet has no backs, so every second card would become one.`,
    hint: () => 'Give the sheet a "back" in print.yaml.',
  }),

  CW3085: defineDiagnostic<{
    /** A path inside the game folder. */
    path: string;
    /** The file there whose name is nearest. */
    nearest?: string | undefined;
  }>({
    code: 'CW3085',
    name: 'unpainted-art',
    severity: 'warning',
    title: 'Missing picture',
    message: ({ path }) =>
      `The game folder has no picture ${quote(path)}; a frame with its name is printed instead.`,
    hint: ({ nearest }) =>
      didYouMean(nearest, 'Add the picture, or correct the path. --final makes this an error.'),
  }),

  CW3086: defineDiagnostic<{
    /** A path inside the game folder. */
    path: string;
    /** The file there whose name is nearest. */
    nearest?: string | undefined;
  }>({
    code: 'CW3086',
    name: 'unpainted-final',
    severity: 'error',
    title: 'Missing picture in a final print',
    message: ({ path }) => `The game folder has no picture ${quote(path)}; a final print needs it.`,
    hint: ({ nearest }) =>
      didYouMean(nearest, 'Add the picture, or work without --final and --vendor.'),
  }),

  CW3087: defineDiagnostic<{ pattern: string }>({
    code: 'CW3087',
    name: 'art-without-picture',
    severity: 'warning',
    title: 'Artist without a picture',
    message: ({ pattern }) => `${quote(pattern)} fits no picture of the game, existing or to come.`,
    hint: () => 'Correct the path, or remove it.',
  }),

  CW3090: defineDiagnostic<{
    /** As the user wrote it. */
    revision: string;
    reason: 'no-git' | 'no-revision' | 'no-game';
  }>({
    code: 'CW3090',
    name: 'past-game',
    severity: 'error',
    title: 'Earlier state of the game not available',
    message: ({ revision, reason }) =>
      ({
        'no-git': `The game is not in a git repository, or git is not installed: ${quote(revision)} is not available.`,
        'no-revision': `The repository has no revision ${quote(revision)}.`,
        'no-game': `The game did not exist yet at ${quote(revision)}.`,
      })[reason],
    hint: ({ reason }) =>
      reason === 'no-revision'
        ? 'Use a commit, a branch or a tag, as shown by "git log" and "git tag".'
        : reason === 'no-game'
          ? 'Use a later revision.'
          : 'Install git, or put the game into a repository with "git init".',
  }),

  CW3091: defineDiagnostic<{ locale: string }>({
    code: 'CW3091',
    name: 'never-printed',
    severity: 'error',
    title: 'No earlier print',
    message: ({ locale }) =>
      `This game has not been printed completely on this machine yet (${locale}).`,
    hint: () => 'Print it without "--since" first; or use the git revision of your last print.',
  }),
} as const;
