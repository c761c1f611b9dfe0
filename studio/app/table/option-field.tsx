/** One option of a game, with the value that it is to have. */
import type { OfferedOption } from '../../protocol/play.ts';

interface OptionParts {
  readonly option: OfferedOption;
  readonly value: unknown;
  /** Undefined: as usual. */
  readonly onChange: (value: unknown) => void;
}

interface Described {
  readonly enum?: readonly unknown[];
}

/** Values as they are written in YAML; the rules say what they do not take. */
export function OptionField({
  option: { name, title, about, schema, usual, names },
  value,
  onChange,
}: OptionParts) {
  const { enum: offered } = schema as Described;
  const hint = about === '' ? undefined : about;
  const shown = value === undefined ? usual : value;
  if (offered === undefined && typeof usual === 'boolean') {
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
  return (
    <label title={hint}>
      {title}{' '}
      {offered !== undefined ? (
        <select
          data-option={name}
          value={JSON.stringify(shown)}
          onChange={(event) => onChange(JSON.parse(event.currentTarget.value) as unknown)}
        >
          {offered.map((one) => (
            <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
              {names[String(one)] ?? String(one)}
            </option>
          ))}
        </select>
      ) : (
        <input
          data-option={name}
          placeholder="–"
          value={typeof shown === 'string' ? shown : shown === null ? '' : JSON.stringify(shown)}
          onChange={(event) => onChange(read(event.currentTarget.value))}
        />
      )}
    </label>
  );
}

function read(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
