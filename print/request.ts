/** What is wanted of a game, and what is decided from it: the jobs, one for each file. */
import { join } from 'node:path';
import type { NamedSize } from '../kernel/index.ts';
import { countBox, countsOf, type Countable } from './box/count-box.ts';
import { boxOf } from './box/read-box.ts';
import type { BackOffset } from './calibration/back-offset.ts';
import type { Format } from './formats/format.ts';
import type { Imposition } from './layout/setup.ts';
import type { PrintableGame } from './printable-game.ts';
import type { InkProfile } from './separation/profiles.ts';
import { imposedAs, type WantedImposition, type CardSheet, type Sheet } from './sheets/sheet.ts';
import type { Wanted } from './sheets/selection.ts';

/** What printers of photographs and cards ask for. */
const DPI = 300;

/** What to print; everything that is omitted is printed in full. */
export interface PrintRequest extends Omit<Wanted, 'box'> {
  /** Whether what box.yaml says is printed. */
  readonly fromBox?: boolean;
  /** Only sheets of these kinds. */
  readonly kinds?: readonly string[];
  /** Only these sheets, by id: cards, mats, boxes and other parts. */
  readonly sheets?: readonly string[];
  /** Millimetres by which cards run over their cut, in place of what print.yaml says of each sheet. */
  readonly bleed?: number;
  /** Languages; by default all of the game. */
  readonly locales?: readonly string[];
  /** Ids of papers: `a4`, `letter`. */
  readonly papers: readonly string[];
  /** What is not as print.yaml has it. */
  readonly imposition?: WantedImposition;
  /** Whether cards of all sheets are laid on the same pages. */
  readonly together?: boolean;
  /** Of the printer that it is for. */
  readonly backOffset?: BackOffset;
  /** Whether the PDF tells readers its structure. */
  readonly tagged?: boolean;
  /** Whether pictures that are missing keep it from being printed. */
  readonly final?: boolean;
  /** Outlines on white: style sheets see it as `[data-ink='low']`. */
  readonly ink?: 'low';
  /** Of the press, for files in inks. */
  readonly profile?: InkProfile;
  /** Below it, each game has a folder of its own. */
  readonly out: string;
  /** Appears in the names of files, so that a selection does not replace the whole: the id of a deck. */
  readonly label?: string;
  /** Of the PDFs, and on the paper. */
  readonly date: Date;
  /** Whether files must be of just that moment: what was printed on the same day is not enough. */
  readonly exactDate?: boolean;
  /** By default PDF. */
  readonly format?: Format;
  /** Of pictures; by default 300. */
  readonly dpi?: number;
  /** Whether a print of the whole game is remembered, for `--since last`; of changes, unless this is false. */
  readonly remember?: boolean;
  /** Called for each file or folder before it is made. */
  readonly onFile?: (name: string) => void;
}

/** One file to print: of which sheets, in which language, how they are imposed, and where it goes. */
export interface PrintJob {
  readonly sheet: Sheet;
  /** Sheets of cards that are printed in the same file. */
  readonly others?: readonly CardSheet[];
  readonly locale: string;
  readonly paper: NamedSize;
  readonly imposition: Imposition;
  /** Which of its cards. */
  readonly wanted: Wanted;
  readonly backOffset?: BackOffset;
  readonly tagged?: boolean;
  readonly final?: boolean;
  readonly ink?: 'low';
  readonly profile?: InkProfile;
  /** The folder of the game's prints, absolute. */
  readonly folder: string;
  readonly label?: string;
  readonly date: Date;
  readonly exactDate?: boolean;
  readonly dpi: number;
  readonly onFile?: (name: string) => void;
}

/** A file, or a folder of files, that was made. */
export interface PrintedFile {
  /** Absolute; a folder where there is a file per face. */
  readonly path: string;
  readonly sheet: string;
  readonly locale: string;
  readonly paper: string;
  /** Pages, or pictures. */
  readonly pages: number;
  /** Copies of cards on it; 0 for a panel. */
  readonly cards: number;
  /** The most of one place in a file for presses, in percent. */
  readonly ink?: number;
  /** It was there already, as it would have been made. */
  readonly unchanged?: true;
}

