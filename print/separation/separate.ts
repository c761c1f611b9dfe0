/**
 * The colours of a whole PDF as inks: drawing commands, gradients, pictures, groups. Vectors stay vectors
 * and text stays text. What cannot be said in inks is left as it was and named, with the pages that have
 * it: nobody may print a file that is half converted.
 */
import {
  PDFName,
  PDFRawStream,
  PDFDict,
  type PDFDocument,
  type PDFObject,
  type PDFRef,
} from 'pdf-lib';
import { KNOCKOUT, NotSeparable, OVERPRINT, separatedContent } from './content.ts';
import {
  brightnessMasks,
  commandsOf,
  dictsIn,
  drawingStreams,
  drawnBy,
  named,
  numberAt,
  reachedFrom,
  withCommands,
} from './drawing.ts';
import { separatedFunction } from './gradients.ts';
import { InkTable, type InkLookup, type Inks, type Rgb } from './inks.ts';
import { operationsOf } from './operations.ts';
import { isScreen, separatedPicture } from './pictures.ts';
import { placements, type Placed } from './placements.ts';
import type { InkProfile } from './profiles.ts';

export interface Separation {
  /** The most ink of a colour or of a pixel in a picture, from 0 to 4. */
  readonly most: number;
  /** Pages, from 0, with something that has no inks, and what it is. */
  readonly lost: ReadonlyMap<number, string>;
}

/** Of a press: its ICC profile, absolute; and thick areas of black in percent, where they are stated. */
export type PressInks = Pick<InkProfile, 'file' | 'richBlack'>;

export async function separate(
  document: PDFDocument,
  { file: profile, richBlack }: PressInks,
): Promise<Separation> {
  const { context } = document;
  const [cyan = 0, magenta = 0, yellow = 0, black = 100] = richBlack ?? [];
  const table = new InkTable(profile, [cyan / 100, magenta / 100, yellow / 100, black / 100]);
  const separator = new Separator(document, table);
  // Once to learn which colours there are, and once to write their inks.
  separator.run(false);
  await table.ready();
  separator.run(true);
  const most = await separator.pictures(profile);
  const { lost } = separator;
  const pages = document.getPages().flatMap((page, index) => {
    const refs = reachedFrom([page.ref, ...drawnBy(page)], context);
    const why = [...lost].find(([ref]) => refs.has(ref))?.[1];
    return why === undefined ? [] : [[index, why] as const];
  });
  return { most: Math.max(table.most, most), lost: new Map(pages) };
}

/** In a mask only the brightness counts. */
const BRIGHTNESS: InkLookup = { text: dark, area: dark, mixed: dark };

function dark([red, green, blue]: Rgb): Inks {
  return [0, 0, 0, 1 - (0.3 * red + 0.59 * green + 0.11 * blue)];
}

class Separator {
  readonly lost = new Map<PDFRef, string>();
  readonly #document: PDFDocument;
  readonly #table: InkTable;
  readonly #masks: ReadonlySet<PDFRef>;
  readonly #placed: ReadonlyMap<PDFRef, Placed>;

  constructor(document: PDFDocument, table: InkTable) {
    this.#document = document;
    this.#table = table;
    const { context } = document;
    this.#placed = placements(document);
    this.#masks = reachedFrom(brightnessMasks(context), context);
    const drawn = reachedFrom(document.getPages().flatMap(drawnBy), context, 'without');
    for (const ref of drawingStreams(document).keys()) {
      if (drawn.has(ref) && this.#masks.has(ref))
        this.lost.set(ref, 'a drawing that is also a mask');
    }
  }

  /** `writes`: otherwise only asks for all colours. */
  run(writes: boolean): void {
    const { context } = this.#document;
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      this.#unless(ref, () => {
        for (const dict of dictsIn(object)) this.#describe(dict, this.#inksOf(ref), writes);
      });
    }
    for (const [ref, stream] of drawingStreams(this.#document)) {
      this.#unless(ref, () => {
        const before = commandsOf(stream);
        const placed = this.#placed.get(ref) ?? null;
        const { content, overprints } = separatedContent(before, this.#inksOf(ref), placed);
        if (!writes || content === before) return;
        if (overprints && placed !== null) nameOverprint(placed.resources);
        context.assign(ref, withCommands(stream, content));
      });
    }
  }

  /** Returns the most ink of a pixel. */
  async pictures(profile: string): Promise<number> {
    const { context } = this.#document;
    let most = 0;
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream) || named(object.dict, 'Subtype') !== 'Image') continue;
      try {
        const made = await separatedPicture(object, context, profile);
        if (made === null) continue;
        context.assign(ref, made.stream);
        most = Math.max(most, made.most);
      } catch (error) {
        this.#lose(ref, error);
      }
    }
    return most;
  }

  #inksOf(ref: PDFRef): InkLookup {
    return this.#masks.has(ref) ? BRIGHTNESS : this.#table;
  }

  #unless(ref: PDFRef, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#lose(ref, error);
    }
  }

  #lose(ref: PDFRef, error: unknown): void {
    if (!(error instanceof NotSeparable)) throw error;
    this.lost.set(ref, error.message);
  }

  /** What a dictionary says of colours. */
  #describe(dict: PDFDict, inks: InkLookup, writes: boolean): void {
    if (named(dict, 'S') === 'Transparency' && named(dict, 'CS') === 'DeviceRGB' && writes) {
      const space = inks === BRIGHTNESS ? 'DeviceGray' : 'DeviceCMYK';
      dict.set(PDFName.of('CS'), PDFName.of(space));
    }
    if (numberAt(dict, 'ShadingType') === null) return;
    const { context } = this.#document;
    if (!isScreen(dict.lookup(PDFName.of('ColorSpace')), context)) return;
    if (dict.has(PDFName.of('Background'))) throw new NotSeparable('a gradient with a ground');
    const made: PDFObject = separatedFunction(dict.get(PDFName.of('Function')), context, inks);
    if (!writes) return;
    dict.set(PDFName.of('Function'), made instanceof PDFRawStream ? context.register(made) : made);
    dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceCMYK'));
  }
}

/** What drawings with these resources say to print over other inks, and not to. */
function nameOverprint(resources: PDFDict): void {
  const { context } = resources;
  const known = resources.lookup(PDFName.of('ExtGState'));
  const states = known instanceof PDFDict ? known : context.obj({});
  // OPM 1: an ink of which there is none leaves what is below.
  states.set(PDFName.of(OVERPRINT), context.obj({ Type: 'ExtGState', op: true, OPM: 1 }));
  states.set(PDFName.of(KNOCKOUT), context.obj({ Type: 'ExtGState', op: false, OPM: 0 }));
  if (states !== known) resources.set(PDFName.of('ExtGState'), states);
}

/** Names of what is left in colours of screens; empty in a file that a press may get. */
export function screenColours(document: PDFDocument): string[] {
  const { context } = document;
  const described = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      dictsIn(object).flatMap((dict) =>
        ['ColorSpace', 'CS'].filter((key) => isScreen(dict.lookup(PDFName.of(key)), context)),
      ),
    );
  const commands = [...drawingStreams(document).values()].flatMap((stream) =>
    [...operationsOf(commandsOf(stream))].flatMap(({ operator, operands: [first = ''] }) =>
      ['rg', 'RG'].includes(operator) || first === '/DeviceRGB' ? [operator] : [],
    ),
  );
  return [...new Set([...described, ...commands])];
}
