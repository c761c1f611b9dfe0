/** One choice of a print: from a list, yes or no, millimetres, an address. */
import type { Option, PrintAsked } from '../../protocol/print.ts';
import type { PrintModel } from './model.ts';
import { TypedField } from '../typed-field.tsx';

interface ChoiceParts {
  readonly model: PrintModel;
  readonly name: keyof PrintAsked;
  readonly label: string;
}

export function Select({
  model,
  name,
  label,
  none,
  list,
}: ChoiceParts & { readonly none?: string; readonly list: readonly Option[] }) {
  const chosen = String(model.asked.value[name] ?? '');
  return (
    <label>
      {label}
      <select
        id={name}
        value={chosen}
        onChange={(event) => model.choose({ [name]: event.currentTarget.value })}
      >
        {none !== undefined && <option value="">{none}</option>}
        {list.map(({ value, text }, at) => {
          const own = none === undefined && at === 0 ? '' : value;
          return (
            <option key={value} value={own} selected={own === chosen}>
              {text}
            </option>
          );
        })}
      </select>
    </label>
  );
}

export function Tick({ model, name, label }: ChoiceParts) {
  return (
    <label class="tick">
      <input
        id={name}
        type="checkbox"
        checked={model.asked.value[name] === true}
        onChange={(event) => model.choose({ [name]: event.currentTarget.checked })}
      />{' '}
      {label}
    </label>
  );
}

export function Length({ model, name, label }: ChoiceParts) {
  const value = model.asked.value[name];
  return (
    <label>
      {label}
      <TypedField
        id={name}
        type="number"
        min="0"
        max="50"
        step="0.5"
        value={typeof value === 'number' ? value : ''}
        placeholder={model.words.asGame}
        onChange={(event) => {
          const text = event.currentTarget.value;
          model.choose({ [name]: text === '' ? null : Number(text) });
        }}
      />
    </label>
  );
}

export function Address({ model, name, label }: ChoiceParts) {
  return (
    <label>
      {label}
      <TypedField
        id={name}
        type="url"
        pattern="https?://.+"
        value={String(model.asked.value[name] ?? '')}
        onChange={(event) => model.choose({ [name]: event.currentTarget.value.trim() })}
      />
    </label>
  );
}
