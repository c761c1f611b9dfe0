/** Pairing by pairing: shares, who begins, and games to look at. */
import type { ShownGame, ShownMatrix } from '../../protocol/balance.ts';
import { filled } from '../words.ts';
import { count, percent, range } from './numbers.ts';
import type { Part } from './model.ts';
import { Table } from './table.tsx';

export function Pairings({ model, matrix }: Part & { readonly matrix: ShownMatrix }) {
  const { words } = model;
  const head = [
    words.pairing,
    words.won,
    words.interval,
    words.even,
    words.beginner,
    words.drawn,
    words.unfinished,
    words.look,
  ];
  return (
    <section>
      <h2>{words.pairings}</h2>
      <Table
        caption={words.pairings}
        head={head}
        rows={matrix.pairings.map((one) => [
          filled(words.against, {
            first: matrix.names[one.first] ?? '',
            second: matrix.names[one.second] ?? '',
          }),
          one.won === null ? '' : percent(one.won.share),
          one.won === null ? '' : range(one.won),
          one.won === null ? '' : <span class={one.even}>{words.answers[one.even]}</span>,
          one.beginner === null ? '' : percent(one.beginner),
          count(one.drawn),
          count(one.unfinished),
          <Games model={model} shown={one.shown} />,
        ])}
      />
    </section>
  );
}

/** Games of a game that has changed since could not be played again. */
export function Games({ model, shown }: Part & { readonly shown: readonly ShownGame[] }) {
  const { words } = model;
  if (model.balance.value?.isOld === true) return null;
  return (
    <span class="games">
      {shown.map(({ what, ref }) => (
        <a
          key={what}
          href={model.gameLink(ref)}
          title={filled(words.lookAt, { ref, what: words.shown[what] })}
        >
          {words.shown[what]}
        </a>
      ))}
    </span>
  );
}
