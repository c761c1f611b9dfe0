import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const shortBleed = defineDiagnostic<{
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
});
