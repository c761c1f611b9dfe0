/** Why games ended, what happened in them, which clauses refused what bots tried. */
import type { Happened } from '../../result.ts';
import type { ReportContext, Section } from '../context.ts';
import { html, type Html } from '../html.ts';
import { sortableTable, type Column } from '../table.ts';

interface Row extends Happened {
  readonly what: string;
}

export const endings: Section = (context) => {
  const { words, request } = context;
  const { result } = request;
  const reasons = together(result.pairings.map((pairing) => pairing.reasons));
  const tables = [
    table(words.endings.reasons, words.endings.what, reasons, context),
    table(words.endings.events, words.endings.what, rowsOf(result.events), context),
    table(words.endings.refusals, words.endings.clause, rowsOf(result.refusals), context),
  ].filter((one) => one !== null);
  return tables.length === 0
    ? null
    : html`<h2>${words.endings.title}</h2>
        ${tables}`;
};

function rowsOf(happened: Readonly<Record<string, Happened>>): Row[] {
  return Object.entries(happened)
    .map(([what, counts]) => ({ what, ...counts }))
    .toSorted((one, other) => other.times - one.times || (one.what < other.what ? -1 : 1));
}

/** The first game is that of the first pairing in which it happened. */
function together(all: readonly Readonly<Record<string, Happened>>[]): Row[] {
  const sums: Record<string, Happened> = {};
  for (const [what, { times, games, first }] of all.flatMap((one) => Object.entries(one))) {
    const before = sums[what];
    sums[what] = {
      times: times + (before?.times ?? 0),
      games: games + (before?.games ?? 0),
      first: before?.first ?? first,
    };
  }
  return rowsOf(sums);
}

function table(
  caption: string,
  title: string,
  rows: readonly Row[],
  { words: { endings: words }, numbers, named, pairings }: ReportContext,
): Html | null {
  if (rows.length === 0) return null;
  const all = pairings.reduce((sum, { games }) => sum + games, 0);
  const columns: Column<Row>[] = [
    { title, cell: ({ what }) => what, value: ({ what }) => what, names: true },
    { title: words.times, cell: ({ times }) => numbers.whole(times), value: ({ times }) => times },
    {
      title: words.inGames,
      cell: ({ games }) => numbers.whole(games),
      value: ({ games }) => games,
    },
    {
      title: words.share,
      cell: ({ games }) => (all === 0 ? '' : numbers.percent(games / all)),
      value: ({ games }) => games,
    },
    { title: words.first, cell: ({ first }) => named.link(first) },
  ];
  return html`${sortableTable(caption, columns, rows)}`;
}
