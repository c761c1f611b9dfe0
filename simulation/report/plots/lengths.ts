/** How long games are: how many of them have which length. */
import { axisX, axisY, gridY, rectY, ruleY } from '@observablehq/plot';
import type { Histogram } from '../../result.ts';
import type { Html } from '../html.ts';
import { drawn } from './drawing.ts';

export interface LengthAxes {
  readonly length: string;
  readonly games: string;
}

/** Bars, at most. */
const BARS = 40;

interface Bar {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

export function lengthPlot(label: string, lengths: Histogram, axes: LengthAxes): Html {
  const centred = { labelAnchor: 'center', labelArrow: 'none', tickSize: 0 } as const;
  return drawn(label, {
    height: 260,
    marginLeft: 64,
    marginBottom: 44,
    marks: [
      gridY({ stroke: 'var(--grid)', strokeOpacity: 1 }),
      axisX({ ...centred, label: axes.length }),
      axisY({ ...centred, label: axes.games }),
      rectY(barsOf(lengths), { x1: 'from', x2: 'to', y: 'games', fill: 'var(--mark)', inset: 0.5 }),
      ruleY([0]),
    ],
  });
}

/** Bars of one width, a whole number of decisions that people read easily. */
function barsOf(lengths: Histogram): Bar[] {
  const values = Object.keys(lengths).map(Number);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = roundWidth((most - least + 1) / BARS);
  const first = Math.floor(least / width) * width;
  const count = Math.floor((most - first) / width) + 1;
  const games = Array.from({ length: count }, () => 0);
  for (const [length, times] of Object.entries(lengths)) {
    games[Math.floor((Number(length) - first) / width)]! += times;
  }
  return games.map((times, place) => {
    const from = first + place * width;
    return { from, to: from + width, games: times };
  });
}

/** 1, 2, 5, 10, 20, 50 …: the least that is no smaller. */
function roundWidth(least: number): number {
  let scale = 1;
  for (;;) {
    for (const step of [1, 2, 5]) if (step * scale >= least) return step * scale;
    scale *= 10;
  }
}
