/** Counters, turns and other values of a position as fields: one for the game, or in a table by whose they are. */
import { useState } from 'preact/hooks';
import type { NamesField, PositionField, ValueField } from '../../../engine/index.ts';
import { groupedBy } from '../../table/moves.ts';
import { filled } from '../words.ts';
import { firstOf, namesIn, valueOf, withNames, withValue } from './edited-values.ts';
import type { EditedPosition } from './edit-position.ts';
import type { TableModel } from './model.ts';
import type { PositionEditor } from './position-editor.ts';
import { holderLabel, keyHelp, keyLabel, labelsApart } from './position-labels.ts';
import { ValueInput } from './position-value.tsx';

export interface EditedPart {
  readonly model: TableModel;
  readonly editor: PositionEditor;
}

/** The keys of a position, or the words below the name of something that it describes. */
export interface EditedKeys {
  readonly position: { readonly value: EditedPosition | null };
  change(step: (keys: EditedPosition) => EditedPosition): void;
}

interface KeysPart {
  readonly model: TableModel;
  readonly editor: EditedKeys;
  /** The key that describes it; missing for keys of the position itself. */
  readonly below?: string | undefined;
}

/** Longer lists of holders show only those of whom something is said. */
const MANY = 24;

/** `fields`: of those that are written, whatever sort they are of. */
export function PositionValues({
  fields,
  ...part
}: KeysPart & { readonly fields: readonly PositionField[] }) {
  const values = fields.filter((field) => field.is === 'value');
  const single = values.filter(({ holders }) => holders === null);
  const each = values.filter(({ holders }) => holders !== null);
  const whole = each.filter((field) => !isLong(field));
  const names = fields.filter((field) => field.is === 'names');
  const tables = groupedBy(whole, ({ holders }) => (holders ?? []).join('\n'));
  return (
    <>
      {single.length > 0 && (
        <div class="values">
          {single.map((field) => (
            <Single key={field.key} {...part} field={field} />
          ))}
        </div>
      )}
      {[...tables].map(([key, columns]) => (
        <ByHolder key={key} {...part} columns={columns} />
      ))}
      {names.map((field) => (
        <Names key={field.key} {...part} field={field} />
      ))}
      {each.filter(isLong).map((field) => (
        <Sparse key={field.key} {...part} field={field} />
      ))}
    </>
  );
}

function isLong({ holders, isSparse }: ValueField): boolean {
  return isSparse || (holders ?? []).length > MANY;
}

type OneField = KeysPart & { readonly field: ValueField };

function Single({ model, editor, below, field }: OneField) {
  const label = keyLabel(model.game, field.key, below);
  return (
    <label>
      {label}{' '}
      <ValueInput
        {...{ model, label, shape: field.shape, help: keyHelp(model.game, field.key, below) }}
        value={valueOf(field, editor.position.value ?? {}, null)}
        onValue={(value) => editor.change((position) => withValue(field, position, null, value))}
      />
    </label>
  );
}

function ByHolder({
  model,
  editor,
  columns,
}: KeysPart & { readonly columns: readonly ValueField[] }) {
  const { game } = model;
  const holders = columns[0]?.holders ?? [];
  return (
    <div class="by-holder">
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(({ key }) => (
              <th key={key} scope="col" title={keyHelp(game, key)}>
                {keyLabel(game, key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holders.map((holder) => (
            <tr key={holder}>
              <th scope="row">{holderLabel(game, holder)}</th>
              {columns.map((field) => (
                <td key={field.key}>
                  <HeldValue {...{ model, editor, field, holder }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeldValue({ model, editor, field, holder }: OneField & { readonly holder: string }) {
  const { game } = model;
  return (
    <ValueInput
      {...{ model, shape: field.shape }}
      label={`${keyLabel(game, field.key)}: ${holderLabel(game, holder)}`}
      value={valueOf(field, editor.position.value ?? {}, holder)}
      onValue={(value) => editor.change((position) => withValue(field, position, holder, value))}
    />
  );
}

/** Of squares, pairs and the like, those of which the position says something. */
function Sparse({ model, editor, field }: OneField) {
  const said = (field.holders ?? []).filter(
    (holder) => valueOf(field, editor.position.value ?? {}, holder) !== undefined,
  );
  const set = (holder: string, value: unknown): void =>
    editor.change((position) => withValue(field, position, holder, value));
  return (
    <Listed
      {...{ model, said }}
      field={{ key: field.key, names: field.holders ?? [] }}
      onAdd={(name) => set(name, firstOf(field.shape))}
      onRemove={(name) => set(name, undefined)}
      beside={(holder) => <HeldValue {...{ model, editor, field, holder }} />}
    />
  );
}

function Names({ model, editor, below, field }: KeysPart & { readonly field: NamesField }) {
  const said = namesIn(field, editor.position.value ?? {});
  if (said === null) return null;
  const write = (names: readonly string[]): void =>
    editor.change((position) => withNames(field, position, names));
  return (
    <Listed
      {...{ model, below, field, said }}
      onAdd={(name) => write([...said, name])}
      onRemove={(name) => write(said.filter((one) => one !== name))}
      beside={() => null}
    />
  );
}

interface ListedParts extends Pick<KeysPart, 'model' | 'below'> {
  readonly field: Pick<NamesField, 'key' | 'names'>;
  readonly said: readonly string[];
  readonly onAdd: (name: string) => void;
  readonly onRemove: (name: string) => void;
  readonly beside: (name: string) => preact.ComponentChildren;
}

function Listed({ model, below, field, said, onAdd, onRemove, beside }: ListedParts) {
  const { words, game } = model;
  const { key, names } = field;
  const [chosen, setChosen] = useState('');
  const left = names.filter((name) => !said.includes(name));
  const name = left.includes(chosen) ? chosen : (left[0] ?? '');
  const label = keyLabel(game, key, below);
  const labels = labelsApart(game, names);
  const called = (one: string): string => labels.get(one) ?? holderLabel(game, one);
  return (
    <fieldset class="listed" title={keyHelp(game, key, below)}>
      <legend>{label}</legend>
      {said.map((one) => (
        <span key={one} class="one">
          {called(one)} {beside(one)}
          <button
            type="button"
            aria-label={filled(words.removeFrom, { what: called(one), where: label })}
            onClick={({ currentTarget }) => {
              // The field with what can be added stays.
              currentTarget.closest('fieldset')?.querySelector<HTMLElement>('.add')?.focus();
              onRemove(one);
            }}
          >
            ×
          </button>
        </span>
      ))}
      <span class="one">
        <select
          class="add"
          aria-label={filled(words.addTo, { where: label })}
          value={name}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {left.map((one) => (
            <option key={one} value={one}>
              {called(one)}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label={filled(words.addTo, { where: label })}
          aria-disabled={name === ''}
          onClick={() => name !== '' && onAdd(name)}
        >
          +
        </button>
      </span>
    </fieldset>
  );
}
