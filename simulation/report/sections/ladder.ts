/** How strong bots are beside each other. */
import { ladderOf, type Rating, type Rung } from '../../ladder/ladder.ts';
import type { ReportContext, Section } from '../context.ts';
import { html } from '../html.ts';
import { intervalPlot } from '../plots/intervals.ts';
import { numberColumn, sortableTable, type Column } from '../table.ts';

export const ladder: Section = (context) => {
  const { words, request } = context;
  const rungs = ladderOf(request.result);
  if (rungs.length === 0) return null;
  const { title, lead, axis } = words.ladder;
  const rows = rungs.map(({ bot, above, elo, low, high }, place) => ({
    name: bot,
    value: elo,
    low,
    high,
    // The lowest is sure where the one above it is.
    isDecided: isSure(above ?? rungs[place - 1]?.above ?? null),
    words: `${bot}: ${points(elo)} (${range({ low, high })})`,
  }));
  return html`<h2>${title}</h2>
    <p>${lead}</p>
    <figure>${intervalPlot(title, rows, { label: axis, line: 0, unit: 1 })}</figure>
    ${sortableTable(title, columns(context), rungs)}`;
};

function isSure(above: Rating | null): boolean {
  return above !== null && above.low > 0;
}

function columns({ words: { ladder: words }, numbers }: ReportContext): Column<Rung>[] {
  return [
    { title: words.bot, cell: ({ bot }) => bot, value: ({ bot }) => bot, names: true },
    numberColumn(words.elo, ({ elo }) => elo, points),
    { title: words.interval, cell: range },
    numberColumn(words.above, ({ above }) => above?.elo ?? null, points),
    {
      title: words.aboveInterval,
      cell: ({ above }) => (above === null ? '' : range(above)),
    },
    {
      title: words.surely,
      cell: ({ above }) => {
        if (above === null) return '';
        const answer = isSure(above) ? 'holds' : 'undecided';
        return html`<span class="${answer}">${isSure(above) ? words.yes : words.open}</span>`;
      },
    },
    numberColumn(words.games, ({ games }) => games, numbers.whole),
  ];
}

function points(elo: number): string {
  return String(Math.round(elo)).replace('-', '−');
}

function range({ low, high }: Pick<Rating, 'low' | 'high'>): string {
  return `${points(low)} … ${points(high)}`;
}
