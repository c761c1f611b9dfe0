/** Who wins against whom. */
import { judgeShare, type BandAnswer } from '../../../engine/index.ts';
import { beginnerShare, pairSumsOf, pairedShare, tallyOf } from '../../statistics.ts';
import type { PlayedPairing, ReportContext, Section } from '../context.ts';
import { html, type Html } from '../html.ts';
import { winMatrix, type MatrixCell } from '../plots/win-matrix.ts';
import { numberColumn, sortableTable, type Column } from '../table.ts';

const EVEN = { low: 0.45, high: 0.55 };

export const pairings: Section = (context) => {
  const { words } = context;
  if (context.players > 2) return null;
  return html`<h2>${words.pairings.title}</h2>
    <p>${words.pairings.lead}</p>
    ${matrix(context)} ${sortableTable(words.pairings.table, columns(context), context.pairings)}`;
};

function matrix(context: ReportContext): Html {
  const { names, words } = context;
  const cells = context.pairings.flatMap((pairing) => cellsOf(pairing, context));
  const others = names
    .map((_, place) => place)
    .filter((place) => cells.some(({ row }) => row === place));
  if (others.length === 0) return html``;
  const placed = cells.map((cell) => ({
    ...cell,
    row: others.indexOf(cell.row),
    column: others.indexOf(cell.column),
  }));
  const shown = others.map((place) => names[place]!);
  return html`<figure>${winMatrix(words.pairings.plot, shown, placed)}</figure>`;
}

/** Both directions of a pairing of two. */
function cellsOf(
  { entrants: [first, second], counts, games }: PlayedPairing,
  { names, words, numbers }: ReportContext,
): MatrixCell[] {
  if (first === second || games === 0) return [];
  const { answer, interval } = judgeShare(pairSumsOf(counts), EVEN);
  const cell = (row: number, column: number, share: typeof interval): MatrixCell => ({
    row,
    column,
    share: share.share,
    isDecided: answer !== 'undecided',
    words: words.pairings.cell(
      names[row]!,
      names[column]!,
      numbers.percent(share.share),
      numbers.range(share),
      numbers.whole(games),
    ),
  });
  const { share, low, high } = interval;
  return [
    cell(first, second, interval),
    cell(second, first, { share: 1 - share, low: 1 - high, high: 1 - low }),
  ];
}

function columns(context: ReportContext): Column<PlayedPairing>[] {
  const { words: all, numbers, named } = context;
  const words = all.pairings;
  const name = ({ place }: PlayedPairing): string => context.pairingName(place);
  return [
    { title: words.pairing, cell: name, value: name, names: true },
    numberColumn(words.games, ({ games }) => games, numbers.whole),
    numberColumn(words.share, ({ counts }) => pairedShare(counts)?.value ?? null, numbers.percent),
    {
      title: words.interval,
      cell: ({ counts }) => {
        const found = pairedShare(counts);
        return found === null ? '' : numbers.range(found);
      },
    },
    {
      title: words.verdict,
      cell: (pairing) => {
        const answer = answerOf(pairing);
        return answer === null ? '' : html`<span class="${answer}">${all.answers[answer]}</span>`;
      },
      value: answerOf,
    },
    numberColumn(
      words.firstPlayer,
      ({ counts }) => beginnerShare(counts)?.share ?? null,
      numbers.percent,
    ),
    numberColumn(words.drawn, ({ counts }) => tallyOf(counts).drawn, numbers.whole),
    {
      title: words.unfinished,
      cell: ({ counts }) =>
        html`${numbers.whole(tallyOf(counts).unfinished)} ${named.link(counts.samples.unfinished)}`,
      value: ({ counts }) => tallyOf(counts).unfinished,
    },
    { title: words.won, cell: ({ counts }) => named.link(counts.samples.won) },
    { title: words.lost, cell: ({ counts }) => named.link(counts.samples.lost) },
  ];
}

/** None of a deck against itself: its share says nothing. */
function answerOf({ entrants: [first, second], counts, games }: PlayedPairing): BandAnswer | null {
  return first === second || games === 0 ? null : judgeShare(pairSumsOf(counts), EVEN).answer;
}
