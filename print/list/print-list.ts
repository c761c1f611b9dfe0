/** A reference table of all cards: one for each kind, on as many pages as it takes. */
import { join } from 'node:path';
import { type CheckResult, termsOf } from '../../generator/index.ts';
import { type NamedSize, writeAtomically, inLocale } from '../../kernel/index.ts';
import type { Printed } from '../formats/format.ts';
import { type RunningText, pressRunning } from '../press/running.ts';
import type { Press } from '../press/press.ts';
import { printWith, type PrintResult } from '../printing.ts';
import { jobsOf, type PrintRequest } from '../request.ts';
import type { Scope } from '../render/helpers/helper.ts';
import { escape } from '../render/helpers/markup.ts';
import type { PrintableGame } from '../printable-game.ts';
import { cell, columnsOf, fieldName, rulesCell, worded } from './columns.ts';

export function printList(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  return printWith(result, async function* (printable) {
    // Kinds without a sheet have a table too.
    const { kinds: _, ...everything } = request;
    const jobs = jobsOf(printable, everything);
    const forms = new Map(
      jobs.map(({ locale, paper }) => [`${locale} ${paper.id}`, { locale, paper }]),
    );
    for (const form of forms.values()) yield await printTable(printable, form, request, press);
  });
}

async function printTable(
  printable: PrintableGame,
  { locale, paper }: { readonly locale: string; readonly paper: NamedSize },
  request: PrintRequest,
  press: Press,
): Promise<Printed> {
  const { id } = printable.data.manifest;
  const name = `${id}-list-${locale}-${paper.id}.pdf`;
  request.onFile?.(name);
  const text = listText(printable, { locale, paper, kinds: request.kinds });
  const means = { sheet: undefined, date: request.date, press };
  const { document, faults } = await pressRunning(printable, text, means);
  if (document === null) return { files: [], faults };
  const path = join(request.out, id, name);
  writeAtomically(path, await document.save());
  const pages = document.getPageCount();
  return { files: [{ path, sheet: 'list', locale, paper: paper.id, pages, cards: 0 }], faults };
}

interface ListOrder {
  readonly locale: string;
  readonly paper: NamedSize;
  /** All when omitted. */
  readonly kinds: readonly string[] | undefined;
}

function listText(printable: PrintableGame, { locale, paper, kinds }: ListOrder): RunningText {
  const { data } = printable;
  const game = inLocale(data.manifest.title, locale);
  const scope: Scope = { game: data, locale, credits: new Set() };
  const terms = new Map(termsOf(printable.game, locale).map(({ key, term }) => [key, term]));
  const tables = Object.entries(data.kinds)
    .filter(([kind, cards]) => cards.length > 0 && (kinds?.includes(kind) ?? true))
    .map(([kind]) => table(kind, scope, terms));
  return {
    title: game,
    locale,
    page: { width: paper.height, height: paper.width },
    margin: 11,
    foot: game,
    styles: [],
    style: STYLE,
    body: `<h1>${escape(game)}</h1>${tables.join('')}`,
  };
}

function table(kind: string, scope: Scope, terms: ReadonlyMap<string, string>): string {
  const { game, locale } = scope;
  const cards = game.kinds[kind] ?? [];
  const columns = columnsOf(kind, scope);
  const title = inLocale(game.manifest.kinds[kind]?.title ?? kind, locale);
  const figures = new Set(columns.filter((field) => cards.every((card) => isFigure(card[field]))));
  const look = (field: string): string => (figures.has(field) ? ' class="figure"' : '');
  const head = columns
    .map((field) => `<th${look(field)}>${escape(fieldName(field, scope, terms))}</th>`)
    .join('');
  const texts = new Map(
    cards
      .map((card) => [card.id, rulesCell(card, scope)] as const)
      .filter(([, text]) => text !== ''),
  );
  const rows = cards.map((card) => {
    const cells = columns.map(
      (field) => `<td${look(field)}>${cell(card[field], field, scope)}</td>`,
    );
    const rules = texts.get(card.id);
    const last = texts.size === 0 ? '' : `<td class="rules">${rules ?? ''}</td>`;
    return `<tr><th>${escape(worded(card.id, scope))}</th>${cells.join('')}${last}</tr>`;
  });
  const lastHead = texts.size === 0 ? '' : '<th></th>';
  return `<section><h2>${escape(title)} <small>${cards.length}</small></h2><table><thead><tr><th></th>${head}${lastHead}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

/** Cards may leave a figure out. */
function isFigure(value: unknown): boolean {
  return typeof value === 'number' || value === undefined || value === null;
}

const STYLE = `
body { font-size: 8pt; line-height: 1.3; }
h1 { font-size: 17pt; font-weight: 700; margin-bottom: 2mm; }
h2 { font-size: 12pt; font-weight: 700; margin: 5mm 0 1.5mm; break-after: avoid; }
small { font-weight: 400; color: #555; }
table { border-collapse: collapse; width: 100%; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { border-bottom: 0.12mm solid #bbb; padding: 0.6mm 1.4mm; text-align: left; vertical-align: middle; }
thead th { border-bottom: 0.3mm solid #000; font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 600; white-space: nowrap; }
td .icon { vertical-align: middle; }
.swatch { display: inline-block; width: 3mm; height: 3mm; vertical-align: -0.4mm; border: 0.1mm solid #000; }
.figure { text-align: right; padding-right: 5mm; font-variant-numeric: lining-nums tabular-nums; }
td.rules { min-width: 60mm; }
.rules-text { margin: 0; }
.rules-text .pattern { display: inline-block; vertical-align: middle; }
.pattern { width: calc(var(--columns) * 2mm); height: calc(var(--rows) * 2mm); }
`;
