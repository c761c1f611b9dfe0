/** How `print` lays cards on paper, as the user says it. */
import type { NamedSize } from '../../../kernel/index.ts';
import {
  readPrinter,
  type PrintRequest,
  SIDES,
  type WantedImposition,
  printersFile,
  SpoiltPrinters,
} from '../../../print/index.ts';
import { WrongUse } from '../../exit.ts';
import { refuseUnknown } from '../../refuse-unknown.ts';
import { say } from '../../say.ts';

export interface ImpositionArguments {
  readonly flip?: string;
  readonly sides?: string;
  readonly order?: string;
  /** One number, or four from the top clockwise. */
  readonly margins?: readonly number[];
  readonly gutter?: number;
  readonly marks?: string;
  readonly markLength?: number;
  readonly markOffset?: number;
  readonly markThickness?: number;
  readonly cuts?: boolean;
  readonly safeArea?: boolean;
  readonly together?: boolean;
  readonly tagged?: boolean;
  readonly printer?: string;
}

type Imposed = Pick<PrintRequest, 'imposition' | 'together' | 'tagged' | 'backOffset'>;

/** What is missing is as print.yaml has it; a printer's margins go before those. */
export function impositionFor(given: ImpositionArguments): Imposed {
  const { printer, together = false, tagged = false, cuts, safeArea } = given;
  const saved = printer === undefined ? null : printerNamed(printer);
  const margins = marginsOf(given) ?? saved?.margins;
  if (given.flip === 'fold' && given.sides !== undefined && given.sides !== 'both') {
    throw new WrongUse(
      say('--flip fold prints both sides on one page: it cannot be with --sides.'),
      say('Omit one of them.'),
    );
  }
  const imposition: WantedImposition = {
    ...oneOf('flip', given.flip, SIDES.flip),
    ...oneOf('sides', given.sides, SIDES.sides),
    ...oneOf('order', given.order, SIDES.order),
    ...(margins === undefined ? {} : { margins }),
    ...length('gutter', given.gutter, { option: '--gutter', most: 50 }),
    ...(cuts === undefined ? {} : { numbered: cuts }),
    ...(safeArea === undefined ? {} : { safeArea }),
    marks: {
      ...length('length', given.markLength, { option: '--mark-length', most: 50 }),
      ...length('offset', given.markOffset, { option: '--mark-offset', most: 20 }),
      ...length('thickness', given.markThickness, { option: '--mark-thickness', most: 1 }),
      ...oneOf('on', given.marks, SIDES.marks, '--marks'),
    },
  };
  const backOffset = saved?.back;
  return { imposition, together, tagged, ...(backOffset === undefined ? {} : { backOffset }) };
}

function printerNamed(name: string): NonNullable<ReturnType<typeof readPrinter>> {
  const found = withPrinters(() => readPrinter(name));
  if (found !== null) return found;
  throw new WrongUse(
    say('Nothing is saved of a printer "{name}".', { name }),
    say('Measure it with: cardwright calibrate {name}', { name }),
  );
}

function oneOf<Name extends string, const Values extends readonly string[]>(
  name: Name,
  given: string | undefined,
  values: Values,
  option = `--${name}`,
): Partial<Record<Name, Values[number]>> {
  if (given === undefined) return {};
  if (!values.includes(given)) {
    throw new WrongUse(
      say('"{written}" is not a value of the option "{name}".', { written: given, name: option }),
      say('It may be {known}.', { known: values.join(', ') }),
    );
  }
  return { [name]: given } as Record<Name, Values[number]>;
}

function length<Name extends string>(
  name: Name,
  given: number | undefined,
  { option, most }: { readonly option: string; readonly most: number },
): Partial<Record<Name, number>> {
  if (given === undefined) return {};
  if (!(given >= 0 && given <= most)) {
    throw new WrongUse(
      say('{option} is a number of millimetres from 0 to {most}.', { option, most }),
    );
  }
  return { [name]: given } as Record<Name, number>;
}

/** One number, or four from the top clockwise. */
export function marginsOf({
  margins,
}: Pick<ImpositionArguments, 'margins'>): WantedImposition['margins'] {
  if (margins === undefined) return undefined;
  if (
    margins.some((margin) => !(margin >= 0 && margin <= 50)) ||
    ![1, 4].includes(margins.length)
  ) {
    throw new WrongUse(
      say('Margins are one number of millimetres from 0 to 50, or four: top, right, bottom, left.'),
    );
  }
  const [top = 0, right, bottom, left] = margins;
  return right === undefined || bottom === undefined || left === undefined
    ? top
    : { top, right, bottom, left };
}

/** Ids of the papers that are meant: `A4`, `JIS B4` and `jisb4` find `a4` and `jis-b4`. Each once. */
export function papersNamed(
  given: readonly string[],
  papers: ReadonlyMap<string, NamedSize>,
): string[] {
  const byName = new Map<string, string>();
  for (const [id, { title = id }] of papers) {
    const titles = typeof title === 'string' ? [title] : Object.values(title);
    for (const name of titles) byName.set(plain(name), id);
  }
  // The id of a paper goes before the title of another.
  for (const id of papers.keys()) byName.set(plain(id), id);
  const ids = given.map((name) => (papers.has(name) ? name : (byName.get(plain(name)) ?? name)));
  refuseUnknown('paper', ids, [...papers.keys()]);
  return [...new Set(ids)];
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]+/g, '');
}

/** Reads or saves what is known of printers; a damaged file is reported, and kept. */
export function withPrinters<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SpoiltPrinters)) throw error;
    const where = error.line === null ? '' : say(', line {line}', { line: error.line });
    throw new WrongUse(
      say('{file}{where} is damaged.', { file: printersFile(), where }),
      say('Repair it; or delete it, and calibrate all printers again.'),
    );
  }
}
