/** One face, as it will print. */
import { remember, type Shape } from '../../kernel/index.ts';
import { charactersIn } from '../fonts/characters.ts';
import { article, type Face } from '../html/face.ts';
import { linesOnScreen } from '../html/lines-over.ts';
import { placeStyle } from '../html/measures.ts';
import { edgeOf } from '../press/face-keys.ts';
import type { Sheet } from '../sheets/sheet.ts';

export interface ShownFace {
  /** `units/orc-ravager/front`; the same face keeps its key. */
  readonly key: string;
  readonly sheet: string;
  /** Null for a panel. */
  readonly card: string | null;
  /** In mm. */
  readonly width: number;
  readonly height: number;
  /** As it is cut. */
  readonly shape: Shape;
  /** The article of the printing page. */
  readonly html: string;
}

/** The same face is shown by the same object. */
export function shownFace(face: Face, sheet: Sheet, locale: string): ShownFace {
  const { bleed, shape } = edgeOf(sheet);
  return shown(face, sheet.id, bleed, shape, locale);
}

const shown = remember(
  (face: Face, sheet: string, bleed: number, shape: Shape, locale: string): ShownFace => {
    const { side, card, size, net, bleedFrom = 'art' } = face;
    // Where it is cut and folded is drawn over it, as on paper.
    const lined =
      net === undefined ? face : { ...face, html: face.html + linesOnScreen(net, size) };
    // A face that paints no bleed itself is printed as if there were none.
    const painted = bleedFrom === 'art' ? bleed : 0;
    return {
      key: [sheet, card?.id, side].filter((part) => part !== undefined).join('/'),
      sheet,
      card: card?.id ?? null,
      ...size,
      shape,
      html: article(lined, placeStyle({ x: 0, y: 0, ...size }), painted, locale),
    };
  },
);

/** Whether nobody would see a difference; the size is in the article too. */
export function looksSame(one: ShownFace | undefined, other: ShownFace): boolean {
  return one === other || (one?.html === other.html && one.shape === other.shape);
}

/** Every character of a face, its mark-up included. */
export const charactersOf = remember(({ html }: ShownFace) => charactersIn(html));
