/** `deck stats --format html`: one page with plots, without scripts and without anything from elsewhere. */
import type { FieldGroups } from '../../../engine/construction/index.ts';
import type {
  DeckStatistics,
  DrawStatistics,
  SectionStatistics,
} from '../../../generator/index.ts';
import { escape } from '../../../print/index.ts';
import {
  drawHeads,
  drawnFrom,
  notesOn,
  percent,
  rounded,
  type StatisticsMessages,
} from './statistics-text.ts';

const STYLE = `
:root { color-scheme: light dark; --bar: #3b6ea5; --grid: #8884; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 1.5rem; }
figure { margin: 0; border: 1px solid var(--grid); border-radius: .5rem; padding: 1rem; }
figcaption { font-weight: 600; margin-bottom: .5rem; }
figcaption small { font-weight: 400; opacity: .75; }
svg { width: 100%; height: auto; display: block; }
svg text { font: 12px system-ui, sans-serif; fill: currentColor; }
svg rect { fill: var(--bar); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--grid); text-align: right; }
th:first-child, td:first-child { text-align: left; }
td { background: linear-gradient(to right, color-mix(in srgb, var(--bar) 30%, transparent) var(--part, 0%), transparent 0); }
`;

export function statisticsPage(statistics: DeckStatistics, say: StatisticsMessages): string {
  const { deck, size, state, sections, draw } = statistics;
  return `<!doctype html>
<html lang="${say.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(deck)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escape(deck)}</h1>
<p>${escape(say('size', { size, state: say(state) }))}</p>
${sections.map((section) => sectionPart(section, say)).join('\n')}
${draw === null ? '' : drawPart(draw, say)}
</body>
</html>
`;
}

function sectionPart(
  { section, size, cards, fields }: SectionStatistics,
  say: StatisticsMessages,
): string {
  const head = escape(section ?? say('cards'));
  return `<section>
<h2>${head}</h2>
<p>${say('different', { size, cards })}</p>
<div class="plots">
${fields.map((field) => plot(field, say)).join('\n')}
</div>
</section>`;
}

/** Bars in units of the view box: rows of 22, labels up to 130, bars up to 230. */
const ROW = 22;
const LABEL = 130;
const LONGEST = 230;

function plot(found: FieldGroups, say: StatisticsMessages): string {
  const { field, groups } = found;
  const most = Math.max(1, ...groups.map(({ copies }) => copies));
  const rows = groups.map(({ value, copies }, index) => {
    const y = index * ROW;
    const width = rounded((copies / most) * LONGEST);
    return `<text x="${LABEL - 8}" y="${y + 15}" text-anchor="end">${escape(String(value))}</text><rect x="${LABEL}" y="${y + 3}" width="${width}" height="${ROW - 6}"/><text x="${LABEL + Number(width) + 6}" y="${y + 15}">${copies}</text>`;
  });
  return `<figure>
<figcaption>${escape(field)} <small>${escape(notesOn(found, say))}</small></figcaption>
<svg viewBox="0 0 ${LABEL + LONGEST + 40} ${Math.max(1, groups.length) * ROW}" role="img" aria-label="${escape(field)}">
${rows.join('\n')}
</svg>
</figure>`;
}

function drawPart(draw: DrawStatistics, say: StatisticsMessages): string {
  const { byCopies, groups } = draw;
  const heads = drawHeads(draw, say);
  const rows = [
    ...byCopies.map(({ copies, any }) => row(say('copies', { count: copies }), any)),
    ...groups.map(({ field, value, copies, any }) =>
      row(`${field} ${String(value)} (${copies})`, any),
    ),
  ];
  return `<section>
<h2>${say('oddsHead')}</h2>
<p>${escape(drawnFrom(draw, say))}</p>
<table>
<thead><tr><th></th>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>`;
}

function row(label: string, chances: readonly number[]): string {
  const cells = chances.map(
    (chance) => `<td style="--part: ${(chance * 100).toFixed(1)}%">${percent(chance)}</td>`,
  );
  return `<tr><td>${escape(label)}</td>${cells.join('')}</tr>`;
}
