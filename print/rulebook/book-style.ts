/** How rulebooks and clauses look. */
import { defaultFonts } from '../fonts/families.ts';

const DEFAULT = defaultFonts.map((name) => `'${name}'`).join(', ');
const HEAD = `'Vollkorn', 'Zen Antique', ${DEFAULT}`;
const TEXT_JA = DEFAULT;
const TEXT = HEAD;

/** How rulebooks look. */
export const BOOK_STYLE = `
body { font: 9.5pt/1.42 ${TEXT}; font-variant-numeric: lining-nums; hyphens: auto; }
body:lang(ja), :lang(ja) body { font: 9pt/1.6 ${TEXT_JA}; hyphens: none; line-break: strict; }
:lang(ja) :is(h1, h2, h3, h4, th, figcaption, dt) { word-break: auto-phrase; }
h1, h2, h3, h4 { font-family: ${HEAD}; font-weight: 700; line-height: 1.25; padding-top: 0.9mm; break-after: avoid; text-wrap: balance; }
h1 { font-size: 20pt; margin-bottom: 5mm; }
h2 { font-size: 13pt; margin: 7mm 0 2.5mm; padding-bottom: 1mm; border-bottom: 0.3mm solid #000; }
h3 { font-size: 10.5pt; margin: 4.5mm 0 1.5mm; }
h4 { font-size: 9pt; margin: 3mm 0 1mm; }
nav.long { break-after: page; }
nav.long ol { columns: 2; column-gap: 7mm; }
nav.short { margin-bottom: 8mm; }
nav h2 { margin-top: 0; }
nav li { break-inside: avoid; font-size: 9pt; line-height: 1.3; }
nav .level-2 { margin-top: 1.2mm; font-weight: 600; }
nav .level-3 { padding-left: 5mm; }
nav a { display: flex; align-items: baseline; gap: 1.5mm; color: #000; text-decoration: none; }
nav i { flex: 1; border-bottom: 0.2mm dotted #777; }
nav b { font-weight: 600; font-variant-numeric: lining-nums tabular-nums; }
main > :first-child { margin-top: 0; }
p, ul, ol, table, blockquote, pre { margin-bottom: 2mm; orphans: 2; widows: 2; }
main ul { list-style: disc; padding-left: 4.5mm; }
main ol { list-style: decimal; padding-left: 6mm; }
li { margin-bottom: 0.7mm; }
/* A list of twenty, as of a full box, stays on its page. */
ul:has(> li:nth-child(20)) > li { margin-bottom: 0; line-height: 1.4; }
p:has(+ table), p:has(+ ol), p:has(+ ul) { break-after: avoid; }
table { border-collapse: collapse; width: 100%; font-size: 8pt; line-height: 1.3; }
tr, table:not(:has(tr:nth-child(12))) { break-inside: avoid; }
th, td { border-bottom: 0.15mm solid #999; padding: 0.7mm 1.2mm; text-align: left; vertical-align: top; hyphens: manual; }
th { border-bottom: 0.3mm solid #000; font-weight: 700; }
code { font: 500 0.92em 'Source Sans 3', 'Zen Kaku Gothic New'; background: #eee; padding: 0 0.5mm; overflow-wrap: anywhere; }
td code { overflow-wrap: break-word; }
pre { background: #f2f2f2; padding: 2mm; font-size: 7.5pt; line-height: 1.3; white-space: pre-wrap; break-inside: avoid; }
pre code { background: none; padding: 0; font-family: 'Source Code Pro', 'Zen Kaku Gothic New'; }
blockquote { background: #f5efe1; border-left: 0.9mm solid #a08e6e; padding: 2mm 3mm; margin: 3mm 0; break-inside: avoid; }
blockquote > :last-child { margin-bottom: 0; }
hr { display: none; }
hr + * { break-before: page; margin-top: 0; }
img { max-width: 100%; }
header { text-align: center; margin-bottom: 6mm; }
header h1 { font-size: 26pt; margin: 5mm 0 3mm; }
header p { text-wrap: balance; }
/* Below a title, lines in the middle; what explains in lists is read from the margin. */
header:has(> ul, > ol) > :not(h1) { text-align: start; text-wrap: wrap; }
header ul { list-style: disc; padding-left: 4.5mm; }
h2 { border-bottom-color: #6f5d3f; }
.figures { display: flex; justify-content: center; align-items: flex-start; gap: 4mm; margin: 3mm 0; break-inside: avoid; }
figure { margin: 0; flex: 0 1 auto; min-width: 0; text-align: center; break-inside: avoid; }
figure img { display: block; margin: 0 auto; }
figure.card img { width: 36mm; margin-bottom: 0; }
main figure.card { flex: none; width: 36mm; }
main figure.card img { width: 29mm; }
figure img.picture { max-height: 66mm; }
figure.sheet img.picture { max-height: 74mm; }
/* Squares of small boards are not larger than those of others. */
figure img.scenario-picture { max-width: min(100%, calc(var(--columns) * 17mm)); }
figure + figure img.scenario-picture, figure:has(+ figure) img.scenario-picture { max-width: min(100%, calc(var(--columns) * 15mm)); }
figure:only-child img.scenario-picture { max-height: max(66mm, calc(var(--rows) * 10.2mm)); }
figure + figure img.picture, figure:has(+ figure) img.picture { max-height: 56mm; }
.figures:has(> .wide) { flex-direction: column; align-items: center; }
figure.wide img.picture, figure.wide + figure.wide img.picture, figure.wide:has(+ figure) img.picture { max-height: 34mm; }
figcaption { font-size: 8pt; line-height: 1.35; margin-top: 1.2mm; text-wrap: balance; color: #333; }
.anatomy { display: flex; align-items: center; gap: 3mm; margin: 3mm 0 4mm; break-inside: avoid; }
.anatomy svg { display: block; flex: none; width: 65mm; }
.leader { stroke: #7a1f14; stroke-width: 0.35; fill: none; }
.leader-ground { stroke: #fff; stroke-width: 0.9; fill: none; opacity: 0.75; }
.spot { fill: #7a1f14; stroke: #fff; stroke-width: 0.3; }
.badge { fill: #7a1f14; }
.anatomy text { fill: #fff; font: 700 3.6px 'Source Sans 3'; text-anchor: middle; }
main ol.callouts { flex: 1; margin: 0; font-size: 0.92em; line-height: 1.35; counter-reset: point; list-style: none; padding-left: 0; }
ol.callouts li { margin-bottom: 1.1mm; counter-increment: point; padding-left: 6.5mm; position: relative; }
ol.callouts li::before { content: counter(point); position: absolute; left: 0; top: 0.3mm; width: 4.4mm; height: 4.4mm; border-radius: 50%; background: #7a1f14; color: #fff; font: 700 7.5pt/4.4mm 'Source Sans 3'; text-align: center; }
.glossary > div { break-inside: avoid; margin-bottom: 1.1mm; line-height: 1.4; }
.glossary dt { display: inline; font-weight: 700; margin-right: 1.5mm; }
.glossary dd { display: inline; margin: 0; }
main ul.index { break-inside: avoid; columns: 2; column-gap: 8mm; list-style: none; padding: 0; font-size: 0.9em; }
.index li { margin-bottom: 0.4mm; line-height: 1.3; display: flex; align-items: baseline; gap: 1.5mm; break-inside: avoid; }
.index i { flex: 1; border-bottom: 0.2mm dotted #777; }
.index a { color: #000; text-decoration: none; }
.index b { font-weight: 600; font-variant-numeric: lining-nums tabular-nums; }
.diagram { display: inline-block; text-align: left; font: 7.5pt/1.2 'Source Sans 3', 'Zen Kaku Gothic New'; border: 0.2mm solid #999; padding: 2mm; }
.diagram div { display: flex; height: 1.2em; }
.diagram i { width: 0.62em; text-align: center; font-style: normal; }
.zones { display: inline-grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.8mm 2mm; align-items: center; margin: 0; text-align: left; font-size: 7.5pt; line-height: 1.25; border: 0.2mm solid #999; padding: 2mm; }
.zones dt { font-weight: 600; }
.zones dd { margin: 0; display: flex; flex-wrap: wrap; gap: 0.8mm 1.2mm; }
.zones dd.line { grid-column: 1 / -1; }
.zones dd > span { display: inline-flex; align-items: center; gap: 0.5mm; }
.zones img { width: 10mm; margin: 0; }
.card-picture { display: inline-block; width: 21mm; vertical-align: middle; margin: 1mm; }
.pattern-picture { display: inline-block; vertical-align: middle; margin: 0.5mm 1mm; }
.pattern-picture .pattern { width: calc(var(--columns) * 3.4mm); height: calc(var(--rows) * 3.4mm); }
.artists a { color: inherit; text-decoration: none; overflow-wrap: anywhere; }
.whole { white-space: nowrap; }
.credits { break-before: avoid; margin-top: 6mm; font-size: 7pt; color: #444; }
`;
