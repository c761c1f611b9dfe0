/** Every face once, on a page of its own size: what pictures, print services and virtual tables are made of. */
import type { Fault } from '../../diagnostics/index.ts';
import { type Measures, inLocale } from '../../kernel/index.ts';
import type { Face } from '../html/face.ts';
import { grown, pageWith, type CardFaces, type PageLayout } from '../layout/page.ts';
import { makePdf } from '../make-pdf.ts';
import { edgeOf, withoutRepeats } from '../press/face-keys.ts';
import type { Press } from '../press/press.ts';
import { renderFaces } from '../render/faces.ts';
import type { PrintJob } from '../request.ts';
import type { PrintableGame } from '../printable-game.ts';

/** What of a job decides how single faces look. */
type SinglesJob = Pick<PrintJob, 'sheet' | 'locale' | 'paper' | 'wanted' | 'date'> &
  Partial<Pick<PrintJob, 'ink' | 'final'>> & {
    /** By which pages are larger than faces on each side, in mm. */
    readonly bleed: number;
  };

export interface Singles {
  /** Null when there are no faces, or faults forbid it. */
  readonly pdf: Uint8Array | null;
  readonly faces: readonly Face[];
  /** Page of each face; faces that are the same share one. */
  readonly pageOf: readonly number[];
  /** Each copy of each card, in the order of printing; empty for a panel. */
  readonly copies: readonly CardFaces[];
  /** Of each page, in mm. */
  readonly page: Measures;
  readonly credits: readonly string[];
  readonly faults: readonly Fault[];
}

export async function pressSingles(
  printable: PrintableGame,
  job: SinglesJob,
  press: Press,
): Promise<Singles> {
  const { sheet, locale, bleed, ink, final = false, date } = job;
  const { faces, copies, faults, credits } = renderFaces(printable, job);
  const { firsts, pageOf } = withoutRepeats(faces, printable, sheet);
  const { width, height } = firsts[0]?.size ?? { width: 0, height: 0 };
  const page = { width: width + 2 * bleed, height: height + 2 * bleed };
  const singles = { faces, pageOf, copies, page, credits };
  if (faults.length > 0 || firsts.length === 0) return { ...singles, pdf: null, faults };
  const imposed = {
    pages: firsts.map(({ side }, face) => singlePage(face, side, page, bleed)),
    faces: firsts,
    parts: [{ sheet, ...edgeOf(sheet), bleed, locale, ink, final, end: firsts.length }],
    cards: copies.length,
    imprint: {
      game: inLocale(printable.data.manifest.title, locale),
      sheet: inLocale(sheet.title, locale),
      locale,
      stamp: date.toISOString().slice(0, 10),
      credits,
    },
    marks: [],
    faults,
  };
  const { imposition } = printable;
  const made = await makePdf(printable, imposed, { ...job, imposition }, press);
  return { ...singles, ...made };
}

/** A panel that fills a page has a place there; here it has the page to itself. */
export function singlePage(
  face: number,
  side: PageLayout['side'],
  page: Measures,
  bleed: number,
): PageLayout {
  const trim = grown({ x: 0, y: 0, ...page }, -bleed);
  return pageWith(page, side, [{ face, trim, bleed }]);
}
