/** The sheets of print.yaml, with their sizes looked up, and how it wants them to be imposed. */
import {
  cardSizes,
  productSizes,
  isMapping,
  type Measures,
  type NamedSize,
  type Shape,
} from '../../kernel/index.ts';
import type { Where } from '../../engine/construction/index.ts';
import type { Text } from '../../engine/index.ts';
import { type CheckResult, filesOf } from '../../generator/index.ts';
import { OVERLAP, type Seams } from '../layout/tiles.ts';
import { unmade, type Part, type WrittenPart } from '../parts/written.ts';
import {
  DEFAULT_IMPOSITION,
  type DieNames,
  type Imposition,
  type Margins,
  type Marks,
} from '../layout/setup.ts';

interface SheetCommon {
  readonly id: string;
  readonly title: Text;
  /** Paths in the game folder; later ones overrule earlier ones. */
  readonly styles: readonly string[];
  /** Text keeps this distance from the cut, in mm. */
  readonly safe: number;
  /** No text is smaller, in pt. */
  readonly smallest: number;
  /** Place in print.yaml. */
  readonly index: number;
  /** What is cut and folded of it; null for a rectangle, or what else a size or a shape says. */
  readonly part: Part | null;
  /** Millimetres by which faces run over their edges. */
  readonly bleed: number;
}

/** Cards of one kind. */
export interface CardSheet extends SheetCommon {
  readonly sort: 'cards';
  readonly kind: string;
  readonly where: Where | null;
  /** Of one card, as cut. */
  readonly size: Measures;
  readonly shape: Shape;
  /** What is seen there: what the template paints, the face mirrored at its edges, or a CSS colour. */
  readonly bleedFrom: 'art' | 'mirror' | { readonly colour: string };
  readonly front: string;
  readonly back: string | null;
  /** How often each card is printed; null for once each. */
  readonly copies: Copies | null;
  /** The field of the cards by whose colour players tell them apart. */
  readonly apart: string | null;
}

/** A number, the ids of decks that hold as many, or the field of a card that says it. */
export type Copies = number | readonly string[] | { readonly field: string };

/** One thing: a mat, a board, an aid. */
export interface PanelSheet extends SheetCommon {
  readonly sort: 'panel';
  readonly template: string;
  /** Of a board. */
  readonly back: string | null;
  /** As cut; null for the printable area of one page, and for a part that cannot be made. */
  readonly size: Measures | null;
  /** What two parts of it have in common, in mm. */
  readonly overlap: number;
  /** On whose lines it is parted. */
  readonly seams: Seams | null;
}

export type Sheet = CardSheet | PanelSheet;

/** What nearly all printers ask for: 3 mm or an eighth of an inch. */
const SAFE = 3;

/** Smaller type fills in on paper, and many readers cannot read it at arm's length. */
const SMALLEST = 7;

/** What punches and creasing machines may be off, in mm; neighbours are twice as far apart. */
const PART_BLEED = 3;

/** Name of the file. */
export const PRINT_FILE = 'print.yaml';

/** Every sheet of a game, in the order of print.yaml; none where that has faults of form, or is missing. */
export function sheetsOf({ game }: Pick<CheckResult, 'game'>): Sheet[] {
  const data = printFileOf({ game });
  if (data === null) return [];
  const { sheets, sizes = [] } = data as unknown as PrintFile;
  const named = new Map([...cardSizes(), ...sizes.map((size) => [size.id, size] as const)]);
  return sheets.flatMap((written, index) => {
    const sheet = readSheet(written, index, named);
    return sheet === null ? [] : [sheet];
  });
}

/** print.yaml as its schema has it; null where it has faults of form, or is missing. */
export function printFileOf({
  game,
}: Pick<CheckResult, 'game'>): Readonly<Record<string, unknown>> | null {
  const file = game === null ? undefined : filesOf(game, 'print')[0];
  if (file === undefined || file.faults.length > 0 || !isMapping(file.data)) return null;
  return file.data;
}