/** The jobs of a request, in the order of print.yaml, its languages and papers. */
export function jobsOf(
  printable: Pick<PrintableGame, 'sheets' | 'data' | 'imposition' | 'papers' | 'linked' | 'game'>,
  request: PrintRequest,
): PrintJob[] {
  const { manifest } = printable.data;
  const { deck, cards, locales, papers, imposition = {}, together = false } = request;
  const { out, date, exactDate = false, dpi = DPI, tagged = false, final = false } = request;
  const { fromBox = false } = request;
  const wanted = sheetsWanted(printable.sheets, request);
  const common = {
    imposition: imposedAs(printable.imposition, imposition),
    wanted: {
      ...(deck === undefined ? {} : { deck }),
      ...(cards === undefined ? {} : { cards }),
      ...(fromBox ? inBox(printable) : {}),
    },
    folder: join(out, manifest.id),
    ...given(request, ['backOffset', 'ink', 'profile', 'label', 'onFile']),
    date,
    exactDate,
    dpi,
    tagged,
    final,
  };
  return runsOf(wanted, together).flatMap((run) =>
    (locales ?? manifest.locales).flatMap((locale) =>
      papers.flatMap((id) => {
        const paper = printable.papers.get(id);
        return paper === undefined ? [] : [{ ...run, locale, paper, ...common }];
      }),
    ),
  );
}

/** In the order of print.yaml. Parts have the bleed that their shape needs. */
function sheetsWanted(
  all: readonly Sheet[],
  { kinds, sheets, bleed }: Pick<PrintRequest, 'kinds' | 'sheets' | 'bleed'>,
): Sheet[] {
  return all
    .filter((sheet) => sheets?.includes(sheet.id) ?? true)
    .filter(
      (sheet) => kinds === undefined || (sheet.sort === 'cards' && kinds.includes(sheet.kind)),
    )
    .map((sheet) =>
      bleed === undefined || sheet.sort !== 'cards' || sheet.part !== null
        ? sheet
        : { ...sheet, bleed },
    );
}

/** Of a game without a box.yaml that can be read: everything. */
function inBox(printable: Countable & Pick<PrintableGame, 'game'>): Pick<Wanted, 'box'> {
  const box = boxOf(printable);
  return box === null ? {} : { box: countsOf(countBox(box, printable)) };
}

/** Those of the named parts that are there. */
function given<Whole, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  const parts = names.flatMap((name) => (whole[name] === undefined ? [] : [[name, whole[name]]]));
  return Object.fromEntries(parts) as Pick<Whole, Name>;
}

/** One file per sheet; or one for all cards, and one for each panel. */
function runsOf(sheets: readonly Sheet[], together: boolean): Pick<PrintJob, 'sheet' | 'others'>[] {
  const [first, ...others] = sheets.filter((sheet) => sheet.sort === 'cards');
  if (!together || first === undefined) return sheets.map((sheet) => ({ sheet }));
  const panels = sheets.filter((sheet) => sheet.sort === 'panel').map((sheet) => ({ sheet }));
  return [{ sheet: first, others }, ...panels];
}

/** `lords-of-war-units-orc-core-en-a4`. */
export function nameOnPaper(printable: Pick<PrintableGame, 'data'>, job: PrintJob): string {
  return `${nameOf(printable, job)}-${job.paper.id}`;
}

/** The same for what has no paper. */
export function nameOf(
  { data }: Pick<PrintableGame, 'data'>,
  { sheet, others, label, locale, ink }: PrintJob,
): string {
  const name = others === undefined ? sheet.id : 'cards';
  const saving = ink === undefined ? undefined : `${ink}-ink`;
  const parts = [data.manifest.id, name, label, saving, locale];
  return parts.filter((part) => part !== undefined).join('-');
}
