/** Estimates with their intervals below each other (a forest plot), around a line where nothing is different. */
import { axisX, axisY, dot, gridX, ruleX, ruleY } from '@observablehq/plot';
import type { Html } from '../html.ts';
import { distinct, drawn, roomFor } from './drawing.ts';

export interface IntervalRow {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Else it is grey: the games played do not say on which side of the line it is. */
  readonly isDecided: boolean;
  /** Shown when pointed at. */
  readonly words: string;
}

export interface IntervalAxis {
  readonly label: string;
  /** Where nothing is different: 0.5 of shares, 0 of differences. */
  readonly line: number;
  /** How many of the axis are one of the values: 100 of shares, which are read as percent. */
  readonly unit?: number;
}

/** Pixels of a row, and of its label at most. */
const [HEIGHT, LABEL] = [22, 290];

export function intervalPlot(
  label: string,
  rows: readonly IntervalRow[],
  { label: axis, line, unit = 100 }: IntervalAxis,
): Html {
  const labels = distinct(
    rows.map(({ name }) => name),
    LABEL,
  );
  const shown = rows.map((row, place) => ({
    ...row,
    y: labels[place]!,
    x: unit * row.value,
    from: unit * row.low,
    to: unit * row.high,
    colour: row.isDecided ? 'var(--mark)' : 'var(--faint)',
  }));
  return drawn(label, {
    height: 60 + HEIGHT * rows.length,
    marginLeft: roomFor(labels),
    marginRight: 24,
    marginBottom: 44,
    y: { domain: labels, label: null },
    x: { label: axis, labelAnchor: 'center', labelArrow: 'none', nice: true },
    marks: [
      gridX({ stroke: 'var(--grid)', strokeOpacity: 1 }),
      axisX({ label: axis, labelAnchor: 'center', labelArrow: 'none', tickSize: 0 }),
      axisY({ tickSize: 0 }),
      ruleX([unit * line], { stroke: 'currentColor', strokeDasharray: '3 3' }),
      ruleY(shown, { y: 'y', x1: 'from', x2: 'to', stroke: 'colour', strokeWidth: 2 }),
      dot(shown, { y: 'y', x: 'x', fill: 'colour', r: 4, title: 'words' }),
    ],
    color: { type: 'identity' },
  });
}
