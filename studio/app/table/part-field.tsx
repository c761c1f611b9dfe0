/** What is brought beside decks: one of its sort, in place of what the game brings. */
import type { OfferedPart } from '../../protocol/play.ts';

interface PartFieldParts {
  readonly part: OfferedPart;
  /** Undefined: what the game brings. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

export function PartField({
  part: { name, title, usual, offered },
  value,
  onChange,
}: PartFieldParts) {
  return (
    <label>
      {title}{' '}
      <select
        name={name}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === usual ? undefined : currentTarget.value)
        }
      >
        {offered.map(({ id, name }) => (
          <option key={id} value={id} selected={id === (value ?? usual)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The choices with one of them changed, or taken back. */
export function withPart(
  parts: Readonly<Record<string, string>>,
  name: string,
  id: string | undefined,
): Readonly<Record<string, string>> {
  const { [name]: _, ...others } = parts;
  return id === undefined ? others : { ...others, [name]: id };
}
