/** Who wins how much of all: decks against all other decks. */
import { wilson, type Interval } from '../../../engine/index.ts';
import { tallyOf } from '../../statistics.ts';
import type { PlayedPairing, ReportContext, Section } from '../context.ts';
import { html, type Html } from '../html.ts';
import { intervalPlot } from '../plots/intervals.ts';
import { sortableTable, type Column } from '../table.ts';

interface Strength {
  readonly name: string;
  readonly games: number;
  readonly interval: Interval;
}

/** Of one bot: with several, the ladder says more. */
export const strength: Section = (context) => {
  const { words, bots, names } = context;
  if (bots.length > 1 || context.players > 2) return null;
  const found = strengthsOf(context.pairings, (entrant) => names[entrant]!);
  if (found.length < 2) return null;
  const title = words.strength.decks;
  const rows = found.toSorted((one, other) => other.interval.share - one.interval.share);
  return html`<h2>${title}</h2>
    <p>${words.strength.leadDecks}</p>
    <figure>${plotOf(title, rows, context)}</figure>
    ${sortableTable(title, columns(context), rows)}`;
};

/** Of everybody who played against somebody else. */
function strengthsOf(
  pairings: readonly PlayedPairing[],
  keyOf: (entrant: number) => string,
): Strength[] {
  const points = new Map<string, { won: number; games: number }>();
  const add = (key: string, won: number, games: number): void => {
    const before = points.get(key) ?? { won: 0, games: 0 };
    points.set(key, { won: before.won + won, games: before.games + games });
  };
  for (const { entrants, counts, games } of pairings) {
    const [first, second] = entrants.map(keyOf) as [string, string];
    if (first === second || games === 0) continue;
    const { won, drawn, unfinished } = tallyOf(counts);
    const halves = won + (drawn + unfinished) / 2;
    add(first, halves, games);
    add(second, games - halves, games);
  }
  return [...points].map(([name, { won, games }]) => {
    return { name, games, interval: wilson(won, games) };
  });
}

function plotOf(title: string, rows: readonly Strength[], { words, numbers }: ReportContext): Html {
  const shown = rows.map(({ name, interval: { share, low, high } }) => ({
    name,
    value: share,
    low,
    high,
    isDecided: low > 1 / 2 || high < 1 / 2,
    words: `${name}: ${numbers.percent(share)} (${numbers.range({ low, high })})`,
  }));
  return intervalPlot(title, shown, { label: words.strength.axis, line: 1 / 2 });
}

function columns({ words, numbers }: ReportContext): Column<Strength>[] {
  const elo = ({ interval: { share } }: Strength): number | null =>
    share <= 0 || share >= 1 ? null : Math.round(400 * Math.log10(share / (1 - share)));
  return [
    {
      title: words.strength.name,
      cell: ({ name }) => name,
      value: ({ name }) => name,
      names: true,
    },
    {
      title: words.strength.share,
      cell: ({ interval }) => numbers.percent(interval.share),
      value: ({ interval }) => interval.share,
    },
    { title: words.strength.interval, cell: ({ interval }) => numbers.range(interval) },
    {
      title: words.strength.elo,
      cell: (row) => String(elo(row) ?? '').replace('-', '−'),
      value: elo,
    },
    {
      title: words.strength.games,
      cell: ({ games }) => numbers.whole(games),
      value: ({ games }) => games,
    },
  ];
}
