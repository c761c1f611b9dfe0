import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const vendorBleed = defineDiagnostic<{
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
});
