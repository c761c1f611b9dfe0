/** One option of a game, with the value that it is to have. */
import type { OfferedOption } from '../../protocol/play.ts';

interface OptionParts {
  readonly option: OfferedOption;
  readonly value: unknown;
  /** Undefined: as usual. */
  readonly onChange: (value: unknown) => void;
}

/** Values as they are written in YAML; the rules say what they do not take. */
export function OptionField({
  option: { name, title, schema, usual },
  value,
  onChange,
}: OptionParts) {
  const offered = (schema as { readonly enum?: readonly unknown[] }).enum;
  const isChoice = Array.isArray(offered) || typeof usual === 'boolean';
  const values: readonly unknown[] = offered ?? [true, false];
  const shown = value === undefined ? usual : value;
  return (
    <label>
      {title}{' '}
      {isChoice ? (
        <select
          data-option={name}
          value={JSON.stringify(shown)}
          onChange={(event) => onChange(JSON.parse(event.currentTarget.value) as unknown)}
        >
          {values.map((one) => (
            <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
              {String(one)}
            </option>
          ))}
        </select>
      ) : (
        <input
          data-option={name}
          value={typeof shown === 'string' ? shown : JSON.stringify(shown)}
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
