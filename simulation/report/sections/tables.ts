/** Games of more than two: what each deck and each seat wins, beside the share that would be fair. */
import { seatName } from '../../../engine/index.ts';
import {
  entrantShares,
  fairShare,
  seatShares,
  tableShares,
  type EntrantShare,
  type Share,
} from '../../table-statistics.ts';
import { isMirror } from '../../plan.ts';
import type { PlayedPairing, ReportContext, Section } from '../context.ts';
import { html, type Html } from '../html.ts';
import { intervalPlot } from '../plots/intervals.ts';
import { numberColumn, sortableTable, type Column } from '../table.ts';

interface Row extends Share {
  readonly name: string;
  /** By seat; empty for a seat. */
  readonly seats: readonly Share[];
}

export const tables: Section = (context) => {
  const { request, bots, players } = context;
  if (players === 2) return null;
  const words = context.words.tables;
  const fair = fairShare(request.result);
  const decks = decksOf(context);
  const seats = seatShares(request.result).map((seat, at): Row => ({
    ...seat,
    name: seatName(at),
    seats: [],
  }));
  return html`<h2>${words.title}</h2>
    ${bots.length > 1 ? html`<p>${words.noLadder}</p>` : html``}
    ${decks.length === 0 ? html`` : decksSection(decks, fair, context)}
    <p>${words.leadSeats}</p>
    ${sortableTable(words.seats, columns(context, words.seat, fair), seats)} ${eachOf(context)}`;
};

function decksSection(decks: readonly Row[], fair: number, context: ReportContext): Html {
  const { words: all, numbers, players } = context;
  const words = all.tables;
  return html`<p>${words.lead(numbers.whole(players), numbers.percent(fair))}</p>
    <figure>${plotOf(decks, fair, context)}</figure>
    ${sortableTable(words.decks, columns(context, all.strength.name, fair), decks)}`;
}

/** The best first. */
function decksOf({ request, names }: ReportContext): Row[] {
  return entrantShares(request.result)
    .map((share: EntrantShare): Row => ({ ...share, name: names[share.entrant]! }))
    .toSorted((one, other) => (other.interval?.share ?? 0) - (one.interval?.share ?? 0));
}

function plotOf(decks: readonly Row[], fair: number, { words, numbers }: ReportContext): Html {
  const rows = decks.flatMap(({ name, interval }) => {
    if (interval === null) return [];
    const { share, low, high } = interval;
    const isDecided = low > fair || high < fair;
    const said = `${name}: ${numbers.percent(share)} (${numbers.range(interval)})`;
    return [{ name, value: share, low, high, isDecided, words: said }];
  });
  return intervalPlot(words.tables.plot, rows, { label: words.tables.axis, line: fair });
}

function columns(context: ReportContext, title: string, fair: number): Column<Row>[] {
  const { words, numbers, players } = context;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return [
    { title, cell: ({ name }) => name, value: ({ name }) => name, names: true },
    ...shareColumns(context, ({ interval }: Row) => interval),
    numberColumn(
      words.tables.fair,
      ({ interval }) => (interval === null ? null : interval.share - fair),
      numbers.percent,
    ),
    numberColumn(words.strength.games, ({ games }) => games, numbers.whole),
    numberColumn(words.pairings.drawn, ({ tally }) => tally.drawn, numbers.whole),
    numberColumn(words.pairings.unfinished, ({ tally }) => tally.unfinished, numbers.whole),
    ...(title === words.tables.seat ? [] : seats).map((seat) =>
      numberColumn<Row>(
        words.tables.asSeat(seatName(seat)),
        (row) => row.seats[seat]?.interval?.share ?? null,
        numbers.percent,
      ),
    ),
  ];
}

function shareColumns<Of>(
  { words, numbers }: ReportContext,
  of: (row: Of) => Share['interval'],
): Column<Of>[] {
  return [
    numberColumn(words.strength.share, (row) => of(row)?.share ?? null, numbers.percent),
    {
      title: words.strength.interval,
      cell: (row) => {
        const interval = of(row);
        return interval === null ? '' : numbers.range(interval);
      },
    },
  ];
}

/** A row for each deck at a table. */
interface Seated {
  readonly pairing: PlayedPairing;
  readonly share: EntrantShare;
}

/** A deck that sits with itself alone wins what is fair, whatever it is worth. */
function eachOf(context: ReportContext): Html {
  const { request, words, names, named, pairings } = context;
  const rows = pairings.flatMap((pairing): Seated[] =>
    isMirror(pairing.entrants)
      ? []
      : tableShares(request.result, pairing.place).map((share) => ({ pairing, share })),
  );
  if (rows.length === 0) return html``;
  const table = ({ pairing }: Seated): string => context.pairingName(pairing.place);
  const name = ({ share }: Seated): string => names[share.entrant]!;
  return html`${sortableTable(
    words.tables.each,
    [
      { title: words.pairings.pairing, cell: table, value: table, names: true },
      { title: words.strength.name, cell: name, value: name },
      ...shareColumns(context, ({ share }: Seated) => share.interval),
      {
        title: words.lengths.longest,
        cell: ({ pairing }) => named.link(pairing.counts.longest?.game),
      },
    ],
    rows,
  )}`;
}
