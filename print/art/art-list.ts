/** Every picture of a game: where it is shown, how large it has to be, whether it is there, and who makes it. */
import type { Text } from '../../engine/index.ts';
import { artistFor, artistsOf, picturesNamed } from '../../generator/index.ts';
import { paperSizes, type Measures } from '../../kernel/index.ts';
import { GAME } from '../html/addresses.ts';
import { pixels } from '../html/measures.ts';
import { pathOf } from '../html/resources.ts';
import { edgeOf, withoutRepeats } from '../press/face-keys.ts';
import { pressFaces } from '../press/press-faces.ts';
import type { Press } from '../press/press.ts';
import type { PrintableGame } from '../printable-game.ts';
import { renderFaces } from '../render/faces.ts';
import { picturesOn } from './unpainted.ts';

/** What printers of photographs and cards ask for. */
const DPI = 300;

export interface ArtPicture {
  /** In the game folder. */
  readonly path: string;
  readonly isThere: boolean;
  /** Ids of the cards that show it; none where a template does on all of them. */
  readonly cards: readonly string[];
  readonly sheets: readonly string[];
  /**
   * The largest place that a template has for it, in mm, with the bleed that it paints there; null where
   * none shows it as a picture of its own (as the ground of a box, for instance).
   */
  readonly place: Measures | null;
  /** Of that place at 300 dots per inch. */
  readonly pixels: Measures | null;
  readonly artist: Text | null;
  readonly licence: string | null;
  readonly source: string | null;
}

interface Shown {
  readonly cards: Set<string>;
  readonly sheets: Set<string>;
  place: Measures | null;
}

/** By path. Templates are measured as they are printed, with frames for what is to come. */
export async function artOf(
  printable: PrintableGame,
  locale: string,
  press: Press,
): Promise<ArtPicture[]> {
  const shown = await shownIn(printable, locale, press);
  const artists = artistsOf(printable.game);
  const paths = [...new Set([...picturesNamed(printable.game), ...shown.keys()])];
  return paths
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((path) => {
      const own = shown.get(path);
      const place = own?.place ?? null;
      const { artist = null, licence = null, source = null } = artistFor(path, artists) ?? {};
      return {
        path,
        isThere: printable.game.paths.has(path),
        cards: [...(own?.cards ?? [])],
        sheets: [...(own?.sheets ?? [])],
        place,
        pixels:
          place === null
            ? null
            : { width: pixels(place.width, DPI), height: pixels(place.height, DPI) },
        artist,
        licence,
        source,
      };
    });
}

async function shownIn(
  printable: PrintableGame,
  locale: string,
  press: Press,
): Promise<Map<string, Shown>> {
  const found = new Map<string, Shown>();
  const paper = paperSizes().get('a4');
  if (paper === undefined) return found;
  for (const sheet of printable.sheets) {
    const { faces } = renderFaces(printable, { sheet, locale, paper, wanted: {} });
    const pictured = faces.filter((face) => picturesOn(face).length > 0);
    const { firsts } = withoutRepeats(pictured, printable, sheet);
    for (const face of pictured) {
      for (const path of picturesOn(face)) {
        const own = found.get(path) ?? { cards: new Set(), sheets: new Set(), place: null };
        if (face.card !== null) own.cards.add(face.card.id);
        own.sheets.add(sheet.id);
        found.set(path, own);
      }
    }
    if (firsts.length === 0) continue;
    const look = { sheet, ...edgeOf(sheet), locale, ink: undefined };
    const pressed = await pressFaces(
      printable,
      look,
      firsts.map((face) => ({ face })),
      press,
    );
    for (const { measured } of pressed) {
      for (const { address, box } of measured.faces.flatMap(({ pictures }) => pictures)) {
        const path = pathOf(address) ?? '';
        const own = path.startsWith(GAME) ? found.get(path.slice(GAME.length)) : undefined;
        if (own !== undefined) own.place = larger(own.place, box);
      }
    }
  }
  return found;
}

function larger(one: Measures | null, { width, height }: Measures): Measures | null {
  if (width === 0 || height === 0) return one;
  if (one === null) return { width, height };
  return { width: Math.max(one.width, width), height: Math.max(one.height, height) };
}
