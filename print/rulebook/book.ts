/** The rulebook as running text: title, contents with page numbers, rules. */
import { inLocale } from '../../kernel/index.ts';
import type { RunningText } from '../press/running.ts';
import { escape } from '../render/helpers/markup.ts';
import type { PrintableGame } from '../printable-game.ts';
import type { Heading, RulesHtml } from './rules-html.ts';
import { defaultFonts } from '../fonts/families.ts';

/** A5: two pages lie side by side on A4. */
const BOOK_PAGE = { width: 148, height: 210 } as const;

const MARGIN = 13;

/** Deeper headings are in the text, not in the contents. */
const DEEPEST = 3;

/** Contents with more lines have a page of their own. */
const SHORT = 12;

const texts = {
  en: { contents: 'Contents', rules: 'Rules' },
  ja: { contents: '目次', rules: 'ルール' },
} as const;

interface BookOrder {
  readonly locale: string;
  readonly rules: RulesHtml;
  /** Page of each heading, by its id; from 1. Empty before they are known. */
  readonly pages: ReadonlyMap<string, number>;
  readonly credits: readonly string[];
}

export function bookText(printable: PrintableGame, order: BookOrder): RunningText {
  const { locale, rules, pages, credits } = order;
  const said = texts[locale.startsWith('ja') ? 'ja' : 'en'];
  const game = inLocale(printable.data.manifest.title, locale);
  const thanks =
    credits.length === 0 ? '' : `<p class="credits">${escape(credits.join(' · '))}</p>`;
  // The title of the book stands above its contents.
  const [title = ''] = /^<h1[^>]*>.*?<\/h1>\s*/s.exec(rules.html) ?? [];
  return {
    title: `${game}: ${said.rules}`,
    locale,
    page: BOOK_PAGE,
    margin: MARGIN,
    foot: `${game} · ${said.rules}`,
    styles: [],
    style: BOOK_STYLE,
    body: [
      title,
      contents(rules.headings, pages, said.contents),
      `<main>${rules.html.slice(title.length)}</main>`,
      thanks,
    ].join(''),
  };
}

function contents(
  headings: readonly Heading[],
  pages: ReadonlyMap<string, number>,
  title: string,
): string {
  const listed = headings.filter(({ level }) => level > 1 && level <= DEEPEST);
  if (listed.length === 0) return '';
  const lines = listed.map(
    ({ id, level, html }) =>
      `<li class="level-${level}"><a href="#${id}"><span>${html}</span><i></i><b>${pages.get(id) ?? '00'}</b></a></li>`,
  );
  const length = lines.length > SHORT ? 'long' : 'short';
  return `<nav class="${length}"><h2>${title}</h2><ol>${lines.join('')}</ol></nav>`;
}

const TEXT = `'Vollkorn', 'Zen Antique', ${defaultFonts.map((name) => `'${name}'`).join(', ')}`;

/** How rulebooks look. */
const BOOK_STYLE = `
body { font: 9pt/1.45 ${TEXT}; font-variant-numeric: lining-nums; hyphens: auto; }
:lang(ja) { line-height: 1.65; word-break: auto-phrase; }
h1, h2, h3, h4 { font-weight: 700; line-height: 1.2; break-after: avoid; text-wrap: balance; }
h1 { font-size: 20pt; margin-bottom: 5mm; }
h2 { font-size: 13pt; margin: 7mm 0 2.5mm; padding-bottom: 1mm; border-bottom: 0.3mm solid #000; }
h3 { font-size: 10.5pt; margin: 4.5mm 0 1.5mm; }
h4 { font-size: 9pt; margin: 3mm 0 1mm; }
nav.long { break-after: page; }
nav.short { margin-bottom: 8mm; }
nav h2 { margin-top: 0; }
nav li { break-inside: avoid; font-size: 9pt; }
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
table { border-collapse: collapse; width: 100%; font-size: 8pt; line-height: 1.3; }
tr { break-inside: avoid; }
th, td { border-bottom: 0.15mm solid #999; padding: 0.7mm 1.2mm; text-align: left; vertical-align: top; hyphens: manual; }
th { border-bottom: 0.3mm solid #000; font-weight: 700; }
code { font: 500 0.92em 'Source Sans 3', 'Zen Kaku Gothic New'; background: #eee; padding: 0 0.5mm; overflow-wrap: anywhere; }
pre { background: #f2f2f2; padding: 2mm; font-size: 7.5pt; line-height: 1.3; white-space: pre-wrap; break-inside: avoid; }
pre code { background: none; padding: 0; }
blockquote { border-left: 0.6mm solid #999; padding-left: 3mm; }
hr { border: 0; border-top: 0.2mm solid #999; margin: 4mm 0; }
img { max-width: 100%; }
.card-picture { display: inline-block; width: 21mm; vertical-align: middle; margin: 1mm; }
.pattern-picture { display: inline-block; vertical-align: middle; margin: 0.5mm 1mm; }
.pattern-picture .pattern { width: calc(var(--columns) * 3.4mm); height: calc(var(--rows) * 3.4mm); }
.credits { margin-top: 6mm; font-size: 7pt; color: #444; }
`;
