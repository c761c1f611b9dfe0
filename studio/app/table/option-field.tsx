/** One option of a game, with the value that it is to have. */
import type { OfferedOption } from '../../protocol/play.ts';
import {
  leavesOf,
  optionForm,
  usualFor,
  withLeaf,
  written,
  type OptionForm,
} from './option-form.ts';
import { TypedField } from '../typed-field.tsx';

interface OptionParts {
  readonly option: OfferedOption;
  readonly value: unknown;
  /** At the table; what is usual may depend on it. */
  readonly players?: number;
  /** Of `null`, in the language of the page. */
  readonly none: string;
  /** Undefined: as usual. */
  readonly onChange: (value: unknown) => void;
}

interface Shown extends OptionParts {
  readonly form: OptionForm;
  readonly shown: unknown;
}

/** What the rules do not take, they say when the game begins. */
export function OptionField(parts: OptionParts) {
  const { value, players, onChange } = parts;
  const option = { ...parts.option, usual: usualFor(parts.option, players) };
  const { name, title, about, schema, usual } = option;
  const hint = about === '' ? undefined : about;
  const shown = value === undefined ? usual : value;
  const form = optionForm(schema);
  if (form.words.length === 0 && typeof usual === 'boolean') {
    return (
      <label class="tick" title={hint}>
        <input
          type="checkbox"
          data-option={name}
          checked={shown === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />{' '}
        {title}
      </label>
    );
  }
  const all = { ...parts, option, form, shown };
  if (typeof shown === 'object' && shown !== null) {
    return (
      <div class="option" role="group" aria-label={title} title={hint}>
        <span>{title}</span> <Inside {...all} />
      </div>
    );
  }
  return (
    <label title={hint}>
      {title} {form.words.length > 0 ? <Words {...all} /> : <Typed {...all} />}
    </label>
  );
}

/** `label`: of a field that has no label around it. */
function Words({
  option: { name, title, usual, names },
  form: { words },
  shown,
  none,
  onChange,
  label,
}: Shown & { readonly label?: boolean }) {
  const said = (one: unknown): string => {
    if (typeof one !== 'object') return names[written(one)] ?? written(one);
    if (one === null) return names['null'] ?? none;
    return [...new Set(leavesOf(one).flatMap(({ path: [key = ''] }) => names[key] ?? key))].join(
      ' · ',
    );
  };
  const offered = typeof usual === 'object' && usual !== null ? [usual, ...words] : words;
  const isInside = typeof shown === 'object' && shown !== null;
  return (
    <select
      {...(label === true ? { 'aria-label': title } : { 'data-option': name })}
      value={JSON.stringify(isInside ? usual : shown)}
      onChange={(event) => onChange(JSON.parse(event.currentTarget.value) as unknown)}
    >
      {offered.map((one) => (
        <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
          {said(one)}
        </option>
      ))}
    </select>
  );
}

/** A mapping or a list by its parts: `columns 7`, `P1 3 3`. */
function Inside(parts: Shown) {
  const { option, form, shown, onChange } = parts;
  const leaves = leavesOf(shown);
  const nameOf = (key: string): string => option.names[key] ?? (/^\d+$/.test(key) ? '' : key);
  return (
    <span class="parts">
      {form.words.length > 0 && <Words {...parts} label />}
      {leaves.map(({ path, value }, at) => {
        const isFirst = at === 0 || leaves[at - 1]?.path[0] !== path[0];
        return (
          <label key={path.join('.')}>
            {isFirst ? nameOf(path[0] ?? '') : ''}{' '}
            <TypedField
              data-option={`${option.name}.${path.join('.')}`}
              aria-label={`${option.title}: ${path.map((key) => nameOf(key) || Number(key) + 1).join(' ')}`}
              {...(typeof value === 'number' ? { type: 'number' } : {})}
              value={String(value)}
              onChange={({ currentTarget: field }) => {
                // There is no mat without a number of columns: what is emptied stays as it was.
                if (field.value.trim() === '') field.value = String(value);
                const typed = typeof value === 'number' ? Number(field.value) : field.value;
                onChange(withLeaf(shown, path, typed));
              }}
            />
          </label>
        );
      })}
    </span>
  );
}

function Typed({
  option: { name, usual },
  form: { number, orNone },
  shown,
  none,
  onChange,
}: Shown) {
  return (
    <TypedField
      data-option={name}
      placeholder={orNone ? none : '–'}
      {...(number === null ? {} : { type: 'number', ...number })}
      value={shown === null ? '' : written(shown)}
      onChange={({ currentTarget: { value } }) => {
        if (value.trim() !== '') onChange(number === null ? value : Number(value));
        else onChange(orNone && usual !== null ? null : undefined);
      }}
    />
  );
}
