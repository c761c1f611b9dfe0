/** What balance.yaml expects, and whether it was so. */
import type { BandAnswer } from '../../../engine/index.ts';
import type { JudgedExpectation } from '../../balance/judge-balance.ts';
import type { ReportContext, Section } from '../context.ts';
import { html } from '../html.ts';
import { sortableTable, type Column } from '../table.ts';

export const expectations: Section = (context) => {
  const { words, request } = context;
  if (request.expectations === null) return null;
  return html`<h2>${words.expectations.title}</h2>
    <p>${words.expectations.lead}</p>
    ${sortableTable(words.expectations.table, columns(context), request.expectations)}`;
};

function columns(context: ReportContext): Column<JudgedExpectation>[] {
  const { words: all, numbers } = context;
  const words = all.expectations;
  const name = ({ expectation }: JudgedExpectation): string => nameOf(expectation, context);
  return [
    { title: words.what, cell: name, value: name, names: true },
    {
      title: words.answer,
      cell: (row) => html`<span class="${answerOf(row)}">${all.answers[answerOf(row)]}</span>`,
      value: answerOf,
    },
    {
      title: words.found,
      cell: ({ judged }) => (judged === null ? '' : numbers.percent(judged.interval.share)),
      value: ({ judged }) => judged?.interval.share ?? null,
    },
    {
      title: words.interval,
      cell: ({ judged }) => (judged === null ? '' : numbers.range(judged.interval)),
    },
    {
      title: words.expected,
      cell: ({ expectation: { what, band } }) =>
        what === 'pairing' || what === 'mirror' || what === 'table'
          ? numbers.range(band)
          : words.atMost(numbers.percent(band.high)),
    },
    { title: words.bot, cell: ({ bot }) => bot, value: ({ bot }) => bot },
    {
      title: words.games,
      cell: ({ pairs, expectation: { players } }) => numbers.whole(players * pairs),
      value: ({ pairs }) => pairs,
    },
    {
      title: words.more,
      cell: ({ judged, expectation: { players } }) =>
        judged === null || judged.forecast === null ? '' : numbers.whole(players * judged.forecast),
      value: ({ judged }) => judged?.forecast ?? null,
    },
  ];
}

function answerOf({ judged }: JudgedExpectation): BandAnswer {
  return judged?.answer ?? 'undecided';
}

function nameOf(
  { what, players, decks, decisions }: JudgedExpectation['expectation'],
  { words, numbers, request }: ReportContext,
): string {
  const [deck, against] = (decks ?? []).map((id) => request.deckName(id ?? ''));
  if (what === 'pairing') return words.pairings.against(deck!, against!);
  if (what === 'table') return words.expectations.among(deck!, numbers.whole(players));
  if (what === 'mirror') return words.expectations.mirror(deck!);
  return what === 'longer'
    ? words.expectations.longer(numbers.whole(decisions ?? 0))
    : words.expectations.unfinished;
}
