/** A position as its hands, piles and counters, beside its text: whatever the rules of the game declare of it. */
import { useState } from 'preact/hooks';
import type { PositionField } from '../../../engine/index.ts';
import { filled } from '../words.ts';
import { cardLists, nameOfList } from './edited-lists.ts';
import { namesIn } from './edited-values.ts';
import { CardListPart } from './position-cards.tsx';
import { isSpokenOf, keyLabel } from './position-labels.ts';
import { Records } from './position-records.tsx';
import { type EditedPart, PositionValues } from './position-values.tsx';

export function PositionByEye({ model, editor }: EditedPart) {
  const { words, game } = model;
  const position = editor.position.value;
  const fields = editor.fields.value;
  if (position === null || fields.length === 0) return null;
  const written = fields.filter(({ key }) => position[key] !== undefined);
  const lists = cardLists(fields, position);
  const [spoken, kept] = [true, false].map((is) =>
    written.filter(({ key }) => isSpokenOf(game, key) === is),
  ) as [PositionField[], PositionField[]];
  const listed = (of: readonly PositionField[]) =>
    lists
      .filter(({ field }) => of.includes(field))
      .map((list) => <CardListPart key={nameOfList(list)} {...{ model, editor, list }} />);
  const described = written.filter((field) => field.is === 'records');
  const unread = unreadKeys(fields, position);
  return (
    <div class="by-eye">
      <PositionValues {...{ model, editor }} fields={spoken} />
      {described.map((field) => (
        <Records key={field.key} {...{ model, editor, field }} />
      ))}
      {listed(spoken)}
      {kept.some(({ is }) => ['value', 'names', 'cards'].includes(is)) && (
        <Kept title={words.moreKeys}>
          <PositionValues {...{ model, editor }} fields={kept} />
          {listed(kept)}
        </Kept>
      )}
      {unread.length > 0 && (
        <p class="orders">
          {filled(words.shortForms, { keys: unread.map((key) => keyLabel(game, key)).join(', ') })}{' '}
          {editor.playable.value !== null && (
            <button type="button" id="write-whole" onClick={() => editor.writeWhole()}>
              {words.writeWhole}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** Drawn when somebody wants to see it: rules keep a lot. */
function Kept({ title, children }: { title: string; children: preact.ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}

/** What the text omits, or writes in a form that only the rules read. */
function unreadKeys(
  fields: readonly PositionField[],
  position: Readonly<Record<string, unknown>>,
): string[] {
  const lists = cardLists(fields, position);
  return fields
    .filter((field) => {
      if (position[field.key] === undefined) return true;
      if (field.is === 'names') return namesIn(field, position) === null;
      if (field.is !== 'cards') return false;
      const { length } = lists.filter((list) => list.field === field);
      return length < (field.holders?.length ?? 1);
    })
    .map(({ key }) => key);
}
