/** What a position says of the piece that is held: whose it is, which way it faces, what it has left. */
import type { PiecesField } from '../../../engine/index.ts';
import { type EditedPiece, readPiece, type WordValue, writtenPiece } from './edited-piece.ts';
import { firstOf } from './edited-values.ts';
import { keyHelp, keyLabel } from './position-labels.ts';
import { ValueInput } from './position-value.tsx';
import type { EditedPart } from './position-values.tsx';
import { mapping } from './scene.ts';

export function PieceWords({ model, editor, square }: EditedPart & { readonly square: string }) {
  const { words, game } = model;
  const position = editor.position.value ?? {};
  const field = editor.fields.value.find(
    (one): one is PiecesField => one.is === 'pieces' && square in mapping(position[one.key]),
  );
  const text = field === undefined ? null : mapping(position[field.key])[square];
  if (field === undefined || typeof text !== 'string') return null;
  const piece = readPiece(field, text);
  const write = (changed: EditedPiece): void =>
    editor.change((now) => {
      const pieces = { ...mapping(now[field.key]), [square]: writtenPiece(field, changed) };
      return { ...now, [field.key]: pieces };
    });
  const set = (key: string, value: unknown): void =>
    write({ ...piece, values: { ...piece.values, [key]: value as WordValue } });
  return (
    <p class="values">
      {field.seats !== null && (
        <label>
          {words.owner}{' '}
          <ValueInput
            {...{ model, label: words.owner, value: piece.seat }}
            shape={{ is: 'word', words: field.seats, orNone: false }}
            onValue={(seat) => write({ ...piece, seat: String(seat) })}
          />
        </label>
      )}
      {field.words.map(({ key, shape, silent }) => (
        <label key={key}>
          {keyLabel(game, key)}{' '}
          <ValueInput
            {...{ model, shape, label: keyLabel(game, key), help: keyHelp(game, key) }}
            value={piece.values[key] ?? silent ?? (shape.is === 'flag' ? false : firstOf(shape))}
            onValue={(value) => set(key, value)}
          />
        </label>
      ))}
    </p>
  );
}
