/** Games of more than two: what each deck wins, what each seat does, and who sat with whom. */
import type { ShownTables } from '../../protocol/balance.ts';
import { filled } from '../words.ts';
import type { Part } from './model.ts';
import { count, percent, range, signed } from './numbers.ts';
import { Games } from './pairings.tsx';
import { Table } from './table.tsx';

interface TablesParts extends Part {
  readonly shown: ShownTables;
}

export function Tables({ model, shown }: TablesParts) {
  return (
    <>
      <Decks model={model} shown={shown} />
      <Seats model={model} shown={shown} />
      <Together model={model} shown={shown} />
    </>
  );
}

function Decks({ model, shown: { players, fair, decks, seats } }: TablesParts) {
  const { words } = model;
  if (decks.length === 0) return null;
  const title = filled(words.tables, { players });
  const head = [
    words.deck,
    words.share,
    words.interval,
    words.fair,
    words.gamesPlayed,
    words.drawn,
    words.unfinished,
    ...seats.map(({ name }) => filled(words.asSeat, { seat: name })),
  ];
  return (
    <section>
      <h2>{title}</h2>
      <p>{filled(words.tablesLead, { fair: percent(fair) })}</p>
      <Table
        caption={title}
        head={head}
        rows={decks.map((deck) => [
          deck.name,
          percent(deck.won.share),
          range(deck.won),
          <span class={deck.isApart ? 'meant' : 'undecided'}>{signed(deck.won.share - fair)}</span>,
          count(deck.games),
          count(deck.drawn),
          count(deck.unfinished),
          ...deck.seats.map((share) => (share === null ? '' : percent(share))),
        ])}
      />
    </section>
  );
}

function Seats({ model, shown: { fair, seats } }: TablesParts) {
  const { words } = model;
  return (
    <section>
      <h2>{words.seats}</h2>
      <p>{words.seatsLead}</p>
      <Table
        caption={words.seats}
        head={[words.seat, words.share, words.fair]}
        rows={seats.map(({ name, share }) => [
          name,
          share === null ? '' : percent(share),
          share === null ? '' : signed(share - fair),
        ])}
      />
    </section>
  );
}

function Together({ model, shown: { tables } }: TablesParts) {
  const { words } = model;
  return (
    <section>
      <h2>{words.together}</h2>
      <Table
        caption={words.together}
        head={[words.table, words.deck, words.share, words.interval, words.look]}
        rows={tables.flatMap(({ who, shown }, table) =>
          who.map(({ name, places, won }, at) => [
            count(table + 1),
            <span class="who">
              {places === 1 ? name : filled(words.places, { places, deck: name })}
            </span>,
            won === null ? '' : percent(won.share),
            won === null ? '' : range(won),
            at === 0 ? <Games model={model} shown={shown} /> : '',
          ]),
        )}
      />
    </section>
  );
}
