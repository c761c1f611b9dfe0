/**
 * The fonts that come with Cardwright, as npm packages: the same on every machine. All have
 * TrueType outlines, which a PDF can hold as they are; variable fonts it cannot.
 */
export interface FontFamily {
  /** As style sheets name it. */
  readonly name: string;
  readonly package: string;
  /** Style sheets of the package with its faces. */
  readonly sheets: readonly string[];
}

export const fontFamilies: readonly FontFamily[] = [
  {
    name: 'Source Sans 3',
    package: '@fontsource/source-sans-3',
    sheets: withItalics(200, 300, 400, 500, 600, 700, 800, 900),
  },
  {
    name: 'Vollkorn',
    package: '@fontsource/vollkorn',
    sheets: withItalics(400, 500, 600, 700, 800, 900),
  },
  {
    name: 'Zen Kaku Gothic New',
    package: '@fontsource/zen-kaku-gothic-new',
    sheets: upright(300, 400, 500, 700, 900),
  },
  { name: 'Zen Antique', package: '@fontsource/zen-antique', sheets: upright(400) },
];

/** Of everything that no style sheet says otherwise of. */
export const defaultFonts = ['Source Sans 3', 'Zen Kaku Gothic New'] as const;

/** The default families, and those that are named in `texts`. */
export function familiesNamed(texts: Iterable<string>): FontFamily[] {
  const all = [...texts].join('\n').toLowerCase();
  return fontFamilies.filter(
    ({ name }) => defaultFonts.some((known) => known === name) || all.includes(name.toLowerCase()),
  );
}

function upright(...weights: readonly number[]): string[] {
  return weights.map((weight) => `${weight}.css`);
}

function withItalics(...weights: readonly number[]): string[] {
  return weights.flatMap((weight) => [`${weight}.css`, `${weight}-italic.css`]);
}
