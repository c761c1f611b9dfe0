/** From a sheet as imposed to the bytes of its PDF. */
import { fault, type Fault } from '../diagnostics/index.ts';
import { inLocale } from '../kernel/index.ts';
import { findingPlaceOf } from './faults.ts';
import type { ImposedSheet, SheetPart } from './imposed-sheet.ts';
import { pieceOf } from './pdf/piece-of.ts';
import { pieceFaults } from './piece-faults.ts';
import { pressFaces, pressMarks } from './press/press-faces.ts';
import { PagesLost } from './press/press-pieces.ts';
import type { PressedFace } from './press/pressed-piece.ts';
import type { Press } from './press/press.ts';
import type { PrintableGame } from './printable-game.ts';
import type { PrintJob } from './request.ts';

/** Of a sheet that has pages; null when faults forbid it. */
export async function makePdf(
  printable: PrintableGame,
  imposed: ImposedSheet,
  job: Pick<PrintJob, 'paper' | 'imposition' | 'backOffset' | 'date'>,
  press: Press,
): Promise<{ readonly pdf: Uint8Array | null; readonly faults: readonly Fault[] }> {
  const { pages, faces, imprint } = imposed;
  const { paper, imposition, backOffset, date } = job;
  const { locale } = imprint;
  const [parts, marks] = await Promise.all([
    pressParts(printable, imposed, press),
    pressMarks(printable, locale, imposed.marks, press),
  ]);
  const faults = parts.flatMap((part) => part.faults);
  if (parts.some(({ pressed }) => pressed === null)) return { pdf: null, faults };
  const pressed = new Map(parts.flatMap((part) => [...(part.pressed ?? [])]));
  const { bookmarksOf, finishPdf, sheetPages } = await import('./pdf/put-together.ts');
  const document = await sheetPages(pages, { faces, pressed, marks, backOffset });
  const pdf = await finishPdf(document, pages, {
    title: `${imprint.game} · ${imprint.sheet}`,
    subject: [locale, inLocale(paper.title ?? paper.id, locale), imprint.stamp].join(' · '),
    locale,
    date,
    flip: imposition.flip,
    bookmarks: bookmarksOf(imposed, printable, locale),
  });
  return { pdf, faults };
}

/** The faces of a sheet by where they are (`pieceOf`); null where faults forbid them. */
interface PressedPart {
  readonly pressed: ReadonlyMap<string, PressedFace> | null;
  readonly faults: readonly Fault[];
}

/** Every sheet with its own styles, whatever lies beside its faces. */
function pressParts(
  printable: PrintableGame,
  { pages, faces, parts }: ImposedSheet,
  press: Press,
): Promise<PressedPart[]> {
  const placed = pages.flatMap((page) => page.placed);
  return Promise.all(
    parts.map(async (part, index): Promise<PressedPart> => {
      const begin = parts[index - 1]?.end ?? 0;
      const own = placed.filter(({ face }) => face >= begin && face < part.end);
      const places = [...new Map(own.map((one) => [pieceOf(one), one])).entries()];
      const wanted = places.flatMap(([, { face: at, part }]) => {
        const face = faces[at];
        return face === undefined ? [] : [{ face, part }];
      });
      try {
        const pressed = await pressFaces(printable, part, wanted, press);
        const { faults, isForbidden } = pieceFaults(wanted, pressed, printable, part);
        if (isForbidden) return { pressed: null, faults };
        return { pressed: new Map(zip(places, pressed)), faults };
      } catch (error) {
        if (!(error instanceof PagesLost)) throw error;
        return { pressed: null, faults: [lostFault(error, part, printable)] };
      }
    }),
  );
}

function zip<T>(
  keys: readonly (readonly [string, unknown])[],
  values: readonly T[],
): [string, T][] {
  return values.map((value, index) => [keys[index]?.[0] ?? '', value]);
}

function lostFault(
  { expected, actual }: PagesLost,
  { sheet, locale }: SheetPart,
  printable: PrintableGame,
): Fault {
  const file = sheet.styles.at(-1) ?? findingPlaceOf(null, null, { printable, sheet, locale }).file;
  return fault('CW2103', { file, path: [] }, { expected, actual });
}
