/** Who beats whom at a glance: the share of the row against the column. */
import { axisX, axisY, cell, text } from '@observablehq/plot';
import type { Html } from '../html.ts';
import { distinct, drawn, roomFor, shortened } from './drawing.ts';

export interface MatrixCell {
  /** Places in `names`. */
  readonly row: number;
  readonly column: number;
  readonly share: number;
  /** Whether the games played say that it is even, or that it is not. */
  readonly isDecided: boolean;
  /** Shown when pointed at. */
  readonly words: string;
}

/** Steps of colour on each side of 50 %, of 5 points each. */
const STEPS = 4;

/** Pixels of a column, the page, and the margin at its right. */
const [NARROW, WIDE, PAGE, RIGHT] = [48, 130, 960, 20];

/** Pixels of a row. */
const HEIGHT = 44;

export function winMatrix(
  label: string,
  names: readonly string[],
  cells: readonly MatrixCell[],
): Html {
  const labels = distinct(names);
  const shown = cells.map((one) => ({
    ...one,
    x: labels[one.column]!,
    y: labels[one.row]!,
    label: (one.share * 100).toFixed(0),
  }));
  const position = { x: 'x', y: 'y' } as const;
  const marginLeft = roomFor(labels);
  const wide = Math.max(NARROW, Math.min(WIDE, (PAGE - marginLeft) / labels.length));
  return drawn(label, {
    width: marginLeft + RIGHT + labels.length * wide,
    height: 60 + HEIGHT * labels.length,
    marginLeft,
    marginRight: RIGHT,
    marginTop: 40,
    marginBottom: 8,
    x: { domain: labels, label: null },
    y: { domain: labels, label: null },
    color: { type: 'identity' },
    marks: [
      axisX({
        anchor: 'top',
        tickSize: 0,
        tickFormat: (name: string) => shortened(name, 0.85 * wide),
      }),
      axisY({ tickSize: 0 }),
      cell(shown, { ...position, fill: ({ share }: MatrixCell) => colourOf(share), inset: 1 }),
      cell(
        shown.filter(({ isDecided }) => !isDecided),
        { ...position, fill: 'url(#undecided)', inset: 1 },
      ),
      text(shown, {
        ...position,
        text: 'label',
        fill: 'currentColor',
        fontSize: 14,
        title: 'words',
      }),
    ],
  });
}

/** Below 50 % and above it, each in steps; what is within half a step is even. */
function colourOf(share: number): string {
  const steps = Math.round((share - 0.5) / 0.05);
  const far = Math.min(STEPS, Math.abs(steps));
  return far === 0 ? 'var(--even)' : `var(--${steps < 0 ? 'loses' : 'wins'}-${far})`;
}
