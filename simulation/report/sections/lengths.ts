/** How long games are, and how they go. */
import type { Histogram } from '../../result.ts';
import { luckOfTheDeal, meanOf, quantileOf, totalOf } from '../../statistics.ts';
import type { PlayedPairing, ReportContext, Section } from '../context.ts';
import { html } from '../html.ts';
import { lengthPlot } from '../plots/lengths.ts';
import { numberColumn, sortableTable, type Column } from '../table.ts';

export const lengths: Section = (context) => {
  const { words, pairings } = context;
  const all = together(pairings.map(({ counts }) => counts.lengths));
  if (totalOf(all) === 0) return null;
  const axes = { length: words.lengths.decisions, games: words.lengths.games };
  return html`<h2>${words.lengths.title}</h2>
    <p>${words.lengths.lead}</p>
    <figure>${lengthPlot(words.lengths.plot, all, axes)}</figure>
    ${sortableTable(words.lengths.table, columns(context), pairings)}`;
};

function together(all: readonly Histogram[]): Histogram {
  const sums: Record<string, number> = {};
  for (const [value, times] of all.flatMap((one) => Object.entries(one))) {
    sums[value] = (sums[value] ?? 0) + times;
  }
  return sums;
}

function columns(context: ReportContext): Column<PlayedPairing>[] {
  const { words: all, numbers, named } = context;
  const words = all.lengths;
  const name = ({ place }: PlayedPairing): string => context.pairingName(place);
  const number = (
    title: string,
    value: (pairing: PlayedPairing) => number | null,
  ): Column<PlayedPairing> => numberColumn(title, (one) => known(value(one)), numbers.whole);
  const mean = (title: string, of: 'branching' | 'leadChanges'): Column<PlayedPairing> =>
    numberColumn(title, ({ counts }) => known(meanOf(counts[of])), numbers.tenths);
  return [
    { title: all.pairings.pairing, cell: name, value: name, names: true },
    number(words.median, ({ counts }) => quantileOf(counts.lengths, 0.5)),
    number(words.short, ({ counts }) => quantileOf(counts.lengths, 0.05)),
    number(words.long, ({ counts }) => quantileOf(counts.lengths, 0.95)),
    {
      title: words.shortest,
      value: ({ counts }) => counts.shortest?.value ?? null,
      cell: ({ counts: { shortest } }) =>
        html`${shortest === null ? '' : numbers.whole(shortest.value)} ${named.link(shortest?.game)}`,
    },
    {
      title: words.longest,
      value: ({ counts }) => counts.longest?.value ?? null,
      cell: ({ counts: { longest } }) =>
        html`${longest === null ? '' : numbers.whole(longest.value)} ${named.link(longest?.game)}`,
    },
    mean(words.choices, 'branching'),
    mean(words.leads, 'leadChanges'),
    numberColumn(words.luck, luckOf, (luck) => numbers.percent(Math.max(0, luck))),
  ];
}

/** Only where both games of a pair deal the same cards to the same seats. */
function luckOf({ entrants: [first, second], counts }: PlayedPairing): number | null {
  return first === second && counts.entrants === undefined ? luckOfTheDeal(counts) : null;
}

function known(value: number | null): number | null {
  return value === null || Number.isNaN(value) ? null : value;
}
