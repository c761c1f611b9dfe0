/** One number, word, flag or square of a position, as a field. */
import { useState } from 'preact/hooks';
import type { FieldShape } from '../../../engine/index.ts';
import { valueTyped } from './edited-values.ts';
import type { TableModel } from './model.ts';
import { wordLabel } from './position-labels.ts';

interface ValueParts {
  readonly model: TableModel;
  readonly shape: FieldShape;
  /** Undefined where the position does not say it. */
  readonly value: unknown;
  readonly label: string;
  readonly help?: string;
  readonly onValue: (value: unknown) => void;
}

/** Nothing for what is none of its values. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function ValueInput(parts: ValueParts) {
  const { model, shape, value, label, help = '', onValue } = parts;
  const named = { 'aria-label': label, title: help };
  switch (shape.is) {
    case 'flag':
      return (
        <input
          type="checkbox"
          {...named}
          checked={value === true}
          onChange={({ currentTarget }) => onValue(currentTarget.checked)}
        />
      );
    case 'word': {
      const current = textOf(value);
      const isKnown = shape.words.includes(current) || (current === '' && shape.orNone);
      return (
        <select
          {...named}
          value={current}
          onChange={({ currentTarget }) => onValue(valueTyped(shape, currentTarget.value))}
        >
          {!isKnown && <option value={current}>{current}</option>}
          {shape.orNone && <option value="">{model.words.none}</option>}
          {shape.words.map((word) => (
            <option key={word} value={word}>
              {wordLabel(model.game, model.words, word)}
            </option>
          ))}
        </select>
      );
    }
    case 'number':
    case 'square':
      return <TypedValue {...parts} />;
  }
}

/** The position takes it as soon as it is one; what is half typed stays in the field. */
function TypedValue({ shape, value, label, help = '', onValue }: ValueParts) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? textOf(value);
  const isWrong = typed !== null && valueTyped(shape, typed) === undefined;
  const [min, max] = shape.is === 'number' ? [shape.least, shape.most] : [undefined, undefined];
  return (
    <input
      {...{ min, max, type: (shape.is === 'number' ? 'number' : 'text') as 'text' }}
      class={`of-${shape.is}`}
      aria-label={label}
      title={help}
      aria-invalid={isWrong}
      value={text}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const said = valueTyped(shape, currentTarget.value);
        if (said !== undefined) onValue(said);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
