/** Clauses of the rules: how often each decided something, and those that never did. */
import type { Happened } from '../../result.ts';
import type { ReportContext, Section } from '../context.ts';
import { html } from '../html.ts';
import { numberColumn, sortableTable, type Column } from '../table.ts';

interface Row extends Happened {
  readonly clause: string;
}

export const clauses: Section = (context) => {
  const { words, numbers, request } = context;
  const use = request.clauses;
  if (use === null || use === undefined) return null;
  const rows = Object.entries(use.used)
    .map(([clause, happened]) => ({ clause, ...happened }))
    .toSorted((a, b) => b.times - a.times);
  const { never, unseen } = use;
  return html`<h2>${words.clauses.title}</h2>
    <p>${words.clauses.lead(numbers.whole(use.games))}</p>
    ${never.length === 0 ? html`` : html`<p class="remark">${words.clauses.never(never.join(', '))}</p>`}
    ${unseen.length === 0 ? html`` : html`<p>${words.clauses.unseen(numbers.whole(unseen.length))}</p>`}
    ${sortableTable(words.clauses.title, columns(context), rows)}`;
};

function columns({ words, numbers, named }: ReportContext): Column<Row>[] {
  return [
    {
      title: words.endings.clause,
      cell: ({ clause }) => clause,
      value: ({ clause }) => clause,
      names: true,
    },
    numberColumn(words.endings.times, ({ times }) => times, numbers.whole),
    numberColumn(words.endings.inGames, ({ games }) => games, numbers.whole),
    { title: words.endings.first, cell: ({ first }) => named.link(first) },
  ];
}
