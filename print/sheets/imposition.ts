/** How print.yaml, and whoever prints, want sheets to be imposed. */
import type { CheckResult } from '../../generator/check.ts';
import { DEFAULT_IMPOSITION, type Imposition, type Margins, type Marks } from '../layout/setup.ts';
import { printFileOf } from './sheet.ts';

/** As written: what is missing stays as it was. One number stands for all four margins. */
export type WantedImposition = Partial<Omit<Imposition, 'margins' | 'marks'>> & {
  readonly margins?: number | Margins;
  readonly marks?: Partial<Marks>;
};

/** What print.yaml says under `imposition`. */
export function impositionOf(result: Pick<CheckResult, 'game'>): Imposition {
  const written = printFileOf(result)?.['imposition'] as WantedImposition | undefined;
  return imposedAs(DEFAULT_IMPOSITION, written ?? {});
}

/** `wanted` goes before `base`. */
export function imposedAs(base: Imposition, wanted: WantedImposition): Imposition {
  const { margins, marks, ...others } = wanted;
  return {
    ...base,
    ...others,
    margins: margins === undefined ? base.margins : fourMargins(margins),
    marks: { ...base.marks, ...marks },
  };
}

function fourMargins(margins: number | Margins): Margins {
  return typeof margins === 'number'
    ? { top: margins, right: margins, bottom: margins, left: margins }
    : margins;
}