interface PrintFile {
  readonly sheets: readonly WrittenSheet[];
  readonly sizes?: readonly NamedSize[];
}

interface WrittenSheet {
  readonly id: string;
  readonly title?: Text;
  readonly kind?: string;
  readonly where?: Where;
  readonly size?: string | Measures;
  readonly bleed?: number;
  readonly part?: WrittenPart;
  readonly bleedFrom?: string;
  readonly shape?: Shape;
  readonly overlap?: number;
  readonly seams?: Measures & Partial<Seams>;
  readonly front?: string;
  readonly back?: string;
  readonly template?: string;
  readonly style?: string | readonly string[];
  readonly apart?: string;
  readonly copies?: Copies;
  readonly safe?: number;
  readonly smallest?: number;
}

/** Null when its size is unknown: that is a fault of its own. */
function readSheet(
  written: WrittenSheet,
  index: number,
  named: ReadonlyMap<string, NamedSize>,
): Sheet | null {
  const { id, title = id, style = [] } = written;
  const { safe = SAFE, smallest = SMALLEST } = written;
  const part = written.part === undefined ? null : unmade(written.part);
  const { bleed = part === null ? 0 : PART_BLEED } = written;
  const common = { id, title, styles: [style].flat(), safe, smallest, index, part, bleed };
  const known = typeof written.size === 'string' ? sizeNamed(written.size, named) : undefined;
  const size = typeof written.size === 'string' ? known : written.size;
  if (written.template !== undefined) {
    const { template, overlap = OVERLAP } = written;
    const seams = written.seams === undefined ? null : { left: 0, top: 0, ...written.seams };
    const back = written.back ?? null;
    return { ...common, sort: 'panel', template, back, size: size ?? null, overlap, seams };
  }
  if (size === undefined || written.kind === undefined || written.front === undefined) return null;
  return {
    ...common,
    sort: 'cards',
    kind: written.kind,
    where: written.where ?? null,
    size,
    shape: written.shape ?? known?.shape ?? 'rectangle',
    bleedFrom: bleedFrom(written.bleedFrom),
    front: written.front,
    back: written.back ?? null,
    copies: written.copies ?? null,
    apart: written.apart ?? null,
  };
}

/** One of Cardwright or of the game; or a product of a print service. */
function sizeNamed(id: string, named: ReadonlyMap<string, NamedSize>): NamedSize | undefined {
  const [service = '', product] = id.split('/');
  return named.get(id) ?? (product === undefined ? undefined : productSizes(service).get(id));
}

function bleedFrom(written = 'art'): CardSheet['bleedFrom'] {
  return written === 'art' || written === 'mirror' ? written : { colour: written };
}

/** As written: what is missing stays as it was. One number stands for all four margins. */
export type WantedImposition = Partial<Omit<Imposition, 'margins' | 'marks' | 'dies'>> & {
  readonly margins?: number | Margins;
  readonly marks?: Partial<Marks>;
  readonly dies?: Partial<DieNames>;
};

/** What print.yaml says under `imposition`. */
export function impositionOf(result: Pick<CheckResult, 'game'>): Imposition {
  const written = printFileOf(result)?.['imposition'] as WantedImposition | undefined;
  return imposedAs(DEFAULT_IMPOSITION, written ?? {});
}

/** `wanted` goes before `base`. */
export function imposedAs(base: Imposition, wanted: WantedImposition): Imposition {
  const { margins, marks, dies, ...others } = wanted;
  return {
    ...base,
    ...others,
    margins: margins === undefined ? base.margins : fourMargins(margins),
    marks: { ...base.marks, ...marks },
    dies: { ...base.dies, ...dies },
  };
}

function fourMargins(margins: number | Margins): Margins {
  return typeof margins === 'number'
    ? { top: margins, right: margins, bottom: margins, left: margins }
    : margins;
}
