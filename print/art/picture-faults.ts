/** Pictures that are not as good as the paper. */
import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import { isMapping } from '../../generator/link/game-files.ts';
import { findingPlace, findingPlaceOf, whereWritten, type Occasion } from '../findings.ts';
import { GAME } from '../html/addresses.ts';
import type { MeasuredFace, Measured } from '../press/measure.ts';
import { pathOf } from '../press/resources.ts';
import { MM_PER_INCH } from '../raster/picture.ts';
import { placeOfCard } from '../render/faces.ts';
import { PLACEHOLDER_MARK } from './placeholder.ts';

/** Printers print 300; below this, dots are seen at arm's length. */
const LEAST_DPI = 200;

/** Each picture of each card once. */
export function pictureFaults({ faces }: Measured, occasion: Occasion): Fault[] {
  return faces.flatMap((face) =>
    face.pictures.flatMap((picture) => {
      const { address, width, height, box } = picture;
      const place = placeOf(face, address, occasion);
      if (address.endsWith(`#${PLACEHOLDER_MARK}`)) return [fault('CW3057', place, {})];
      const path = gamePath(address);
      if (path === null && !address.startsWith('data:')) return [outside(address, face, occasion)];
      // What is not painted yet, and drawings, have no dots.
      if (path !== null && !occasion.shop.game.paths.has(path)) return [];
      if (path === null || /\.svg$/i.test(path) || box.width === 0) return [];
      const dpi = Math.min((width / box.width) * MM_PER_INCH, (height / box.height) * MM_PER_INCH);
      if (dpi >= LEAST_DPI) return [];
      return [fault('CW3055', place, { path, dpi: Math.round(dpi), least: LEAST_DPI })];
    }),
  );
}

/** Some addresses, such as `file:`, a browser does not even ask for. */
function outside(address: string, { side }: MeasuredFace, occasion: Occasion): Fault {
  const { written, ...place } = whereWritten([address], occasion.shop) ?? {
    ...findingPlace(side, occasion),
    written: address,
  };
  return fault('CW2023', place, { address: written });
}

function gamePath(address: string): string | null {
  const path = pathOf(address);
  return path?.startsWith(GAME) === true ? path.slice(GAME.length) : null;
}

/** The field of the card that names the picture, else the card. */
function placeOf(
  { card }: MeasuredFace,
  address: string,
  occasion: Occasion,
): Pick<Fault, 'file' | 'path'> {
  const { game } = occasion.shop;
  const whole = findingPlaceOf(card, null, occasion);
  const place = card === null ? null : placeOfCard(game, card);
  const wanted = gamePath(address);
  if (card === null || place === null || wanted === null) return whole;
  const field = fieldWith(game.names.get(card)?.item.value, wanted, []);
  return field === null ? whole : { file: place.file, path: [...place.path, ...field] };
}

function fieldWith(value: unknown, text: string, path: Path): Path | null {
  if (value === text) return path;
  if (!isMapping(value)) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = fieldWith(item, text, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
