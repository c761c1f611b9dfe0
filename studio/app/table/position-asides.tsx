/** What else a position says of a card: that everybody knows it, whose it was. */
import type { PositionField } from '../../../engine/index.ts';
import { besideAt, type CardPlace } from './edit-cards.ts';
import { type CardList, cardLists } from './edited-lists.ts';
import { keyLabel } from './position-labels.ts';
import { ValueInput } from './position-value.tsx';
import type { EditedPart } from './position-values.tsx';
import { mapping } from './scene.ts';

export function CardAsides({ model, editor, place }: EditedPart & { readonly place: CardPlace }) {
  const fields = editor.fields.value.filter((field) => isAside(field, place));
  return fields.length === 0 ? null : (
    <p class="orders">
      {fields.map((field) => (
        <Aside key={field.key} {...{ model, editor, place, field }} />
      ))}
    </p>
  );
}

function isAside(field: PositionField, { list }: CardPlace): boolean {
  const isOfCards = field.is === 'marks' || field.is === 'beside';
  return isOfCards && field.of.includes(list.field.key);
}

interface AsideParts extends EditedPart {
  readonly place: CardPlace;
  readonly field: PositionField;
}

function Aside({ model, editor, place, field }: AsideParts) {
  const position = editor.position.value ?? {};
  const said = position[field.key];
  const label = keyLabel(model.game, field.key);
  if (field.is === 'beside' && Array.isArray(said)) {
    const at = besideAt(cardLists(editor.fields.value, position), field.of, place);
    const set = (value: unknown): void =>
      editor.change((now) => ({ ...now, [field.key]: said.with(at, value) }));
    return (
      <label>
        {label}{' '}
        <ValueInput {...{ model, label }} shape={field.shape} value={said[at]} onValue={set} />
      </label>
    );
  }
  const { list, at } = place;
  const { holder, ids } = list as CardList;
  const marks: unknown = mapping(said)[holder ?? ''];
  if (field.is !== 'marks' || holder === null || !Array.isArray(marks)) return null;
  const id = ids[at] ?? '';
  // Of equal cards the first ones are marked.
  const before = ids.slice(0, at).filter((one) => one === id).length;
  const isMarked = marks.filter((one) => one === id).length > before;
  const set = (is: unknown): void => {
    const rest = is === true ? [...marks, id] : marks.toSpliced(marks.indexOf(id), 1);
    const all = { ...mapping(said), [holder]: rest };
    editor.change((now) => ({ ...now, [field.key]: all }));
  };
  return (
    <label>
      <ValueInput {...{ model, label }} shape={{ is: 'flag' }} value={isMarked} onValue={set} />{' '}
      {label}
    </label>
  );
}
