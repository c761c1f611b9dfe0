import { fault, type Fault } from '../../diagnostics/index.ts';
import type { Occasion } from '../findings.ts';
import type { Findings } from '../press/judge.ts';
import type { Measured } from '../press/measure.ts';
import type { EmbeddedFont } from './fonts-in.ts';

/** Fonts of a printed sheet that are not the game's, or that the PDF holds as drawings. */
export function fontFaults(
  fonts: readonly EmbeddedFont[],
  { brokenFonts, unwritable }: Pick<Measured, 'brokenFonts'> & Pick<Findings, 'unwritable'>,
  { shop, sheet }: Occasion,
): Fault[] {
  const place = { file: sheet.styles[0] ?? 'print.yaml', path: [] };
  const known = shop.families.map(({ name }) => name.replaceAll(' ', ''));
  // What a font file calls itself, a style sheet need not know; and a font that stands in for
  // missing characters is told of with them.
  const closed = shop.styles.ownFamilies.length === 0 && unwritable.length === 0;
  return [
    ...brokenFonts.map((font) => fault('CW4003', place, { font, wrong: 'unreadable' })),
    ...fonts.flatMap(({ name, form }) => {
      if (form !== 'outlines') return [fault('CW4003', place, { font: name, wrong: form })];
      const strange = closed && !known.some((family) => name.startsWith(family));
      return strange ? [fault('CW4003', place, { font: name, wrong: 'foreign' })] : [];
    }),
  ];
}
