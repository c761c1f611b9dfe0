/** How `print` shall lay cards on paper, as the user says it. */
import { readPrinter, type JobRequest, type WantedImposition } from '../../print/index.ts';
import { WrongUse } from '../exit.ts';
import { known } from './known.ts';
import { withPrinters } from './printers.ts';

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

type Imposed = Pick<JobRequest, 'imposition' | 'together' | 'tagged' | 'backOffset'>;

/** What is missing is as print.yaml has it; a printer's margins go before those. */
export function impositionFor(given: ImpositionArguments): Imposed {
  const { printer, together = false, tagged = false, cuts, safeArea } = given;
  const saved = printer === undefined ? null : printerNamed(printer);
  const margins = marginsOf(given) ?? saved?.margins;
  if (given.flip === 'fold' && given.sides !== undefined && given.sides !== 'both') {
    throw new WrongUse('--flip fold prints both sides on one page: it cannot be with --sides.');
  }
  const imposition: WantedImposition = {
    ...oneOf('flip', given.flip, ['long', 'short', 'fold']),
    ...oneOf('sides', given.sides, ['both', 'fronts', 'backs']),
    ...oneOf('order', given.order, ['reading', 'stack']),
    ...(margins === undefined ? {} : { margins }),
    ...length('gutter', given.gutter, { option: '--gutter', most: 50 }),
    ...(cuts === undefined ? {} : { numbered: cuts }),
    ...(safeArea === undefined ? {} : { safeArea }),
    marks: {
      ...length('length', given.markLength, { option: '--mark-length', most: 50 }),
      ...length('offset', given.markOffset, { option: '--mark-offset', most: 20 }),
      ...length('thickness', given.markThickness, { option: '--mark-thickness', most: 1 }),
      ...oneOf('on', given.marks, ['both', 'fronts', 'backs', 'none'], '--marks'),
    },
  };
  const backOffset = saved?.back;
  return { imposition, together, tagged, ...(backOffset === undefined ? {} : { backOffset }) };
}

function printerNamed(name: string): NonNullable<ReturnType<typeof readPrinter>> {
  const found = withPrinters(() => readPrinter(name));
  if (found !== null) return found;
  throw new WrongUse(
    `Nothing is saved of a printer "${name}".`,
    `Measure it with: cardwright calibrate ${name}`,
  );
}

function oneOf<Name extends string, const Words extends readonly string[]>(
  name: Name,
  given: string | undefined,
  words: Words,
  option = `--${name}`,
): Partial<Record<Name, Words[number]>> {
  if (given === undefined) return {};
  known(option, [given], words);
  return { [name]: given } as Record<Name, Words[number]>;
}

function length<Name extends string>(
  name: Name,
  given: number | undefined,
  { option, most }: { readonly option: string; readonly most: number },
): Partial<Record<Name, number>> {
  if (given === undefined) return {};
  if (!(given >= 0 && given <= most)) {
    throw new WrongUse(`${option} is a number of millimetres from 0 to ${most}.`);
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
      'Margins are one number of millimetres from 0 to 50, or four: top, right, bottom, left.',
    );
  }
  const [top = 0, right, bottom, left] = margins;
  return right === undefined || bottom === undefined || left === undefined
    ? top
    : { top, right, bottom, left };
}
