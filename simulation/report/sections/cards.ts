/** Cards: how games went in which they were drawn and played. */
import { cardEffects, type CardEffect } from '../card-effects.ts';
import type { ReportContext, Section } from '../context.ts';
import { html, type Html } from '../html.ts';
import { intervalPlot } from '../plots/intervals.ts';
import { sortableTable, type Column } from '../table.ts';

/** Rows of a picture that can be read at a glance. */
const MOST = 40;

/** Of all that is called found, one in ten may be chance. */
const RATE = 0.1;

export const cards: Section = (context) => {
  const { words, numbers } = context;
  const effects = cardEffects(context.pairings, context.players).toSorted(
    (one, other) => Math.abs(other.difference.share) - Math.abs(one.difference.share),
  );
  if (effects.length === 0) return null;
  const shown = effects.slice(0, MOST);
  const remark =
    shown.length < effects.length
      ? html`<p>
          ${words.cards.shown(numbers.whole(shown.length), numbers.whole(effects.length))}
        </p>`
      : html``;
  return html`<h2>${words.cards.title}</h2>
    <p>${words.cards.lead}</p>
    <figure>${plotOf(shown, context)}</figure>
    ${remark} ${sortableTable(words.cards.table, columns(context), effects)}`;
};

/** Best first, and what may be chance at the end. */
function plotOf(effects: readonly CardEffect[], context: ReportContext): Html {
  const { words, numbers, names, request } = context;
  const rows = effects.map(({ entrant, card, difference, rate, played }) => {
    const name = words.cards.inDeck(request.cardName(card), names[entrant]!);
    const { share: value, low, high } = difference;
    const range = numbers.range({ low, high });
    return {
      name,
      value,
      low,
      high,
      isDecided: rate <= RATE,
      words: `${name}: ${numbers.percent(value)} (${range}), ${numbers.whole(played.games)}`,
    };
  });
  const ordered = rows.toSorted(
    (one, other) => Number(other.isDecided) - Number(one.isDecided) || other.value - one.value,
  );
  return intervalPlot(words.cards.plot, ordered, { label: words.cards.axis, line: 0 });
}

function columns({
  words: all,
  numbers,
  names,
  named,
  request,
}: ReportContext): Column<CardEffect>[] {
  const words = all.cards;
  const name = ({ card }: CardEffect): string => request.cardName(card);
  const deck = ({ entrant }: CardEffect): string => names[entrant]!;
  return [
    { title: words.card, cell: name, value: name, names: true },
    { title: words.deck, cell: deck, value: deck },
    ...uses(words.drawn, words.whenDrawn, ({ drawn }) => drawn),
    ...uses(words.played, words.whenPlayed, ({ played }) => played),
    {
      title: words.difference,
      value: ({ difference }) => difference.share,
      cell: ({ difference, rate }) =>
        html`<span class="${rate <= RATE ? 'found' : 'chance'}">${signed(difference.share)}</span>`,
    },
    { title: words.first, cell: ({ played }) => named.link(played.first) },
  ];

  function uses(
    games: string,
    share: string,
    of: (effect: CardEffect) => CardEffect['played'],
  ): Column<CardEffect>[] {
    return [
      { title: games, cell: (row) => numbers.whole(of(row).games), value: (row) => of(row).games },
      {
        title: share,
        value: (row) => of(row).interval?.share ?? null,
        cell: (row) => {
          const { interval } = of(row);
          return interval === null
            ? ''
            : html`${numbers.percent(interval.share)} <small>${numbers.range(interval)}</small>`;
        },
      },
    ];
  }
}

function signed(share: number): string {
  const points = (Math.abs(share) * 100).toFixed(1);
  return `${share < 0 ? '−' : '+'}${points}`;
}
