import { defineDiagnostic } from '../define.ts';
import { both, didYouMean, quote } from '../words.ts';

/** Sheets: what fits on paper, what print services take. */
export const sheets = {
  CW3001: defineDiagnostic<{
    card?: string | undefined;
    /** Path of the field that the box shows, where the template says so. */
    field?: string | undefined;
    /** What stands in the box. */
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
    title: 'Text does not fit into its box',
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
    title: 'A card that is larger than the paper',
    message: ({ width, height, paper, across, down }) =>
      `A card of ${width} × ${height} mm does not go on ${paper}, of which ${across} × ${down} mm can be printed.`,
    hint: () => 'Choose a larger paper, or print it as a panel with "pages: tiled".',
  }),

  CW3003: defineDiagnostic<{ sheet: string; kind: string }>({
    code: 'CW3003',
    name: 'nothing-to-print',
    severity: 'warning',
    title: 'A sheet without cards',
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
    title: 'A character that the fonts of the sheet do not have',
    message: ({ characters, families }) =>
      `The fonts ${both(families.map(quote))} do not have ${both(characters.map(quote))}.`,
    hint: () =>
      'Name a font after them that has it, such as "Zen Kaku Gothic New" for Japanese, or write it otherwise.',
  }),

  CW3030: defineDiagnostic<{
    /** In mm. */
    margin: number;
    reached: number;
  }>({
    code: 'CW3030',
    name: 'narrow-margin',
    severity: 'warning',
    title: 'A margin that many printers cannot reach',
    message: ({ margin, reached }) =>
      `This game prints up to ${margin} mm from the edge of the paper; many printers reach only ${reached} mm.`,
    hint: () =>
      'Leave the margins out here, and say those of your own printer with --margins or --printer.',
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
    title: 'Art that does not fill its bleed',
    message: ({ side, card, bleed, white }) =>
      `On the ${side} of ${quote(card)} the outermost ${white} mm of the bleed of ${bleed} mm are white: a cut a little off shows them.`,
    hint: () =>
      'Let the ground of the face reach farther with "inset: calc(-1 * var(--bleed))", or say in print.yaml what is to be seen there: "bleedFrom: mirror", or a colour.',
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
    title: 'A size that the print service does not cut',
    message: ({ vendor, width, height }) =>
      `${vendor} has no cards of ${width} × ${height} mm, and would scale or crop them.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Choose another print service.'
        : `Choose another print service, or another size: nearest is ${nearest}.`,
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
    title: 'Faces that do not run over their cut as far as the print service asks',
    message: ({ vendor, side, card, bleed, white }) =>
      `${vendor} asks for ${bleed} mm of picture beyond the cut; on the ${side} of ${quote(card)} the outermost ${white} mm are white.`,
    hint: () =>
      'Let the ground of the face reach farther: "inset: calc(-1 * var(--bleed))" fills whatever is asked for.',
  }),

  CW3062: defineDiagnostic<{
    vendor: string;
    /** In full sentences, from the file of the service. */
    note: string;
  }>({
    code: 'CW3062',
    name: 'vendor-note',
    severity: 'info',
    title: 'What a print service wants besides',
    message: ({ vendor, note }) => `${vendor}: ${note}`,
  }),

  CW3063: defineDiagnostic<{ vendor: string }>({
    code: 'CW3063',
    name: 'vendor-back',
    severity: 'error',
    title: 'Cards without backs for a print service that needs them',
    message: ({ vendor }) =>
      `${vendor} takes fronts and backs in turn; this sheet has no backs, and every second card would become one.`,
    hint: () => 'Give the sheet a "back" in print.yaml.',
  }),

  CW3080: defineDiagnostic<Record<string, never>>({
    code: 'CW3080',
    name: 'no-rules',
    severity: 'error',
    title: 'There are no rules to print',
    message: () => 'The game has no rules.md.',
    hint: () => 'Write the rules as Markdown: rules.md, and rules.ja.md for a translation.',
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
    title: 'A picture that is named is not there yet',
    message: ({ path }) =>
      `The game folder has no picture ${quote(path)}; where a face shows it, a frame with its name is printed.`,
    hint: ({ nearest }) =>
      didYouMean(
        nearest,
        'Put the picture there, or correct the path. --final refuses to print such a frame.',
      ),
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
    title: 'A final print lacks a picture',
    message: ({ path }) =>
      `The game folder has no picture ${quote(path)}; without it nothing final is printed.`,
    hint: ({ nearest }) =>
      didYouMean(nearest, 'Put the picture there, or print without --final and --vendor.'),
  }),

  CW3090: defineDiagnostic<{
    /** As the user wrote it. */
    revision: string;
    reason: 'no-git' | 'no-revision' | 'no-game';
  }>({
    code: 'CW3090',
    name: 'past-game',
    severity: 'error',
    title: 'An earlier state of the game that cannot be had',
    message: ({ revision, reason }) =>
      ({
        'no-git': `The game does not lie in a git repository, or git is not installed: there is no ${quote(revision)}.`,
        'no-revision': `The repository has no revision ${quote(revision)}.`,
        'no-game': `The game was not yet there at ${quote(revision)}.`,
      })[reason],
    hint: ({ reason }) =>
      reason === 'no-revision'
        ? 'Name a commit, a branch or a tag, as "git log" and "git tag" show them.'
        : undefined,
  }),

  CW3091: defineDiagnostic<{ locale: string }>({
    code: 'CW3091',
    name: 'never-printed',
    severity: 'error',
    title: 'No earlier print is known',
    message: ({ locale }) =>
      `Nobody has printed this game as a whole on this machine yet (${locale}).`,
    hint: () =>
      'Print it without "--since" first; or name a git revision, the one that lies on your table.',
  }),
} as const;
