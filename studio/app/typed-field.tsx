/**
 * A field that keeps what is typed into it until it is left. What the page fetches meanwhile draws it again, and
 * a number that is being written, such as `0.`, is not the text that its value would be written as.
 */
import type { PartialInputHTMLAttributes, TargetedEvent } from 'preact';
import { useRef } from 'preact/hooks';

type Attributes = Omit<
  PartialInputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'value' | 'onInput' | 'onChange' | 'onBlur'
>;

interface TypedFieldParts extends Attributes {
  readonly type?: 'text' | 'number' | 'url';
  readonly value: string | number;
  /** With each key. */
  readonly onInput?: (event: TargetedEvent<HTMLInputElement>) => void;
  /** When it is left, or Enter is pressed. */
  readonly onChange?: (event: TargetedEvent<HTMLInputElement>) => void;
}

export function TypedField({ value, onInput, onChange, ...others }: TypedFieldParts) {
  const typed = useRef<string | null>(null);
  return (
    <input
      {...(others as { type?: 'text' })}
      value={typed.current ?? value}
      onInput={(event) => {
        typed.current = event.currentTarget.value;
        onInput?.(event);
      }}
      onChange={(event) => {
        typed.current = null;
        onChange?.(event);
      }}
      onBlur={({ currentTarget: field }) => {
        if (typed.current !== null) field.value = String(value);
        typed.current = null;
      }}
    />
  );
}
