/** One sheet from its cards to the bytes of its PDF. */
import type { PDFDocument } from 'pdf-lib';
import { fault, type Fault } from '../diagnostics/index.ts';
import { inLocale } from '../generator/words.ts';
import { composeJob, type Composed } from './compose.ts';
import { findingPlaceOf } from './findings.ts';
import type { Imprint } from './html/furniture.ts';
import { furnitureOf, type PageFurniture } from './html/pieces.ts';
import type { PrintJob } from './jobs.ts';
import { pieceFaults } from './piece-faults.ts';
import { bookmarksOf } from './pdf/bookmarks.ts';
import { finishPdf } from './pdf/finish.ts';
import { pieceOf, sheetPages } from './pdf/sheet-pages.ts';
import { edgeOf, pressFaces, type FaceOrder } from './press/press-faces.ts';
import { pressFurniture } from './press/press-furniture.ts';
import { PagesLost } from './press/press-pieces.ts';
import type { PressedFace } from './press/pressed-piece.ts';
import type { Press } from './press/press.ts';
import type { Wanted } from './sheets/selection.ts';
import type { Sheet } from './sheets/sheet.ts';
import type { PrintShop } from './workshop.ts';

/** A sheet ready for the press. */
export interface PreparedSheet {
  readonly composed: Composed;
  readonly imprint: Imprint;
  /** By page; none where pages have nothing but faces. */
  readonly furniture: readonly PageFurniture[];
  /** How the faces of each of the sheets are pressed, in the order of `composed.parts`. */
  readonly orders: readonly FaceOrder[];
}

/** What the press made of a sheet. */
export interface MadeSheet {
  /** Null when faults forbid it. */
  readonly pdf: Uint8Array | null;
  readonly faults: readonly Fault[];
}

/** `date` is printed on the sheet. */
export function prepareSheet(
  shop: PrintShop,
  job: PrintJob,
  wanted: Wanted,
  date: Date,
): PreparedSheet {
  const { sheet, others = [], locale, imposition, ink, tagged = false, final = false } = job;
  const composed = composeJob(shop, job, wanted);
  const titles = [sheet, ...others].map(({ title }) => inLocale(title, locale));
  const imprint = {
    game: inLocale(shop.data.manifest.title, locale),
    sheet: titles.join(', '),
    locale,
    stamp: date.toISOString().slice(0, 10),
    credits: composed.credits,
    flip: imposition.flip,
    marks: imposition.marks,
  };
  const furniture = furnitureOf(composed.pages, imprint);
  const common = { locale, ink, tagged, final };
  const orders = composed.parts.map(({ sheet: own }) => ({
    sheet: own,
    ...edgeOf(own),
    ...common,
  }));
  return { composed, imprint, furniture, orders };
}

/** What of a job its PDF tells. */
type Told = Pick<PrintJob, 'locale' | 'paper' | 'imposition' | 'backOffset'>;

/** Prints a prepared sheet that has pages. */
export async function makeSheet(
  shop: PrintShop,
  job: Told,
  prepared: PreparedSheet,
  date: Date,
  press: Press,
): Promise<MadeSheet> {
  const { composed, imprint, furniture } = prepared;
  const { locale, paper, imposition, backOffset } = job;
  const [parts, around] = await Promise.all([
    pressParts(shop, prepared, press),
    pressFurniture(shop, locale, furniture, press),
  ]);
  const faults = parts.flatMap((part) => part.faults);
  if (parts.some(({ pressed }) => pressed === null)) return { pdf: null, faults };
  const { pages, faces } = composed;
  const pressed = new Map(parts.flatMap((part) => [...(part.pressed ?? [])]));
  const document = await sheetPages(pages, { faces, pressed, furniture: around, backOffset });
  const pdf = await finished(document);
  return { pdf, faults };

  function finished(whole: PDFDocument): Promise<Uint8Array> {
    return finishPdf(whole, pages, {
      title: `${imprint.game} · ${imprint.sheet}`,
      subject: [locale, inLocale(paper.title ?? paper.id, locale), imprint.stamp].join(' · '),
      locale,
      date,
      flip: imposition.flip,
      bookmarks: bookmarksOf(composed, shop, locale),
    });
  }
}

/** The faces of a sheet by where they stand (`pieceOf`); null where faults forbid them. */
interface PressedPart {
  readonly pressed: ReadonlyMap<string, PressedFace> | null;
  readonly faults: readonly Fault[];
}

/** Every sheet with its own styles, whatever lies beside its faces. */
function pressParts(
  shop: PrintShop,
  { composed: { pages, faces, parts }, orders }: PreparedSheet,
  press: Press,
): Promise<PressedPart[]> {
  const placed = pages.flatMap((page) => page.placed);
  return Promise.all(
    parts.map(async ({ sheet, end }, index): Promise<PressedPart> => {
      const begin = parts[index - 1]?.end ?? 0;
      const own = placed.filter(({ face }) => face >= begin && face < end);
      const places = [...new Map(own.map((one) => [pieceOf(one), one])).entries()];
      const order = orders[index];
      if (order === undefined) throw new RangeError('Each sheet has its order.');
      const wanted = places.flatMap(([, { face: at, part }]) => {
        const face = faces[at];
        return face === undefined ? [] : [{ face, part }];
      });
      try {
        const pressed = await pressFaces(shop, order, wanted, press);
        const { faults, isForbidden } = pieceFaults(wanted, pressed, shop, order);
        if (isForbidden) return { pressed: null, faults };
        return { pressed: new Map(zip(places, pressed)), faults };
      } catch (error) {
        if (!(error instanceof PagesLost)) throw error;
        return { pressed: null, faults: [lostFault(error, sheet, order, shop)] };
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
  sheet: Sheet,
  { locale }: FaceOrder,
  shop: PrintShop,
): Fault {
  const file = sheet.styles.at(-1) ?? findingPlaceOf(null, null, { shop, sheet, locale }).file;
  return fault('CW2103', { file, path: [] }, { expected, actual });
}
