/** What a position describes by words of its own, one by one: the units of a skirmish. */
import { useState } from 'preact/hooks';
import type { RecordsField } from '../../../engine/index.ts';
import { madeLike, recordIn, withRecord } from './edited-records.ts';
import { nameOf } from './names.ts';
import { keyHelp, keyLabel } from './position-labels.ts';
import { ValueInput } from './position-value.tsx';
import { type EditedKeys, type EditedPart, PositionValues } from './position-values.tsx';
import { mapping } from './scene.ts';

interface RecordsParts extends EditedPart {
  readonly field: RecordsField;
}

export function Records({ model, editor, field }: RecordsParts) {
  const names = Object.keys(mapping(editor.position.value?.[field.key]));
  return (
    <fieldset class="records" title={keyHelp(model.game, field.key)}>
      <legend>{keyLabel(model.game, field.key)}</legend>
      {names.map((name) => (
        <OneRecord key={name} {...{ model, editor, field, name }} />
      ))}
    </fieldset>
  );
}

function OneRecord({ model, editor, field, name }: RecordsParts & { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { game } = model;
  const { key, like, words } = field;
  const record = recordIn(field, editor.position.value ?? {}, name);
  const id = record[like.key];
  const own: EditedKeys = {
    position: { value: record },
    change: (step) => editor.change((position) => withRecord(field, position, name, step)),
  };
  const label = keyLabel(game, like.key, key);
  return (
    <details data-record={name} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name}
        {typeof id === 'string' && ` · ${nameOf(game, id)}`}
      </summary>
      {isOpen && (
        <>
          <label>
            {label}{' '}
            <ValueInput
              {...{ model, label, value: id, help: keyHelp(game, like.key, key) }}
              shape={{ is: 'word', words: Object.keys(like.said), orNone: true }}
              onValue={(chosen) =>
                own.change((said) => madeLike(field, said, chosen as string | null))
              }
            />
          </label>
          <PositionValues {...{ model, editor: own, below: key }} fields={words} />
        </>
      )}
    </details>
  );
}
