/** Pictures that are missing, lie outside the game or are not as good as the paper. */
import { isMapping } from '../../kernel/index.ts';
import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import { findingPlace, findingPlaceOf, whereWritten, type Occasion } from '../faults.ts';
import { GAME, FONTS, ORIGIN } from '../html/addresses.ts';
import type { MeasuredFace, Measured } from '../press/measure.ts';
import { pathOf } from '../html/resources.ts';
import { MM_PER_INCH } from '../html/measures.ts';
import { PLACEHOLDER_MARK } from './prepare-picture.ts';
import { placeOfCard } from '../render/faces.ts';
import type { Face } from '../html/face.ts';
import { unpaintedFault, unpaintedIn, addressesOn } from './unpainted.ts';

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
      if (path !== null && !occasion.printable.game.paths.has(path)) return [];
      if (path === null || /\.svg$/i.test(path) || box.width === 0) return [];
      const dpi = Math.min((width / box.width) * MM_PER_INCH, (height / box.height) * MM_PER_INCH);
      if (dpi >= LEAST_DPI) return [];
      return [fault('CW3055', place, { path, dpi: Math.round(dpi), least: LEAST_DPI })];
    }),
  );
}

/** Some addresses, such as `file:`, a browser does not even ask for. */
function outside(address: string, { side }: MeasuredFace, occasion: Occasion): Fault {
  const { written, ...place } = whereWritten([address], occasion.printable) ?? {
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
  const { game } = occasion.printable;
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

/** Of pictures that templates name themselves; each once. Those of cards the check has reported. */
export function unpaintedFaults(faces: readonly Face[], occasion: Occasion): Fault[] {
  const { printable } = occasion;
  const seen = new Map<string, Fault[]>();
  for (const face of faces) {
    for (const path of unpaintedIn(face, printable.game.paths)) {
      if (seen.has(path)) continue;
      const { written: _, ...place } = whereWritten([path], printable) ?? {
        ...findingPlaceOf(face.card?.id ?? null, null, occasion),
        written: path,
      };
      seen.set(path, unpaintedFault(path, printable, place));
    }
  }
  return [...seen.values()].flat();
}

/** Each address once. The press refuses them all. */
export function outsideFaults(faces: readonly Face[], occasion: Occasion): Fault[] {
  const { printable } = occasion;
  const seen = new Map<string, Fault>();
  for (const face of faces) {
    for (const address of addressesOn(face)) {
      if (seen.has(address) || !leavesGame(address)) continue;
      const { written, ...place } = whereWritten([address], printable) ?? {
        ...findingPlaceOf(face.card?.id ?? null, null, occasion),
        written: address,
      };
      seen.set(address, fault('CW2023', place, { address: written }));
    }
  }
  return [...seen.values()];
}

function leavesGame(address: string): boolean {
  // Part of the face itself.
  if (/^(?:#|data:)/i.test(address) || !URL.canParse(address, ORIGIN + GAME)) return false;
  const path = pathOf(new URL(address, ORIGIN + GAME).href);
  return path === null || !(path.startsWith(GAME) || path.startsWith(FONTS));
}
