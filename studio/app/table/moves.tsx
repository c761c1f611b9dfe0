/** What can be done now, as a list that is searched and grows shorter while somebody points at the table. */
import { useState } from 'preact/hooks';
import { NOBODY, seatName } from '../../../engine/index.ts';
import type { Move } from '../../table/view.ts';
import { filled } from '../words.ts';
import type { TableModel } from './model.ts';

interface Part {
  readonly model: TableModel;
}

/** Acts where nobody does: see `NOBODY` of the engine. */
const CLOCK = seatName(NOBODY);

/** Longer lists are for the search, or for pointing. */
const MOST = 150;

export function Moves({ model }: Part) {
  const { words } = model;
  const view = model.view.value;
  if (view === null) return null;
  const sought = model.search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = model.meant.value.filter(({ said, text }) =>
    sought.every((word) => said.toLowerCase().includes(word) || text.toLowerCase().includes(word)),
  );
  return (
    <section class="moves" aria-label={words.moves} tabIndex={-1} data-goes-on>
      <h2>{words.moves}</h2>
      {view.moves.length > 0 && (
        <>
          {view.moves.length > 1 && (
            <input
              type="search"
              aria-label={words.search}
              placeholder={words.search}
              value={model.search.value}
              onInput={(event) => (model.search.value = event.currentTarget.value)}
            />
          )}
          {found.length === 0 && <p>{words.noMoves}</p>}
          <Groups model={model} moves={found.slice(0, MOST)} seat={view.toAct ?? ''} />
          {found.length > MOST && <p>… {found.length}</p>}
          <Typed model={model} />
        </>
      )}
      {view.unasked.map(({ seat, moves }) => (
        <div key={seat}>
          <h3>{seat === CLOCK ? words.clockMayEnd : filled(words.mayAct, { seat })}</h3>
          <Groups model={model} moves={moves.slice(0, MOST)} seat={seat} />
        </div>
      ))}
    </section>
  );
}

function Groups({ model, moves, seat }: Part & { moves: readonly Move[]; seat: string }) {
  const groups = new Map<string, Move[]>();
  for (const move of moves) groups.set(move.head, [...(groups.get(move.head) ?? []), move]);
  return (
    <ul>
      {[...groups].map(([head, group]) => (
        <li key={head}>
          {group.length > 1 || group[0]?.tail !== '' ? <span class="head">{head}</span> : null}
          {group.map((move) => (
            <button
              key={move.text}
              type="button"
              class="move"
              data-move={move.text}
              aria-label={move.foreseen === '' ? move.said : `${move.said}: ${move.foreseen}`}
              onClick={() => void model.play(move.text, seat)}
            >
              {move.tail === '' ? move.said : move.tail}
              {move.foreseen !== '' && <small> {move.foreseen}</small>}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** A move in notation, or as it is listed: what is not legal is refused with the reason. */
function Typed({ model }: Part) {
  const { words } = model;
  const [text, setText] = useState('');
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        void model.play(text.trim());
        setText('');
      }}
    >
      <input
        aria-label={words.typeMove}
        placeholder={words.typeMove}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit">{words.playMove}</button>
    </form>
  );
}
