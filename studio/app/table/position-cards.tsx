/** A hand or a pile of a position as its cards: added, removed, moved up and down and between them. */
import { useId, useState } from 'preact/hooks';
import { filled } from '../words.ts';
import { type CardPlace, type CardStep, moveCard } from './edit-cards.ts';
import { type CardList, cardLists, nameOfList } from './edited-lists.ts';
import { nameOf } from './names.ts';
import { CardAsides } from './position-asides.tsx';
import { labelsApart, listLabel } from './position-labels.ts';
import type { EditedPart } from './position-values.tsx';

export interface ListParts extends EditedPart {
  readonly list: CardList;
}

/** Of a list that is longer the rest is scrolled to. */
const ROWS = 8;

export function CardListPart({ model, editor, list }: ListParts) {
  const { words, game } = model;
  const { field, holder, ids } = list;
  const [wanted, setAt] = useState(0);
  const at = Math.max(0, Math.min(wanted, ids.length - 1));
  const label = listLabel(game, field.key, holder);
  const isOrdered = field.order === 'topFirst' || field.order === 'topLast';
  const step = (taken: Omit<CardStep, 'id'>, id = ids[at] ?? ''): void =>
    editor.change((position) => moveCard(editor.fields.peek(), position, { id, ...taken }));
  const here: CardPlace = { list, at };
  const move = (by: number): void => {
    const to = at + by;
    if (!isOrdered || to < 0 || to >= ids.length) return;
    step({ from: here, to: { list, at: to } });
    setAt(to);
  };
  const remove = (): void => {
    if (ids.length > 0) step({ from: here, to: null });
  };
  const isOpen = game.looks.hands.includes(field.key);
  return (
    <details class="card-list" open={isOpen} data-list={nameOfList(list)}>
      <summary>
        {label} <span class="count">{ids.length}</span>
      </summary>
      {isOrdered && <small>{field.order === 'topFirst' ? words.topFirst : words.latestLast}</small>}
      <select
        size={Math.min(ROWS, Math.max(2, ids.length))}
        aria-label={label}
        value={String(at)}
        onChange={({ currentTarget }) => setAt(currentTarget.selectedIndex)}
        onFocus={() => ids[at] !== undefined && (model.card.value = ids[at])}
        onKeyDown={(event) => {
          const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
          if (by === undefined && event.key !== 'Delete') return;
          event.preventDefault();
          if (by === undefined) remove();
          else move(by);
        }}
      >
        {ids.map((id, place) => (
          <option key={place} value={String(place)}>
            {nameOf(game, id)}
          </option>
        ))}
      </select>
      <p class="orders">
        {isOrdered && (
          <>
            <button type="button" aria-disabled={at === 0} onClick={() => move(-1)}>
              {words.cardUp}
            </button>
            <button type="button" aria-disabled={at >= ids.length - 1} onClick={() => move(1)}>
              {words.cardDown}
            </button>
          </>
        )}
        <button type="button" aria-disabled={ids.length === 0} onClick={remove}>
          {words.removePiece}
        </button>
        <Elsewhere
          {...{ model, editor, list }}
          id={ids[at]}
          onMove={(to) => step({ from: here, to })}
        />
      </p>
      {ids.length > 0 && <CardAsides {...{ model, editor, place: here }} />}
      {(field.order !== 'one' || ids.length === 0) && (
        <Add
          {...{ model, list }}
          onAdd={(id) => {
            const end = field.order === 'topFirst' ? 0 : ids.length;
            step({ from: null, to: { list, at: end } }, id);
            setAt(end);
          }}
        />
      )}
    </details>
  );
}

interface ElsewhereParts extends ListParts {
  readonly id: string | undefined;
  readonly onMove: (to: CardPlace) => void;
}

/** Other hands and piles where the card may lie. */
function Elsewhere({ model, editor, list, id, onMove }: ElsewhereParts) {
  const { words, game } = model;
  const [wanted, setWanted] = useState('');
  const others = cardLists(editor.fields.value, editor.position.value ?? {}).filter(
    (other) =>
      nameOfList(other) !== nameOfList(list) &&
      (id === undefined || other.field.offered.includes(id)) &&
      !(other.field.order === 'one' && other.ids.length > 0),
  );
  const chosen = others.find((other) => nameOfList(other) === wanted) ?? others[0];
  if (chosen === undefined) return null;
  return (
    <span class="one">
      <select
        aria-label={words.moveWhere}
        value={nameOfList(chosen)}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      >
        {others.map((other) => (
          <option key={nameOfList(other)} value={nameOfList(other)}>
            {listLabel(game, other.field.key, other.holder)}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-disabled={id === undefined}
        onClick={() => {
          const isFromTop = chosen.field.order === 'topFirst';
          if (id !== undefined) onMove({ list: chosen, at: isFromTop ? 0 : chosen.ids.length });
        }}
      >
        {words.moveCard}
      </button>
    </span>
  );
}

interface AddParts extends Omit<ListParts, 'editor'> {
  readonly onAdd: (id: string) => void;
}

/** By its name, from a list that is searched while somebody types. */
function Add({ model, list, onAdd }: AddParts) {
  const { words, game } = model;
  const options = useId();
  const [text, setText] = useState('');
  const { offered, key } = list.field;
  const named = [...labelsApart(game, offered)].map(([id, name]) => ({ id, name }));
  const sought = text.trim().toLowerCase();
  const fitting = named.filter(({ name }) => name.toLowerCase().includes(sought));
  const found =
    named.find(({ id, name }) => [name.toLowerCase(), id].includes(sought)) ??
    (sought !== '' && fitting.length === 1 ? fitting[0] : undefined);
  const where = listLabel(game, key, list.holder);
  return (
    <form
      class="add-card"
      onSubmit={(event) => {
        event.preventDefault();
        if (found === undefined) return;
        onAdd(found.id);
        setText('');
      }}
    >
      <input
        list={options}
        aria-label={filled(words.addTo, { where })}
        placeholder={words.addCard}
        aria-invalid={sought !== '' && fitting.length === 0}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <datalist id={options}>
        {named.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <button type="submit" aria-disabled={found === undefined}>
        {words.add}
      </button>
    </form>
  );
}
